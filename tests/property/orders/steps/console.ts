import { lookAgain } from '@maru/command-api/shop/payment/compare-books.service';
import { OutcomeUnknown } from '@maru/command-api/shop/payment/payment-provider';
import type { PaymentDocument } from '@maru/contracts/shop/payment/payment.views';
import { booksOf } from '../ledger/provider-books.ts';
import { held, type OrderAccount } from '../ledger/order-account.ts';
import { type Lives, must, tell } from '../lives.ts';

/** Somebody gives money back at the provider's own screen. The shop is told of it at once, or not. */
export const cancelAtConsole = async (lives: Lives): Promise<void> => {
  const { shop, random } = lives;
  const order = random
    .shuffled(lives.orders)
    .find(({ id, stage }) => stage === 'paid' && shop.bank.paymentsOf(id).some(({ status }) => status === 'paid'));
  if (!order) return;
  const sum = shop.bank.cancelAtConsole(order.id, random.pick([0.05, 0.4, 1]));
  if (sum === 0) return;
  const isTold = random.chance(0.5);
  if (isTold) await shop.call('POST', 'shop/payment/webhook', { body: { data: { orderId: order.id } } });
  tell(lives, 'console cancel', `${order.number}: ${sum}${isTold ? ', told' : ''}`);
};

const paymentDocOf = ({ shop }: Lives, { id }: OrderAccount) => shop.views.get<PaymentDocument>('payment', id);
/** By how much the desk sees that books differ, or has said that they may. */
const differenceOn = (doc: PaymentDocument | undefined): number =>
  doc?.difference ? doc.difference.held - doc.difference.expected : (doc?.accepted ?? 0);

const compareOne = async (lives: Lives, order: OrderAccount): Promise<void> => {
  try {
    await lookAgain(lives.shop.parts, order.id, async () => undefined);
  } catch (error) {
    if (error instanceof OutcomeUnknown) return;
    throw error;
  }
  const doc = await paymentDocOf(lives, order);
  const books = booksOf(lives.shop.bank, [order.id]);
  if (order.stage !== 'paid' || !doc || doc.open || books.refused > 0 || doc.awaits_account) return;
  const [seen, is] = [differenceOn(doc), books.held - held(order)];
  must(seen === is, `books of ${order.number} differ by ${is}, the desk sees ${seen}`);
};
/** 대사, of all payments. */
export const compareDaily = async (lives: Lives): Promise<void> => {
  for (const order of lives.orders) await compareOne(lives, order);
  tell(lives, 'compare books');
};

/** The desk lets a difference be. */
export const acceptDifference = async (lives: Lives): Promise<void> => {
  const { shop, random } = lives;
  for (const order of random.shuffled(lives.orders)) {
    if (!(await paymentDocOf(lives, order))?.difference) continue;
    const body = { id: order.id, reason: 'atConsole' };
    const { status } = await shop.callAsKeeper('PUT', 'adm/payment/difference', body);
    tell(lives, 'accept difference', `${order.number}: ${status}`);
    return must(status === 200, `letting a difference be was answered ${status}`);
  }
};
