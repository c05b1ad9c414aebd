import { orderTitle } from '@maru/contracts/shop/order/order.words';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import type { Placed } from '@maru/contracts/shop/order/order.routes';
import type { PaymentProvider } from '../payment/payment-provider.ts';

const nameOf = ({ lines }: OrderFacts) => {
  const [first, ...more] = lines;
  return orderTitle(`${first?.name}`, more.length);
};

/** What the payment window is opened with: its amount is the order's own. */
export const windowOf = (
  order: OrderFacts,
  { name: provider, clientKey }: Pick<PaymentProvider, 'name' | 'clientKey'>,
): Placed => ({
  id: order.id,
  number: order.number,
  total: order.amounts.total,
  tax_free: order.amounts.tax_free,
  name: nameOf(order),
  pay_until: order.pay_until,
  cash_receipt: order.cash_receipt_use,
  payment: { provider, client_key: clientKey },
});
