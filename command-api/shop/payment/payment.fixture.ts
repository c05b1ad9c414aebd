import { system } from '@maru/contracts/kernel/actor';
import type { DomainEvent, Recorded } from '@maru/contracts/kernel/message';
import { virtualAccount } from '@maru/contracts/shop/order/order.refund-account';
import type { SeenPayment } from '@maru/contracts/shop/payment/payment.fields';
import { type AnyAggregate, anyAggregate, type Command, type Load } from '../../pipeline/aggregate.ts';
import { recordedAs } from '../../pipeline/decider-spec.ts';
import { itemAggregate } from '../item/item.aggregate.ts';
import { orderAggregate } from '../order/order.aggregate.ts';
import { paymentAggregate } from './payment.aggregate.ts';
import { paymentKeyAggregate } from './payment-key.aggregate.ts';
import { OutcomeUnknown, type PaymentProvider, type RefundRequest, RefundRefused } from './payment-provider.ts';
import type { SystemSend } from '../../pipeline/send.ts';

/** `lost`: done without an answer; `never`: not done without an answer; others are how a confirmation ends. */
export type Mode = 'ok' | 'lost' | 'never' | 'refused' | 'deposit';
interface FakePayment {
  orderId: string;
  amount: number;
  status: SeenPayment['status'];
  cancelled: number;
  account: boolean;
  /** Won that went back because the shop asked. */
  given: number;
  readonly refunds: Set<string>;
}

/** Like Toss, it gives a paid deposit back only to an account of the buyer. */
export const providerDouble = () => {
  const payments = new Map<string, FakePayment>();
  const double = {
    mode: 'ok' as Mode,
    away: 0,
    agree: (key: string, orderId: string, amount: number) =>
      void payments.set(key, {
        orderId,
        amount,
        status: 'pending',
        cancelled: 0,
        account: false,
        given: 0,
        refunds: new Set(),
      }),
    deposit: (key: string) => {
      const payment = payments.get(key);
      if (payment?.status === 'awaitingDeposit') payment.status = 'paid';
    },
    /** A person gives money back there without the shop's asking: as much as is left, if that is less. */
    cancelAtConsole: (key: string, amount: number) => {
      const payment = payments.get(key);
      if (payment?.status === 'paid') payment.cancelled = Math.min(payment.amount, payment.cancelled + amount);
    },
    lapse: () => {
      for (const payment of payments.values()) if (payment.status === 'pending') payment.status = 'refused';
    },
    taken: (orderId: string) =>
      [...payments.values()].reduce(
        (sum, one) => (one.orderId === orderId && one.status === 'paid' ? sum + one.amount - one.cancelled : sum),
        0,
      ),
    given: (orderId: string) =>
      [...payments.values()].reduce((sum, one) => (one.orderId === orderId ? sum + one.given : sum), 0),
  };
  const snapshot = () => JSON.stringify([double, [...payments].map(([key, one]) => [key, one, [...one.refunds]])]);
  return Object.assign(double, { snapshot, provider: providing(payments, double) });
};

const seenOf = (payments: ReadonlyMap<string, FakePayment>, key: string): SeenPayment => {
  const payment = payments.get(key);
  if (!payment) throw new OutcomeUnknown();
  const { orderId: order_id, amount, status, cancelled } = payment;
  const method = payment.account ? virtualAccount : '카드';
  const deposit = status === 'awaitingDeposit' ? { bank: '신한', account: key, due: '2026-01-05T00:00:00.000Z' } : null;
  return { key, order_id, status, amount, cancelled, method, receipt: null, deposit, code: 'REFUSED' };
};
const ends = { ok: 'paid', lost: 'paid', never: 'pending', refused: 'refused', deposit: 'awaitingDeposit' } as const;
const giveSum = (payment: FakePayment, sum: number) => {
  const left = payment.amount - payment.cancelled;
  if (left === 0) throw new RefundRefused('ALREADY_CANCELED_PAYMENT');
  if (sum > left) throw new RefundRefused('NOT_CANCELABLE_AMOUNT');
  payment.cancelled += sum;
  payment.given += sum;
};
const giveBack = (payment: FakePayment, { amount, account }: Pick<RefundRequest, 'amount' | 'account'>) => {
  if (payment.status === 'awaitingDeposit') payment.status = 'refused';
  else if (payment.account && !account) throw new RefundRefused('INVALID_REFUND_ACCOUNT_INFO');
  else giveSum(payment, amount ?? payment.amount - payment.cancelled);
};

const providing = (
  payments: ReadonlyMap<string, FakePayment>,
  moods: { mode: Mode; away: number },
): PaymentProvider => {
  const mayFail = () => {
    if (moods.away <= 0) return;
    moods.away -= 1;
    throw new OutcomeUnknown();
  };
  return {
    name: 'sandbox',
    clientKey: null,
    confirm: async ({ key, orderId, amount }) => {
      const payment = payments.get(key);
      if (payment?.orderId !== orderId || payment.amount !== amount)
        return { ...seenOf(payments, key), status: 'refused' };
      if (payment.status === 'pending')
        Object.assign(payment, { status: ends[moods.mode], account: moods.mode === 'deposit' });
      if (moods.mode === 'never' || moods.mode === 'lost') throw new OutcomeUnknown();
      return seenOf(payments, key);
    },
    find: async ({ key }) => {
      mayFail();
      return seenOf(payments, key);
    },
    cancel: async ({ key, refundId, amount, account }) => {
      mayFail();
      const payment = payments.get(key);
      if (!payment || payment.status === 'pending' || payment.status === 'refused')
        throw new RefundRefused('NOT_CANCELABLE_PAYMENT');
      if (!payment.refunds.has(refundId)) giveBack(payment, { amount, account });
      payment.refunds.add(refundId);
      return seenOf(payments, key);
    },
  };
};
export type ProviderDouble = ReturnType<typeof providerDouble>;

const aggregates: readonly AnyAggregate[] = [
  anyAggregate(orderAggregate),
  anyAggregate(paymentAggregate),
  anyAggregate(paymentKeyAggregate),
  anyAggregate(itemAggregate),
];

const records: Recorded[] = [];
const recorded = (revision: number): Recorded => (records[revision] ??= recordedAs(revision));

/** Thousands of worlds are run through, so each fold goes on from where it was. */
const folding = (eventsOf: (stream: string) => readonly DomainEvent[]) => {
  const folds = new Map<string, { state: unknown; revision: number; marks: Map<string, string> }>();
  return (folded: object, stream: string) => {
    const { initialState, evolve, marksOf } = folded as AnyAggregate;
    const step = evolve as Readonly<Record<string, (state: unknown, event: DomainEvent & Recorded) => unknown>>;
    const fold = folds.get(stream) ?? { state: initialState, revision: -1, marks: new Map() };
    const events = eventsOf(stream);
    for (const event of events.slice(fold.revision + 1)) {
      fold.revision += 1;
      for (const [name, value] of marksOf?.(event) ?? []) fold.marks.set(name, value);
      const evolved = step[event.type];
      if (evolved) fold.state = evolved(fold.state, { ...event, ...recorded(fold.revision) });
    }
    folds.set(stream, fold);
    return { ...fold, mark: async (name: string) => fold.marks.get(name) };
  };
};

export const memoryShop = (clock: { now: number }) => {
  const streams = new Map<string, DomainEvent[]>();
  const done = new Set<string>();
  const eventsOf = (stream: string) => streams.get(stream) ?? [];
  const foldOf = folding(eventsOf);
  const load: Load = async (folded, stream) => foldOf(folded, stream) as never;
  const decided = (command: Command, actor = system) => {
    const aggregate = aggregates.find(({ decide: deciders }) => command.type in deciders);
    if (!aggregate) throw new Error(`nobody decides ${command.type}`);
    const stream = aggregate.stream(command);
    const { state, marks } = foldOf(aggregate, stream);
    return {
      stream,
      events:
        aggregate.decide[command.type]?.(state, command, { actor, at: new Date(clock.now).toISOString(), marks }) ?? [],
    };
  };
  const decide = (command: Command, actor = system) => {
    const { stream, events } = decided(command, actor);
    if (events.length > 0) streams.set(stream, [...eventsOf(stream), ...events]);
    return events.length;
  };
  const isOld = (command: Command, name?: string) => {
    if (name !== undefined && done.has(name)) return true;
    try {
      return decided(command).events.length === 0;
    } catch {
      return false;
    }
  };
  const send: SystemSend = async (command, name) => {
    if (name !== undefined && done.has(name)) return;
    if (decide(command) > 0 && name !== undefined) done.add(name);
  };
  return {
    load,
    send,
    decide,
    isOld,
    eventsOf,
    snapshot: () => JSON.stringify([[...streams], [...done]]),
    put: (stream: string, ...events: DomainEvent[]) => void streams.set(stream, [...eventsOf(stream), ...events]),
  };
};
export const began = Date.parse(recordedAs(0).meta.at);
