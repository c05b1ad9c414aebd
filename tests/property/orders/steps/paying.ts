import { v7 } from 'uuid';
import type { OrderAccount } from '../ledger/order-account.ts';
import { type Lives, must, phone, tell } from '../lives.ts';
import type { Plan } from '../scripted-provider.ts';

const plans: readonly Plan[] = ['paid', 'paid', 'paid', 'paid', 'slow', 'lost', 'refused', 'deposit', 'deposit'];

export const byGuest = ({ number }: OrderAccount) => ({ number, phone });
export const callAsBuyer = async (
  { shop }: Lives,
  order: OrderAccount,
  { path, guestPath, body = {} }: { readonly path: string; readonly guestPath: string; readonly body?: object },
) =>
  order.userId === null
    ? shop.call('POST', guestPath, { body: { ...byGuest(order), ...body } })
    : shop.call('POST', path, { token: await shop.tokenOf(order.userId), body: { id: order.id, ...body } });

/** The window is opened, agreed to, and comes back with its key. */
export const pay = async (lives: Lives, order: OrderAccount): Promise<void> => {
  const { shop, random } = lives;
  const { id: orderId, amounts } = order;
  const opened = await callAsBuyer(lives, order, { path: 'shop/order/pay', guestPath: 'shop/order/guest/pay' });
  const tried = shop.bank.paymentsOf(orderId).length > 0;
  must(opened.status === 200 || tried, `a first window was answered ${opened.status}`);
  if (opened.status !== 200) return;
  must(opened.body['total'] === amounts.total, 'the window asks for another amount');
  const [key, plan] = [v7(), random.pick(plans)];
  shop.bank.agree({ key, orderId, amount: amounts.total, plan });
  const { status, body } = await shop.call('POST', 'shop/payment/confirm', {
    body: { paymentKey: key, orderId, amount: amounts.total },
  });
  tell(lives, `pay ${plan}`, `${order.number} ${amounts.total}: ${status} ${String(body.code ?? body['status'])}`);
};

/** Two windows are open, and the buyer agrees in both. */
export const payTwice = async (lives: Lives, order: OrderAccount): Promise<void> => {
  const { shop } = lives;
  const { id: orderId, amounts } = order;
  const keys = [v7(), v7()];
  for (const key of keys) shop.bank.agree({ key, orderId, amount: amounts.total, plan: 'paid' });
  const answers = await Promise.all(
    keys.map((paymentKey) =>
      shop.call('POST', 'shop/payment/confirm', { body: { paymentKey, orderId, amount: amounts.total } }),
    ),
  );
  tell(lives, 'pay twice', `${order.number}: ${answers.map(({ status }) => status).join(', ')}`);
};

/** The money for an account comes, and the provider says so. */
export const deposit = async (lives: Lives): Promise<void> => {
  const { shop, random } = lives;
  const order = random.shuffled(lives.orders).find(({ id }) => shop.bank.deposit(id));
  if (!order) return;
  const { status } = await shop.call('POST', 'shop/payment/webhook', { body: { data: { orderId: order.id } } });
  tell(lives, 'deposit', `${order.number}: ${status}`);
};

/** The keeper sends by hand what the provider refused to give back, and says so; its books know nothing of it. */
export const giveBackByHand = async (lives: Lives): Promise<void> => {
  const { shop, random } = lives;
  const refused = lives.orders.flatMap(({ id }) =>
    shop.bank.paymentsOf(id).flatMap((payment) => [...payment.refused.keys()].map((refund_id) => ({ id, refund_id }))),
  );
  if (refused.length === 0) return;
  const { status } = await shop.callAsKeeper('PUT', 'adm/order/refund/settle', random.pick(refused));
  tell(lives, 'by hand', String(status));
  must(status === 200 || status === 404, `giving back by hand was answered ${status}`);
};
