import { paymentSubjectOf } from '@maru/contracts/shop/payment/payment-subject';

/** The order that an address of `/success` or `/fail` is about. `number` is empty where the address does not say it. */
export interface OrderAt {
  readonly id: string;
  readonly number: string;
}
/** The address may be anybody's; what is paid beside for a claim is named by more than its order. */
const longest = 50;

export const orderAt = (query: URLSearchParams): OrderAt | undefined => {
  const payment = query.get('orderId')?.slice(0, longest);
  const id = payment && paymentSubjectOf(payment).orderId;
  return id ? { id, number: (query.get('number') ?? '').slice(0, longest) } : undefined;
};

/** The page of an order: a guest has to show its number and a phone. */
export const orderPath = ({ id, number }: OrderAt, loggedIn: boolean) =>
  loggedIn ? `/my/order/${encodeURIComponent(id)}` : `/order?${new URLSearchParams({ number }).toString()}`;
