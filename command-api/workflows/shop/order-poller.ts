import { stockReasons } from '@maru/contracts/shop/item/item.words';
import type { CouponDocument } from '@maru/contracts/shop/coupon/coupon.views';
import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import type { PaymentDocument, ReservationDocument } from '@maru/contracts/shop/payment/payment.views';
import type { PointsDocument } from '@maru/contracts/shop/points/points.views';
import type { ClockCheck } from '@maru/platform/clock/clock-check';
import type { Engines } from '@maru/platform/engines/engines';
import type { Log } from '@maru/platform/log/logger';
import type { Document } from '@maru/platform/view-store/view-store';
import { settleHold } from '../../shop/order/replacement.service.ts';
import { orderOf } from '../../shop/order/order.aggregate.ts';
import { advanceDue } from '../../shop/order/advance-due.service.ts';
import { expireUnpaid } from '../../shop/payment/expire-unpaid.service.ts';
import type { SettlementParts } from '../../shop/payment/settlement-parts.ts';
import { settleUp } from '../../shop/payment/settlement.service.ts';
import { OutcomeUnknown, ProviderAway } from '../../shop/payment/payment-provider.ts';
import { fairRound, type RoundQuery } from '../rounds/fair-round.ts';
import { retryBackoff } from '../rounds/retry-backoff.ts';
import { settleCoupon, settlePoints } from './claim-settlement.ts';

type PollerEngines = Pick<Engines, 'views' | 'clock'>;
type PollerLog = Pick<Log, 'warn' | 'error'>;
const dueEveryMs = 60_000;

/** `waitMs` is how long the provider is not to be asked; `now` are monotonic ms. */
export interface PollerTimes {
  readonly waitMs: () => number;
  readonly now: () => number;
  /** Nothing expires while the clock cannot be right. */
  readonly isClockTrusted?: ClockCheck;
}
const atOnce: PollerTimes = { waitMs: () => 0, now: () => performance.now() };

const eachByItself = ({ views }: PollerEngines, log: PollerLog, { now }: PollerTimes) => {
  const again = retryBackoff(now);
  const attempt = async (id: string, work: () => Promise<void>): Promise<'untried' | void> => {
    try {
      await work();
    } catch (err) {
      // Its breaker says so in the log, once.
      if (err instanceof ProviderAway) return 'untried';
      if (err instanceof OutcomeUnknown) log.warn({ err, id }, 'the payment provider did not say, asking again');
      else log.error({ err, id }, 'an order could not be looked after, trying again');
    }
  };
  return <D extends Document>(kind: string, work: (doc: D) => Promise<void>) => {
    const round = fairRound<D>(views, now);
    return (query: RoundQuery, goOn: () => boolean) =>
      round(query, goOn, (doc) => again(`${kind} ${doc.id}`, () => attempt(doc.id, () => work(doc))));
  };
};

const releasing = (parts: SettlementParts) => async (reservation: ReservationDocument) => {
  const { order_id: orderId, exchange, item_id: id } = reservation;
  if (exchange !== undefined) return settleHold(parts, { id, orderId, exchange });
  if (await orderOf(parts.load, orderId)) return;
  await parts.send({ type: 'ReleaseStock', data: { id, orderId, reason: stockReasons.notOrdered } });
};

/**
 * What time alone brings about. Views say what may be due; streams say whether it is. A round ends where `goOn` says so,
 * such as when its lease is lost.
 */
export const orderPoller = (
  engines: PollerEngines,
  parts: SettlementParts,
  log: PollerLog,
  times: PollerTimes = atOnce,
) => {
  const { clock } = engines;
  const { isClockTrusted = async () => true } = times;
  const each = eachByItself(engines, log, times);
  const settle = each<PaymentDocument>('settle', ({ id }) => settleUp(parts, id));
  const expire = each<OrderDocument>('expire', ({ id }) => expireUnpaid(parts, id));
  const release = each<ReservationDocument>('release', releasing(parts));
  const advance = each<OrderDocument>('advance', ({ id }) => advanceDue(parts, id, clock.now()));
  const coupons = each<CouponDocument>('coupon', (coupon) => settleCoupon(parts, coupon, clock.now()));
  const points = each<PointsDocument>('points', (account) => settlePoints(parts, account, clock.now()));

  let lastDays = -Infinity;
  /** What is due by the day needs no look by the second. */
  const byTheDay = async (goOn: () => boolean) => {
    if (times.now() < lastDays + dueEveryMs) return;
    lastDays = times.now();
    const due = { field: 'due_at', upTo: clock.now() };
    await advance({ view: 'order', ...due }, goOn);
    await coupons({ view: 'coupon', ...due }, goOn);
    await points({ view: 'points', ...due }, goOn);
  };

  return async (goOn: () => boolean = () => true): Promise<void> => {
    const upTo = clock.now();
    const canAsk = () => goOn() && times.waitMs() === 0;
    await settle({ view: 'payment', where: { open: true }, field: 'changed_at' }, canAsk);
    if (!(await isClockTrusted())) return;
    await expire({ view: 'order', where: { status: 'awaitingPayment' }, field: 'pay_until', upTo }, goOn);
    await release({ view: 'reservation', where: { held: true }, field: 'until', upTo }, goOn);
    await byTheDay(goOn);
  };
};
