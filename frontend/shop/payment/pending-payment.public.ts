import type { CartLine } from '@maru/contracts/shop/cart/cart.fields';
import type { PlacedOrder } from '@maru/contracts/shop/order/order.routes';
import type { PaymentWay } from '@maru/contracts/shop/payment/payment-ways';
import { inTab } from '../../kernel/personal/personal-storage.ts';

/** An unpaid order of this tab, with what it takes to open its payment window again or to cancel it. */
export interface PendingPayment {
  readonly placed: PlacedOrder;
  readonly lines: readonly CartLine[];
  readonly method: PaymentWay;
  /** Whether the buyer wants the money kept until the goods have come. */
  readonly escrow: boolean;
  readonly buyer: { readonly name: string; readonly phone: string; readonly email: string };
  /** Null for a guest. */
  readonly userId: string | null;
}
export type WantedPayment = Pick<PendingPayment, 'placed' | 'method' | 'escrow' | 'buyer'>;

const key = 'payment';

export const keepPending = (pending: PendingPayment) => inTab.write(key, pending);
export const forgetPending = () => inTab.write(key, undefined);

/** Of this person, while it can still be paid. */
export const pendingOf = (userId: string | null, now = Date.now()): PendingPayment | undefined => {
  const stored = inTab.read<PendingPayment>(key);
  return stored && stored.userId === userId && now < stored.placed.pay_until ? stored : undefined;
};

/** By id alone, because the payment window leads back before the session is known. */
export const pendingFor = (orderId: string): PendingPayment | undefined => {
  const stored = inTab.read<PendingPayment>(key);
  return stored?.placed.id === orderId ? stored : undefined;
};
