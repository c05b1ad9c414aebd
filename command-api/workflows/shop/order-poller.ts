import { stockReasons } from '@maru/contracts/shop/item/item.words';
import type { CouponDocument } from '@maru/contracts/shop/coupon/coupon.views';
import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import type { PaymentDocument, ReservationDocument } from '@maru/contracts/shop/payment/payment.views';
import type { PointsDocument } from '@maru/contracts/shop/points/points.views';
import type { Engines } from '@maru/platform/engines/engines';
import type { Log } from '@maru/platform/log/logger';
import { type Document, type FindOptions, UnknownView } from '@maru/platform/view-store/view-store';
import { backoffMs } from '@maru/platform/clock/backoff';
import type { Clock } from '@maru/platform/clock/clock';
import { LRUCache } from 'lru-cache';
import { settleHold } from '../../shop/order/exchange-stock.service.ts';
import { orderOf } from '../../shop/order/order.aggregate.ts';
import { advanceDue } from '../../shop/order/advance-due.service.ts';
import { expireUnpaid } from '../../shop/payment/expire-unpaid.service.ts';
import { type SettlementParts, settleUp } from '../../shop/payment/settlement.service.ts';
import { OutcomeUnknown } from '../../shop/payment/payment-provider.ts';
import { settleCoupon, settlePoints } from './claim-settlement.ts';

const backoff = { firstMs: 1_000, longestMs: 10 * 60_000 };

export const rarerTries = ({ now }: Pick<Clock, 'now'>) => {
  const attempts = new LRUCache<string, { readonly next: number; readonly tries: number }>({ max: 10_000 });
  return async (name: string, work: () => Promise<void>): Promise<void> => {
    const last = attempts.get(name);
    if (last && now() < last.next) return;
    const tries = (last?.tries ?? 0) + 1;
    attempts.set(name, { next: now() + backoffMs(backoff, tries), tries });
    await work();
  };
};

type PollerEngines = Pick<Engines, 'views' | 'clock'>;
const mostAtOnce = 500;
const dueEveryMs = 60_000;

const found = async <D extends Document>(
  { views }: PollerEngines,
  view: string,
  options: Omit<FindOptions, 'limit'>,
): Promise<readonly D[]> => {
  try {
    return (await views.view(view).find<D>({ ...options, limit: mostAtOnce })).map(({ doc }) => doc);
  } catch (error) {
    // At the very first start there is nothing to look at.
    if (error instanceof UnknownView) return [];
    throw error;
  }
};

const until = (
  field: string,
  now: number,
  where: NonNullable<FindOptions['where']> = {},
): Omit<FindOptions, 'limit'> => ({ where: { ...where, [field]: { lte: now } }, sort: [{ field, direction: 'asc' }] });

const eachByItself = (clock: Clock, log: Pick<Log, 'warn' | 'error'>) => {
  const again = rarerTries(clock);
  return async <D extends Document>(kind: string, docs: readonly D[], work: (doc: D) => Promise<void>) => {
    for (const doc of docs) {
      const { id } = doc;
      await again(`${kind} ${id}`, () => work(doc)).catch((err: unknown) => {
        if (err instanceof OutcomeUnknown) log.warn({ err, id }, 'the payment provider did not say, asking again');
        else log.error({ err, id }, 'an order could not be looked after, trying again');
      });
    }
  };
};

/** What time alone brings about. Views say what may be due; streams say whether it is. */
export const orderPoller = (engines: PollerEngines, parts: SettlementParts, log: Pick<Log, 'warn' | 'error'>) => {
  const { clock } = engines;
  const each = eachByItself(clock, log);
  const release = async (reservation: ReservationDocument) => {
    const { order_id: orderId, exchange, item_id: id } = reservation;
    if (exchange !== undefined) return settleHold(parts, { id, orderId, exchange });
    if (await orderOf(parts.load, orderId)) return;
    await parts.send({ type: 'ReleaseStock', data: { id, orderId, reason: stockReasons.notOrdered } });
  };

  const claims = async (now: number) => {
    const coupons = await found<CouponDocument>(engines, 'coupon', until('due_at', now));
    await each('coupon', coupons, (coupon) => settleCoupon(parts, coupon, now));
    const accounts = await found<PointsDocument>(engines, 'points', until('due_at', now));
    await each('points', accounts, (points) => settlePoints(parts, points, now));
  };

  let daysLookedAt = -Infinity;
  /** What is due by the day needs no look by the second. */
  const advance = async () => {
    const now = clock.now();
    if (now < daysLookedAt + dueEveryMs) return;
    daysLookedAt = now;
    const due = await found<OrderDocument>(engines, 'order', until('due_at', now));
    await each('advance', due, ({ id }) => advanceDue(parts, id, now));
    await claims(now);
  };

  return async (): Promise<void> => {
    const open = await found<PaymentDocument>(engines, 'payment', {
      where: { open: true },
      sort: [{ field: 'changed_at', direction: 'asc' }],
    });
    await each('settle', open, ({ id }) => settleUp(parts, id));
    const unpaid = until('pay_until', clock.now(), { status: 'awaitingPayment' });
    const due = await found<OrderDocument>(engines, 'order', unpaid);
    await each('expire', due, ({ id }) => expireUnpaid(parts, id));
    const held = await found<ReservationDocument>(engines, 'reservation', until('until', clock.now(), { held: true }));
    await each('release', held, release);
    await advance();
  };
};
