import type { Evolvers } from '@maru/contracts/kernel/decider';
import { epochMs } from '@maru/contracts/kernel/fields';
import type { Recorded } from '@maru/contracts/kernel/message';
import type { ItemEvent } from '@maru/contracts/shop/item/item.events';
import { holdOf, soldBy, withReleased, withReserved, withStock, withTaken } from '@maru/contracts/shop/item/item.stock';
import type { ItemOption } from '@maru/contracts/shop/item/item.views';
import { withClosed } from './closed-orders.ts';
import { type ItemFacts, type ItemState, type ItemThere, newlyThere } from './item.state.ts';

type Change = Partial<ItemFacts>;
/** What people change has a new time of change; stock moves without. */
const edited = (state: ItemState, { meta }: Recorded, change: (item: ItemFacts) => Change): ItemState =>
  state.status === 'missing'
    ? state
    : { ...state, item: { ...state.item, ...change(state.item), updated_at: epochMs(meta.at) } };
const moved = (state: ItemState, change: (state: ItemThere) => Partial<Omit<ItemThere, 'status'>>): ItemState =>
  state.status === 'missing' ? state : { ...state, ...change(state) };
type Fields = Extract<ItemEvent, { type: 'ItemEdited' }>['data'];
const fieldsAfter = (
  item: ItemFacts,
  { name = item.name, summary = item.summary, description = item.description, tax = item.tax }: Fields,
) => ({ name, summary, description, tax });

type OptionFields = Pick<Extract<ItemEvent, { type: 'ItemOptionChanged' }>['data'], 'name' | 'price'>;
const optionAfter = (option: ItemOption, { name = option.name, price = option.price }: OptionFields) => ({
  ...option,
  name,
  price,
});
const without = (held: ItemThere['held'], hold: string) => {
  const others = new Map(held);
  others.delete(hold);
  return others;
};

export const evolveItem: Evolvers<ItemEvent, ItemState> = {
  ItemAdded: (_state, { data: { options, ...fields }, meta }) => {
    const at = epochMs(meta.at);
    const counted = options.map((option) => ({ ...option, reserved: 0 }));
    return newlyThere({
      ...fields,
      options: counted,
      sale: null,
      sale_began: false,
      sold: 0,
      created_at: at,
      updated_at: at,
    });
  },
  ItemEdited: (state, event) => edited(state, event, (item) => fieldsAfter(item, event.data)),
  ItemImagesChanged: (state, event) => edited(state, event, () => ({ images: event.data.to })),
  ItemCategoryChanged: (state, event) => edited(state, event, () => ({ category: event.data.to })),
  ItemStateChanged: (state, event) => edited(state, event, () => ({ state: event.data.to })),
  ItemSaleSet: (state, event) => edited(state, event, () => ({ sale: event.data.to, sale_began: false })),
  SaleBegan: (state, event) => edited(state, event, () => ({ sale_began: true })),
  SaleEnded: (state, event) => edited(state, event, () => ({ sale: null, sale_began: false })),
  ItemOptionAdded: (state, event) => {
    const { optionId: id, name, price, stock } = event.data;
    const added = edited(state, event, ({ options }) => ({
      options: [...options, { id, name, price, stock, reserved: 0 }],
    }));
    return moved(added, () => ({ lastOption: id }));
  },
  ItemOptionChanged: (state, event) => {
    const { optionId, ...change } = event.data;
    return edited(state, event, ({ options }) => ({
      options: options.map((option) => (option.id === optionId ? optionAfter(option, change) : option)),
    }));
  },
  ItemOptionRemoved: (state, event) =>
    edited(state, event, ({ options }) => ({ options: options.filter(({ id }) => id !== event.data.optionId) })),
  StockAdjusted: (state, { data: { optionId, stock } }) =>
    moved(state, ({ item }) => ({ item: { ...item, options: withStock(item.options, optionId, stock) } })),
  StockReserved: (state, { data }) =>
    moved(state, ({ item, held }) => ({
      item: { ...item, options: withReserved(item.options, data.lines) },
      held: new Map(held).set(holdOf(data), { lines: data.lines, until: data.until }),
    })),
  StockReleased: (state, { data }) =>
    moved(state, ({ item, held, closed }) => ({
      item: { ...item, options: withReleased(item.options, data.lines) },
      held: without(held, holdOf(data)),
      closed: withClosed(closed, holdOf(data), 'released'),
    })),
  StockTaken: (state, { data }) =>
    moved(state, ({ item, held, closed }) => ({
      item: { ...item, options: withTaken(item.options, data.lines), sold: item.sold + soldBy(data) },
      held: without(held, holdOf(data)),
      closed: withClosed(closed, holdOf(data), 'taken'),
    })),
};
