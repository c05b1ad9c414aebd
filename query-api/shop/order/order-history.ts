import { system } from '@maru/contracts/kernel/actor';
import { epochMs } from '@maru/contracts/kernel/fields';
import type { StreamOf } from '@maru/contracts/kernel/message';
import type { Presentation } from '@maru/contracts/kernel/presentation';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { buyerOf, type OrderEvent, orderStream } from '@maru/contracts/shop/order/order.events';
import type { OrderHand, OrderMemo, OrderStepBy } from '@maru/contracts/shop/order/order-history.views';
import type { orderQueries } from '@maru/contracts/shop/order/order.queries';
import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import type { QueryHandler } from '../../http/query-handler.ts';
import { readEvents } from '../../http/read-events.ts';

type Recorded = OrderEvent & Pick<RecordedEvent, 'id' | 'revision' | 'meta'>;
type Memo = Recorded & Extract<OrderEvent, { type: 'OrderMemoAdded' }>;

const isMemo = (event: Recorded): event is Memo => event.type === 'OrderMemoAdded';

const handOf =
  (order: OrderDocument) =>
  ({ meta: { actorId } }: Recorded): OrderHand => {
    if (actorId === system.id) return 'system';
    return actorId === buyerOf(order) ? 'buyer' : 'admin';
  };

/** A guest has no account that could name one. */
const isNamed = (order: OrderDocument, { meta: { actorId } }: Recorded) =>
  actorId !== system.id && actorId !== order.id;

const stepPresentation = (order: OrderDocument): Presentation<Recorded, OrderStepBy> => ({
  people: (event) => (isNamed(order, event) ? [event.meta.actorId] : []),
  present: (event, card) => {
    const { id, name, image } = card(event.meta.actorId);
    return {
      at: epochMs(event.meta.at),
      hand: handOf(order)(event),
      person: isNamed(order, event) ? { id, name, image } : null,
      bulk: event.meta.source === 'workflow:bulk',
    };
  },
});

const memoPresentation: Presentation<Memo, OrderMemo> = {
  people: ({ meta }) => [meta.actorId],
  present: ({ meta, data }, card) => {
    const { id, name, image } = card(meta.actorId);
    return { at: epochMs(meta.at), by: { id, name, image }, text: data.text };
  },
};

const most = 500;

/** Read from the log itself: who it was is in the events' metadata, and documents are the buyer's, too. */
export const orderHistory: QueryHandler<typeof orderQueries.history> = {
  views: ['order'],
  answer: async ({ id }, { engines: { views, events }, present }) => {
    const order = await views.view('order').get<OrderDocument>(id);
    if (!order) throw new Rejected('order_not_found');
    const from = Math.max(0, order.doc.revision - most + 1);
    const all: readonly Recorded[] = await readEvents(events, orderStream(id) as StreamOf<OrderEvent>, from);
    const known = all.filter((event) => (event as Partial<RecordedEvent>).fault === undefined);
    return {
      steps: await present(
        stepPresentation(order.doc),
        known.filter((event) => !isMemo(event)),
      ),
      memos: (await present(memoPresentation, known.filter(isMemo))).toReversed(),
    };
  },
};
