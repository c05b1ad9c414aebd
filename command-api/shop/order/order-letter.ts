import type { OrderMailKind } from '@maru/contracts/identity/mail/mail.events';
import type { Gone } from '@maru/contracts/shop/order/order-mail.words';
import type { AnyLetter } from '../../mail/written-mail.ts';

export interface OrderLetter extends AnyLetter {
  readonly kind: OrderMailKind;
  readonly orderId: string;
  readonly gone?: Gone;
}
