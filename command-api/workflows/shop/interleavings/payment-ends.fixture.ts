import { type OrderEvent, orderStream } from '@maru/contracts/shop/order/order.events';
import { type PaymentEvent, paymentStream } from '@maru/contracts/shop/payment/payment.events';
import { isOpen, waitingRefunds } from '@maru/contracts/shop/payment/payment.fold';
import { foldAll } from '../../../pipeline/decider-spec.ts';
import { orderAggregate } from '../../../shop/order/order.aggregate.ts';
import { paymentAggregate } from '../../../shop/payment/payment.aggregate.ts';
import { everyOrder, type Task } from './every-order.fixture.ts';
import { expireUnpaid } from '../../../shop/payment/expire-unpaid.service.ts';
import { began, type Mode } from '../../../shop/payment/payment.fixture.ts';
import { day, follow, orderId, total, unlessRefusal, type World, world } from './payment-world.fixture.ts';
import { paymentOf, type SettlementParts } from '../../../shop/payment/settlement-parts.ts';
import { settleUp } from '../../../shop/payment/settlement.service.ts';

export const settle = async (of: World) => {
  const { shop, double, clock } = of;
  Object.assign(double, { away: 0, mode: 'ok' });
  const parts: SettlementParts = { load: shop.load, send: shop.send, provider: double.provider };
  const round = async () => {
    while (await follow(of, parts));
    if (isOpen(await paymentOf(parts, orderId))) await settleUp(parts, orderId).catch(unlessRefusal);
  };
  for (let times = 0; times < 3; times += 1) await round();
  double.lapse();
  clock.now = began + 10 * day;
  await expireUnpaid(parts, orderId).catch(unlessRefusal);
  for (let times = 0; times < 2; times += 1) await round();
};

export const truthOf = ({ shop, double }: World) => {
  const status = foldAll(orderAggregate, shop.eventsOf(orderStream(orderId)) as OrderEvent[])?.status;
  const events = shop.eventsOf(paymentStream(orderId)) as PaymentEvent[];
  const left =
    waitingRefunds(foldAll(paymentAggregate, events)).length > 0 ||
    events.some((event) => event.type === 'RefundSettled' && event.data.outcome === 'refused');
  return {
    status,
    taken: double.taken(orderId),
    left,
    lateAccount: !shop.eventsOf(orderStream(orderId)).some(({ type }) => type === 'OrderDepositAwaited'),
  };
};

/** Paid at the provider and the order paid; or neither, or the money went back. */
export const isTrue = ({ status, taken }: ReturnType<typeof truthOf>) =>
  status === 'paid' ? taken === total : (status === 'expired' || status === 'cancelled') && taken === 0;

export interface Setting {
  readonly mode?: Mode;
  readonly away?: number;
  readonly tasks: (of: World) => readonly Task[];
  readonly limits?: readonly number[];
}
/** Orders that leave the same world end alike, so that end is worked out once. */
export const untrue = async ({ mode = 'ok', away = 0, tasks, limits = [] }: Setting, fits = isTrue) => {
  const found: object[] = [];
  const truths = new Map<string, ReturnType<typeof truthOf>>();
  const ends = new Set<string | undefined>();
  const orders = await everyOrder(
    () => world(mode, away),
    tasks,
    limits,
    async (of, order) => {
      const left = of.snapshot();
      let truth = truths.get(left);
      if (!truth) {
        await settle(of);
        truth = truthOf(of);
        truths.set(left, truth);
      }
      ends.add(truth.status);
      if (!fits(truth)) found.push({ order, ...truth });
    },
  );
  return {
    found: found.slice(0, 3),
    orders,
    ends: [...ends].toSorted((one, other) => String(one).localeCompare(String(other))),
  };
};
