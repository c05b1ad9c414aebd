import { Rejected } from '@maru/contracts/kernel/rejections';
import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import { buyerOf } from '@maru/contracts/shop/order/order.events';
import { heldByProvider } from '@maru/contracts/shop/payment/payment.books';
import type { PaymentFacts } from '@maru/contracts/shop/payment/payment.fold';
import {
  type BookProblem,
  type BookRow,
  type Comparison,
  comparisonView,
  type OwnMoney,
  type paymentQueries,
} from '@maru/contracts/shop/payment/payment.queries';
import { paymentSubjectOf, surchargePaymentsOf } from '@maru/contracts/shop/payment/payment-subject';
import type { PaymentDocument } from '@maru/contracts/shop/payment/payment.views';
import { type Document, UnknownView, type ViewStore, type Where } from '@maru/platform/view-store/view-store';
import type { QueryHandler } from '../../http/query-handler.ts';

const conditions: Readonly<Record<BookProblem, Where>> = {
  differs: { differs: true },
  awaitsAccount: { awaits_account: true },
  stuck: { stuck: true },
};

const orderIdOf = ({ id }: PaymentDocument) => paymentSubjectOf(id).orderId;
const waitingOf = ({ refunds }: PaymentDocument) =>
  refunds
    .filter(({ outcome }) => outcome === 'awaitsAccount' || outcome === 'refused')
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0);
const rowOf = (payment: PaymentDocument, number: string): BookRow => {
  const { id, difference, accepted, changed_at, attempts } = payment;
  const method = attempts.find(({ status }) => status === 'paid')?.method ?? '';
  const held = heldByProvider(payment as PaymentFacts);
  const { orderId: order_id, surcharge } = paymentSubjectOf(id);
  const claim = surcharge?.claim ?? null;
  return { id, order_id, claim, difference, accepted, changed_at, number, method, held, waiting: waitingOf(payment) };
};

/** Nothing before the first comparison began. */
const comparisonOf = async (views: ViewStore): Promise<Comparison | null> => {
  const { name, version, id } = comparisonView;
  const stored = views.version(name, version).get<Document & Comparison>(id);
  const found = await stored.catch((error: unknown) => {
    if (error instanceof UnknownView) return undefined;
    throw error;
  });
  if (!found) return null;
  const { day, reached, compared, unknown, ended_at } = found.doc;
  return { day, reached, compared, unknown, ended_at };
};

const countsIn = async (views: ViewStore) => {
  const count = (problem: BookProblem) => views.view('payment').count({ where: conditions[problem] });
  const [differs, awaitsAccount, stuck] = await Promise.all([count('differs'), count('awaitsAccount'), count('stuck')]);
  return { differs, awaitsAccount, stuck };
};

/** The one that changed last first. */
export const bookList: QueryHandler<typeof paymentQueries.books> = {
  views: ['payment', 'order'],
  answer: async ({ which, page, itemsPerPage: limit }, { engines: { views } }) => {
    const found = await views
      .view('payment')
      .find<PaymentDocument>({
        where: conditions[which],
        sort: [{ field: 'changed_at', direction: 'desc' }],
        limit,
        offset: (page - 1) * limit,
      });
    const orders = await views.view('order').getMany<OrderDocument>(found.map(({ doc }) => orderIdOf(doc)));
    const numbers = new Map(orders.map(({ doc }) => [doc.id, doc.number]));
    const counts = await countsIn(views);
    return {
      list: found.map(({ doc }) => rowOf(doc, numbers.get(orderIdOf(doc)) ?? '')),
      total: counts[which],
      counts,
      comparison: await comparisonOf(views),
    };
  },
};

/** A refund that a person sees to is on its way, to a buyer. */
const ownRefund = (
  { amount, outcome }: PaymentDocument['refunds'][number],
  all: number | undefined,
): OwnMoney['refunds'] => {
  if (all === undefined || outcome === 'kept') return [];
  return [{ amount: amount ?? all, outcome: outcome === 'refused' ? 'requested' : outcome }];
};

const moneyOf = ({ awaits_account, refunds, attempts }: PaymentDocument): OwnMoney => {
  const taken = new Map(attempts.filter(({ status }) => status === 'paid').map(({ key, amount }) => [key, amount]));
  return { awaits_account, refunds: refunds.flatMap((refund) => ownRefund(refund, taken.get(refund.key))) };
};

export const ownMoney: QueryHandler<typeof paymentQueries.mine> = {
  views: ['payment', 'order'],
  answer: async ({ id }, { engines: { views }, actor }) => {
    const order = (await views.view('order').get<OrderDocument>(id))?.doc;
    if (!order || buyerOf(order) !== actor.id) throw new Rejected('order_not_found');
    const ids = [id, ...surchargePaymentsOf(order).map((one) => one.id)];
    const payments = await views.view('payment').getMany<PaymentDocument>(ids);
    const money = payments.map(({ doc }) => moneyOf(doc));
    return {
      awaits_account: money.some(({ awaits_account }) => awaits_account),
      refunds: money.flatMap(({ refunds }) => refunds),
    };
  },
};
