import { couponStream } from '@maru/contracts/shop/coupon/coupon.events';
import { orderStream } from '@maru/contracts/shop/order/order.events';
import { isOpen } from '@maru/contracts/shop/payment/payment.fold';
import type { EventStore, RecordedEvent } from '@maru/platform/event-store/event-store';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import type { Load } from '../../pipeline/aggregate.ts';
import { couponAggregate } from '../../shop/coupon/coupon.aggregate.ts';
import { orderAggregate } from '../../shop/order/order.aggregate.ts';
import { paymentOf } from '../../shop/payment/settlement-parts.ts';

const fits = (doc: Record<string, unknown>, where: Record<string, unknown>) =>
  Object.entries(where).every(([field, wanted]) => {
    if (typeof wanted !== 'object' || wanted === null) return doc[field] === wanted;
    const { gte = -Infinity, lte = Infinity, in: among } = wanted as { gte?: number; lte?: number; in?: unknown[] };
    if (among) return among.includes(doc[field]);
    return Number(doc[field]) >= gte && Number(doc[field]) <= lte;
  });

const docsOf = async (log: EventStore, load: Load): Promise<Readonly<Record<string, readonly object[]>>> => {
  const events: RecordedEvent[] = [];
  for await (const batch of log.readAll({ after: 0 })) events.push(...batch.events);
  const idsOf = (wanted: string) => [
    ...new Set(events.filter(({ type }) => type === wanted).map(({ data }) => (data as { id: string }).id)),
  ];
  const ids = idsOf('OrderPlaced');
  const reservation = events
    .filter(({ type }) => type === 'StockReserved')
    .map(({ data }) => {
      const { id, orderId, exchange, until } = data as {
        id: string;
        orderId: string;
        exchange?: number;
        until: string;
      };
      return {
        id: `${orderId}#${exchange}:${id}`,
        order_id: orderId,
        exchange,
        item_id: id,
        held: true,
        until: Date.parse(until),
      };
    });
  const payment = await Promise.all(
    idsOf('PaymentRequested').map(async (id) => {
      const facts = await paymentOf({ load }, id);
      return { id, open: isOpen(facts), changed_at: 0 };
    }),
  );
  return {
    coupon: await Promise.all(
      idsOf('CouponAdded').map(async (id) => (await load(couponAggregate, couponStream(id))).state ?? {}),
    ),
    order: await Promise.all(ids.map(async (id) => (await load(orderAggregate, orderStream(id))).state ?? {})),
    reservation,
    payment,
  };
};

/** As much of the views as orders take, read from the log. */
export const viewsOfLog = (): readonly [ViewStore, (log: EventStore, load: Load) => void] => {
  let docs = async (): ReturnType<typeof docsOf> => ({});
  const rowsOf = async (name: string, { where = {} }: { where?: object }) =>
    ((await docs())[name] ?? [])
      .filter((doc) => fits(doc as Record<string, unknown>, where as Record<string, unknown>))
      .map((doc) => ({ doc, position: 1 }));
  const view = (name: string) => ({
    find: (query: { where?: object }) => rowsOf(name, query),
    count: async (query: { where?: object }) => (await rowsOf(name, query)).length,
  });
  return [{ view } as unknown as ViewStore, (log, load) => void (docs = () => docsOf(log, load))];
};
