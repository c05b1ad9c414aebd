import type { RecordedEvent, EventStore } from '@maru/platform/event-store/event-store';
import type { Document, FindOptions, Stored, ViewStore } from '@maru/platform/view-store/view-store';
import { couponProjection } from '@maru/projectors/shop/coupon/coupon.projection';
import { itemProjection } from '@maru/projectors/shop/item/item.projection';
import { licenceProjection } from '@maru/projectors/shop/licence/licence.projection';
import { orderProjection } from '@maru/projectors/shop/order/order.projection';
import { paymentProjection } from '@maru/projectors/shop/payment/payment.projection';
import { reservationProjection } from '@maru/projectors/shop/payment/reservation.projection';
import type { Projection } from '@maru/projectors/runtime/projection';
import { pointsProjection } from '@maru/projectors/shop/points/points.projection';
import { salesProjection } from '@maru/projectors/shop/sales/sales.projection';
import { informer } from '@maru/projectors/testing/inform';

type Folded = Pick<Projection<never, never>, 'name' | 'streams' | 'facts' | 'key' | 'on'>;
const projections: readonly Folded[] = [
  couponProjection,
  itemProjection,
  licenceProjection,
  orderProjection,
  paymentProjection,
  pointsProjection,
  reservationProjection,
  salesProjection,
];
interface Informed {
  readonly projection: Folded;
  readonly inform: ReturnType<typeof informer>;
}
type Log = Pick<EventStore, 'readAll' | 'head'>;
type Docs = Map<string, Document>;
type Handle = (doc: Document | undefined, event: RecordedEvent, id: string) => Document | symbol | undefined;

const fold = (docs: Docs, { projection, inform }: Informed, recorded: RecordedEvent) => {
  if (!projection.streams.some((prefix) => recorded.stream.startsWith(prefix))) return;
  const event = inform(recorded);
  const handle = (projection.on as unknown as Readonly<Record<string, Handle | symbol>>)[event.type];
  if (typeof handle !== 'function') return;
  for (const id of [projection.key(event as never)].flat()) {
    const doc = handle(docs.get(id), event, id);
    if (typeof doc === 'object')
      docs.set(id, { ...doc, revision: event.revision, position: event.position } as Document);
  }
};

/** Null is in no range. */
const isWithin = (value: unknown, { gte = -Infinity, lte = Infinity }: { gte?: number; lte?: number }) =>
  typeof value === 'number' && value >= gte && value <= lte;
const fits = (doc: Document, where: NonNullable<FindOptions['where']>) =>
  Object.entries(where).every(([field, wanted]) => {
    const value = (doc as unknown as Readonly<Record<string, unknown>>)[field];
    return typeof wanted === 'object' && wanted !== null
      ? isWithin(value, wanted as { gte?: number })
      : value === wanted;
  });

/** The views of a shop, folded by the real projections whenever somebody looks. */
export const memoryViews = () => {
  const views = new Map<string, Docs>(projections.map(({ name }) => [name, new Map()]));
  const informed = projections.map((projection) => ({ projection, inform: informer(projection) }));
  let log: Log | undefined;
  let reached = 0;
  const catchUp = async () => {
    if (!log || (await log.head()) === reached) return;
    for await (const { events, position } of log.readAll({ after: reached })) {
      for (const event of events)
        for (const one of informed) fold(views.get(one.projection.name) ?? new Map(), one, event);
      reached = position;
    }
  };
  const docsOf = async (name: string): Promise<Docs> => {
    await catchUp();
    return views.get(name) ?? new Map();
  };
  const stored = <D extends Document>(doc: Document): Stored<D> => ({ doc: doc as D, position: reached });
  const view = (name: string) => ({
    getMany: async () => [],
    find: async ({ where = {} }: Pick<FindOptions, 'where'>) =>
      [...(await docsOf(name)).values()].filter((doc) => fits(doc, where)).map(stored),
  });
  return {
    store: { view, versions: async () => [] } as unknown as ViewStore,
    over: (events: Log) => void (log = events),
    all: async <D extends Document>(name: string): Promise<readonly D[]> =>
      [...(await docsOf(name)).values()] as unknown as readonly D[],
    get: async <D extends Document>(name: string, id: string): Promise<D | undefined> =>
      (await docsOf(name)).get(id) as D | undefined,
  };
};
export type MemoryViews = ReturnType<typeof memoryViews>;
