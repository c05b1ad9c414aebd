import type { OrderStatus } from '@maru/contracts/shop/order/order.label';
import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import type { Engines } from '@maru/platform/engines/engines';
import type { Log } from '@maru/platform/log/logger';
import { LRUCache } from 'lru-cache';
import { followParcels } from '../../shop/delivery/follow-parcels.service.ts';
import { type ParcelTracker, TrackerAway } from '../../shop/delivery/parcel-tracker.ts';
import type { SystemCommands } from '../../pipeline/send.ts';
import { fairRound } from '../rounds/fair-round.ts';
import type { Round } from '../rounds/run-rounds.ts';

/** A carrier is asked as often about one order, and left in peace as long when it does not answer; ms. */
const [askAgainMs, restMs] = [2 * 60 * 60_000, 5 * 60_000];
const mostOrders = 100_000;

/** What an order may read while a parcel of it is on its way: what waits for somebody is said first. */
const onTheWay: readonly OrderStatus[] = [
  'shipping',
  'partlyShipped',
  'exchanging',
  'cancelRequested',
  'returnRequested',
  'exchangeRequested',
];

/** Asks carriers about what is on its way. `now` answers monotonic ms. */
export const parcelRound = (
  { views }: Pick<Engines, 'views'>,
  { commands, tracker }: { readonly commands: SystemCommands; readonly tracker: ParcelTracker },
  log: Pick<Log, 'warn' | 'error'>,
  now: () => number = () => performance.now(),
): Round => {
  const asked = new LRUCache<string, number>({ max: mostOrders });
  const round = fairRound<OrderDocument>(views, now);
  let rest = -Infinity;

  const ask = async ({ id }: OrderDocument): Promise<void> => {
    if (now() < rest || now() < (asked.get(id) ?? -Infinity) + askAgainMs) return;
    try {
      await followParcels(commands, tracker, id);
      asked.set(id, now());
    } catch (err) {
      if (err instanceof TrackerAway) {
        rest = now() + restMs;
        log.warn({ err }, 'nobody says where parcels are, asking again later');
      } else log.error({ err, id }, 'an order could not be followed, trying again');
    }
  };
  const query = { view: 'order', field: 'placed_at', where: { status: { in: [...onTheWay] } } };
  return async (goOn = () => true) => {
    if (now() >= rest) await round(query, goOn, ask);
  };
};
