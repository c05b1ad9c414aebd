import {
  OutcomeUnknown,
  type PaymentProvider,
  RefundRefused,
  type RefundRequest,
} from '@maru/command-api/shop/payment/payment-provider';
import { virtualAccount } from '@maru/contracts/shop/order/order.refund-account';
import type { SeenPayment } from '@maru/contracts/shop/payment/payment.fields';

/** How a payment ends that somebody agreed to: `slow` is taken without an answer, `lost` never arrives. */
export type Plan = 'paid' | 'refused' | 'deposit' | 'slow' | 'lost';
export interface BookedPayment {
  readonly key: string;
  readonly orderId: string;
  readonly amount: number;
  readonly plan: Plan;
  readonly agreedAt: number;
  status: SeenPayment['status'];
  due: number;
  given: number;
  /** Of that, by a person's hand at the provider. */
  atConsole: number;
  /** Of what was given back by the won, without VAT. */
  givenFree: number;
  readonly refunds: Map<string, number>;
  readonly refused: Map<string, number>;
}
/** `away`: so many questions are not answered; `mute`: so many refunds are made without an answer; `strict`: refused. */
interface Moods {
  away: number;
  mute: number;
  strict: number;
}

const minute = 60_000;
const pendingMs = 10 * minute;
const depositMs = 24 * 60 * minute;
const count = (moods: Moods, mood: keyof Moods): boolean => {
  const has = moods[mood] > 0;
  if (has) moods[mood] -= 1;
  return has;
};

const seenOf = (payment: BookedPayment): SeenPayment => ({
  key: payment.key,
  order_id: payment.orderId,
  status: payment.status,
  amount: payment.amount,
  cancelled: payment.given,
  method: payment.plan === 'deposit' ? virtualAccount : '카드',
  receipt: null,
  deposit:
    payment.status === 'awaitingDeposit'
      ? { bank: '신한은행', account: payment.key.slice(-12), due: new Date(payment.due).toISOString() }
      : null,
  code: 'REJECT_CARD_PAYMENT',
});
const take = (payment: BookedPayment, now: number) => {
  if (payment.status !== 'pending') return;
  if (payment.plan === 'lost') return;
  if (payment.plan === 'deposit') Object.assign(payment, { status: 'awaitingDeposit', due: now + depositMs });
  else payment.status = payment.plan === 'refused' ? 'refused' : 'paid';
};
/** What nobody took up in time. */
const lapse = (payment: BookedPayment, now: number) => {
  const isOver =
    (payment.status === 'pending' && now >= payment.agreedAt + pendingMs) ||
    (payment.status === 'awaitingDeposit' && now >= payment.due);
  if (isOver) payment.status = 'refused';
};

/** A deposit goes back only to an account of the buyer. */
const isRefused = (payment: BookedPayment, { amount, account }: RefundRequest, moods: Moods) => {
  if (amount !== null && count(moods, 'strict')) return true;
  return (amount ?? 0) > payment.amount - payment.given || (payment.plan === 'deposit' && !account);
};
const giveBack = (payment: BookedPayment, request: RefundRequest, moods: Moods) => {
  const { refundId, amount } = request;
  const wanted = amount ?? payment.amount - payment.given;
  if (payment.status === 'awaitingDeposit') {
    payment.status = 'refused';
    return;
  }
  if (payment.status !== 'paid') throw new RefundRefused('NOT_CANCELABLE_PAYMENT');
  if (isRefused(payment, request, moods)) {
    payment.refused.set(refundId, wanted);
    throw new RefundRefused('FORBIDDEN_REQUEST');
  }
  payment.given += wanted;
  if (amount !== null) payment.givenFree += request.taxFree;
  payment.refunds.set(refundId, wanted);
};

const providerOver = (books: ReadonlyMap<string, BookedPayment>, moods: Moods, now: () => number): PaymentProvider => {
  const bookedAt = (key: string): BookedPayment => {
    if (count(moods, 'away')) throw new OutcomeUnknown('away');
    const payment = books.get(key);
    if (!payment) throw new OutcomeUnknown('nobody agreed to that');
    lapse(payment, now());
    return payment;
  };
  return {
    name: 'sandbox',
    clientKey: null,
    confirm: async ({ key, orderId, amount }) => {
      const payment = bookedAt(key);
      if (payment.orderId !== orderId || payment.amount !== amount) return { ...seenOf(payment), status: 'refused' };
      take(payment, now());
      if (payment.plan === 'slow' || payment.plan === 'lost') throw new OutcomeUnknown('slow');
      return seenOf(payment);
    },
    find: async ({ key }) => seenOf(bookedAt(key)),
    cancel: async (request) => {
      const payment = bookedAt(request.key);
      if (!payment.refunds.has(request.refundId)) giveBack(payment, request, moods);
      if (count(moods, 'mute')) throw new OutcomeUnknown('mute');
      return seenOf(payment);
    },
  };
};

/** A provider that keeps its own books, which nobody of the shop writes. */
export const scriptedProvider = (now: () => number) => {
  const books = new Map<string, BookedPayment>();
  const moods: Moods = { away: 0, mute: 0, strict: 0 };
  return {
    moods,
    provider: providerOver(books, moods, now),
    agree: (agreement: Pick<BookedPayment, 'key' | 'orderId' | 'amount' | 'plan'>) =>
      void books.set(agreement.key, {
        ...agreement,
        agreedAt: now(),
        status: 'pending',
        due: 0,
        given: 0,
        atConsole: 0,
        givenFree: 0,
        refunds: new Map(),
        refused: new Map(),
      }),
    /** The money for an account comes; false where none waits for it. */
    deposit: (orderId: string): boolean => {
      const waiting = [...books.values()].find((one) => one.orderId === orderId && one.status === 'awaitingDeposit');
      if (!waiting || now() >= waiting.due) return false;
      waiting.status = 'paid';
      return true;
    },
    /** A share of what is left of an order's money goes back without the shop's asking; answers how many won. */
    cancelAtConsole: (orderId: string, share: number): number => {
      const paid = [...books.values()].find((one) => one.orderId === orderId && one.status === 'paid');
      const wanted = paid ? Math.floor((paid.amount - paid.given) * share) : 0;
      if (paid) Object.assign(paid, { given: paid.given + wanted, atConsole: paid.atConsole + wanted });
      return wanted;
    },
    paymentsOf: (orderId: string): readonly BookedPayment[] =>
      [...books.values()].filter((one) => one.orderId === orderId),
  };
};
export type ScriptedProvider = ReturnType<typeof scriptedProvider>;
