import { type OrderEvent, orderStream } from '@maru/contracts/shop/order/order.events';
import { heldOf } from '@maru/contracts/shop/order/order.parts';
import { type PaymentEvent, paymentStream } from '@maru/contracts/shop/payment/payment.events';
import { isOpen, type PaymentFacts } from '@maru/contracts/shop/payment/payment.fold';
import { foldAll } from '../../../pipeline/decider-spec.ts';
import { orderAggregate } from '../../../shop/order/order.aggregate.ts';
import { lookAgain } from '../../../shop/payment/compare-books.service.ts';
import { paymentAggregate } from '../../../shop/payment/payment.aggregate.ts';
import { settleUp } from '../../../shop/payment/settlement.service.ts';
import type { SettlementParts } from '../../../shop/payment/settlement-parts.ts';
import { everyOrder, type Task } from './every-order.fixture.ts';
import {
  follow,
  orderId,
  payTask,
  total,
  unlessRefusal,
  withGate,
  type World,
  world,
} from './payment-world.fixture.ts';

const desk = { id: 'an administrator', level: 10 };
const key = 'card';

const atOnce = async () => undefined;
const partsOf = ({ shop, double }: World): SettlementParts => ({
  load: shop.load,
  send: shop.send,
  provider: double.provider,
});

/** Paid with a card, and all that follows from it is done. */
export const paidWorld = async (): Promise<World> => {
  const of = world('ok');
  await payTask(of)(atOnce);
  while (await follow(of, partsOf(of)));
  return of;
};

const deciding =
  ({ shop }: World, type: string, data: object): Task =>
  async (gate) => {
    await gate();
    try {
      shop.decide({ type, data: { id: orderId, ...data } }, desk);
    } catch (error) {
      unlessRefusal(error);
    }
  };
/** One piece of the first line, or whatever is left. */
export const cancelPieceTask = (of: World): Task =>
  deciding(of, 'CancelOrder', { reason: 'changedMind', parts: [{ no: 1, quantity: 1 }] });
export const cancelRestTask = (of: World): Task => deciding(of, 'CancelOrder', { reason: 'outOfStock' });
export const goodwillTask = (of: World, refund: number): Task =>
  deciding(of, 'RefundOrder', { refund, points: 0, reason: 'other' });
/** The desk says that what differs may stay so. */
export const acceptTask = (of: World): Task => deciding(of, 'CloseDifference', { reason: 'atConsole', note: '' });
export const consoleTask =
  ({ double }: World, amount: number): Task =>
  async (gate) => {
    await gate();
    double.cancelAtConsole(key, amount);
  };
/** One after the other, with all that follows from each. */
export const followedTask =
  (of: World, ...tasks: readonly Task[]): Task =>
  async (gate) => {
    for (const task of tasks) {
      await task(gate);
      while (await follow(of, withGate(of, gate)));
    }
  };
/** 대사. */
export const compareTask =
  (of: World): Task =>
  async (gate) => {
    await gate();
    await lookAgain(withGate(of, gate), orderId, gate).catch(unlessRefusal);
  };
/** The same in one step. */
export const seenTask =
  (of: World): Task =>
  async (gate) => {
    await gate();
    await compareTask(of)(atOnce);
  };

const facts = ({ shop }: World) => ({
  order: foldAll(orderAggregate, shop.eventsOf(orderStream(orderId)) as OrderEvent[]),
  payment: foldAll(paymentAggregate, shop.eventsOf(paymentStream(orderId)) as PaymentEvent[]) as PaymentFacts,
});

/** All that follows is done, and the books are compared once more, as they are every day. */
const rest = async (of: World): Promise<void> => {
  const parts = partsOf(of);
  for (let days = 0; days < 2; days += 1) {
    while (await follow(of, parts));
    if (isOpen(facts(of).payment)) await settleUp(parts, orderId).catch(unlessRefusal);
    await lookAgain(parts, orderId, atOnce);
  }
};

const deskOf = ({ difference, accepted, refunds }: PaymentFacts) => ({
  /** By how much the desk sees them differ. */
  differs: difference && difference.held - difference.expected,
  accepted,
  refused: refunds.filter(({ outcome }) => outcome === 'refused').length,
});
const booksOf = (of: World) => {
  const { order, payment } = facts(of);
  const { double } = of;
  return {
    taken: double.taken(orderId),
    given: double.given(orderId),
    held: order ? heldOf(order) : 0,
    ...deskOf(payment),
  };
};
type Books = ReturnType<typeof booksOf>;

/** They agree, or the desk sees by how much they do not, or has said that they need not; nothing was given twice. */
const areTrue = ({ taken, given, held, differs, accepted, refused }: Books): boolean =>
  refused === 0 && taken - held === (differs ?? accepted) && given <= total - held;
const isAllBack = ({ taken, held, differs, accepted, refused }: Books): boolean =>
  taken === 0 && held === 0 && differs === null && accepted === 0 && refused === 0;

/** The shop gives back all that it thinks it holds. */
const giveAllBack = async (of: World): Promise<void> => {
  await cancelRestTask(of)(atOnce);
  const { held } = booksOf(of);
  if (held > 0) await goodwillTask(of, held)(atOnce);
  await rest(of);
};

/** What is wrong at an end: books that lie, or money that cannot go back. */
export const untrueBooks = async (tasks: (of: World) => readonly Task[], limits: readonly number[] = []) => {
  const [found, seen]: [object[], Map<string, boolean>] = [[], new Map()];
  const differences = new Set<number>();
  const isTrue = async (of: World, order: readonly number[]): Promise<boolean> => {
    await rest(of);
    const books = booksOf(of);
    differences.add(books.taken - books.held);
    await giveAllBack(of);
    const later = booksOf(of);
    const holds = areTrue(books) && isAllBack(later);
    if (!holds) found.push({ order, books, later });
    return holds;
  };
  const orders = await everyOrder(paidWorld, tasks, limits, async (of, order) => {
    const left = of.snapshot();
    if (!seen.has(left)) seen.set(left, await isTrue(of, order));
  });
  return { found: found.slice(0, 3), orders, differences: [...differences].toSorted((one, other) => one - other) };
};
