import type { OrderMailKind } from '@maru/contracts/identity/mail/mail.events';
import type { CancelReason, Part } from '@maru/contracts/shop/order/order.fields';
import type { AnyLetter } from '../../mail/written-mail.ts';

/** What went of an order, and what came back for it. */
export interface Gone {
  readonly parts: readonly Part[];
  /** Nothing was left then. */
  readonly whole: boolean;
  /** Won. */
  readonly refund: number;
  readonly points: number;
  readonly reason: CancelReason;
}

/** A mail about an order, to the address that was given with it. */
export interface OrderLetter extends AnyLetter {
  readonly kind: OrderMailKind;
  readonly orderId: string;
  readonly gone?: Gone;
}
