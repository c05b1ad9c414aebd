import { ignore } from '@maru/contracts/kernel/decider';
import { epochMs } from '@maru/contracts/kernel/fields';
import type { Recorded } from '@maru/contracts/kernel/message';
import { type ItemEvent, itemStream } from '@maru/contracts/shop/item/item.events';
import { type ItemFacts, itemFold } from '@maru/contracts/shop/item/item.fold';
import { backOfOrder, type StockMove } from '@maru/contracts/shop/item/stock-move.views';
import type { Body, Projection, WithFacts } from '../../runtime/projection.ts';

type Event = WithFacts<ItemEvent, ItemFacts | undefined>;
type Doc = Body<StockMove>;

/** Events in the order of their stream, too, where several have one time. */
const digits = 9;
const idOf = ({ stream, revision }: Recorded, optionId: number) =>
  `${stream.slice(itemStream('').length)}.${String(revision).padStart(digits, '0')}.${optionId}`;
const optionIn = (item: ItemFacts | undefined, optionId: number) => item?.options.find(({ id }) => id === optionId);
const stockIn = (item: ItemFacts | undefined, optionId: number) => optionIn(item, optionId)?.stock ?? 0;

/** Options whose pieces on hand are not as many as before. */
const movedIn = ({ before, after }: Event): readonly number[] => {
  const ids = new Set([...(before?.options ?? []), ...(after?.options ?? [])].map(({ id }) => id));
  return [...ids].filter((id) => stockIn(before, id) !== stockIn(after, id));
};

type Cause = Pick<StockMove, 'why' | 'reason' | 'order_id' | 'order_number'>;
const noOrder = { reason: '', order_id: null, order_number: null } as const;
const causeOf = (event: Event): Cause => {
  if (event.type === 'StockTaken') {
    const { orderId: order_id, exchange } = event.data;
    return { ...noOrder, why: exchange === undefined ? 'sold' : 'sent', order_id };
  }
  if (event.type === 'StockAdjusted') {
    const { reason, way = 'adjusted' } = event.data;
    return { ...noOrder, why: way, ...backOfOrder(reason), reason };
  }
  return { ...noOrder, why: event.type === 'ItemOptionRemoved' ? 'removed' : 'first' };
};

const moved = (_: Doc | undefined, event: Event & Recorded, id: string): Doc => {
  const option_id = Number(id.slice(id.lastIndexOf('.') + 1));
  const [before, after] = [stockIn(event.before, option_id), stockIn(event.after, option_id)];
  return {
    id,
    item_id: event.data.id,
    item_name: event.after?.name ?? '',
    option_id,
    option: (optionIn(event.after, option_id) ?? optionIn(event.before, option_id))?.name ?? '',
    at: epochMs(event.meta.at),
    by: event.meta.actorId,
    amount: after - before,
    before,
    after,
    ...causeOf(event),
  };
};

/** Every move of pieces on hand, a document for each option of an event. What is held for an order still lies there. */
export const stockMoveProjection: Projection<Event, StockMove> = {
  name: 'stock-move',
  version: 1,
  view: {
    fields: { item_id: 'text', why: 'text', at: 'number', amount: 'number', position: 'number' },
    indexes: [['at'], ['amount'], ['item_id', 'at'], ['why', 'at']],
    search: ['item_name', 'option', 'reason'],
  },
  streams: [itemStream('')],
  facts: itemFold as Projection<Event, StockMove>['facts'] & object,
  key: (event) => movedIn(event).map((optionId) => idOf(event, optionId)),
  on: {
    ItemAdded: moved,
    ItemOptionAdded: moved,
    ItemOptionRemoved: moved,
    StockAdjusted: moved,
    StockTaken: moved,
    ItemEdited: ignore,
    ItemImagesChanged: ignore,
    ItemCategoryChanged: ignore,
    ItemStateChanged: ignore,
    ItemTermsChanged: ignore,
    ItemNoticeSet: ignore,
    ItemSaleSet: ignore,
    SaleBegan: ignore,
    SaleEnded: ignore,
    ItemOptionChanged: ignore,
    StockReserved: ignore,
    StockReleased: ignore,
    SaleUndone: ignore,
  },
};
