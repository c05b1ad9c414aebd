import { epochMs } from '@maru/contracts/kernel/fields';
import type { Recorded } from '@maru/contracts/kernel/message';
import { type ItemEvent, itemStream } from '@maru/contracts/shop/item/item.events';
import { soldBy, withReleased, withReserved, withStock, withTaken } from '@maru/contracts/shop/item/item.stock';
import {
  type ItemListed,
  type ItemOnShelf,
  type ItemOption,
  listedOf,
  unrated,
} from '@maru/contracts/shop/item/item.views';
import { type ReviewEvent, reviewStream } from '@maru/contracts/shop/review/review.events';
import { edited } from '../../runtime/edited.ts';
import type { Body, Projection } from '../../runtime/projection.ts';

type Doc = Body<ItemOnShelf>;
type Facts = Omit<Doc, keyof ItemListed>;
type Change = (doc: Doc) => Partial<Facts>;

/** What lists go by follows from the rest. */
const listed = (facts: Facts): Doc => ({ ...facts, ...listedOf(facts) });
const changed = (doc: Doc | undefined, change: Change) => doc && listed({ ...doc, ...change(doc) });
/** By people; stock moves and sales come and go without. */
const byPeople = (doc: Doc | undefined, event: Recorded, change: Change) => edited(changed(doc, change), event, {});

type Fields = Extract<ItemEvent, { type: 'ItemEdited' }>['data'];
const fieldsAfter = (doc: Doc, { name = doc.name, summary = doc.summary, tax = doc.tax }: Fields) => ({
  name,
  summary,
  tax,
});

type OptionFields = Extract<ItemEvent, { type: 'ItemOptionChanged' }>['data'];
const withFields = (options: readonly ItemOption[], { optionId, ...fields }: OptionFields) =>
  options.map((one) =>
    one.id === optionId ? { ...one, name: fields.name ?? one.name, price: fields.price ?? one.price } : one,
  );

/** Reviews that give so many stars: one more, or one less. The item itself is as it was. */
const starred = (doc: Doc | undefined, stars: number, more: 1 | -1) =>
  doc && { ...doc, rated: doc.rated.map((count, at) => (at + 1 === stars ? count + more : count)) };

const sorts = ['created_at', 'sold', 'lowest_price', 'name'];

export const itemProjection: Projection<ItemEvent | ReviewEvent, ItemOnShelf> = {
  name: 'item',
  version: 2,
  view: {
    fields: {
      visible: 'number',
      available: 'number',
      category: 'text',
      created_at: 'number',
      sold: 'number',
      lowest_price: 'number',
      name: 'text',
      sale_due: 'number',
      position: 'number',
    },
    indexes: [
      ['created_at'],
      ...sorts.map((field) => ['visible', field]),
      ...sorts.map((field) => ['visible', 'category', field]),
      ['sale_due'],
    ],
    search: ['name', 'summary', 'category'],
  },
  streams: [itemStream(''), reviewStream('')],
  own: itemStream(''),
  key: ({ data }) => ('item_id' in data ? data.item_id : data.id),
  on: {
    ItemAdded: (_, { data: { options, description: _description, ...fields }, meta }) => {
      const at = epochMs(meta.at);
      const counted = options.map((option) => ({ ...option, reserved: 0 }));
      return listed({
        ...fields,
        options: counted,
        sale: null,
        sale_began: false,
        sold: 0,
        rated: unrated,
        created_at: at,
        updated_at: at,
      });
    },
    ItemEdited: (doc, event) => byPeople(doc, event, (now) => fieldsAfter(now, event.data)),
    ItemImagesChanged: (doc, event) => byPeople(doc, event, () => ({ images: event.data.to })),
    ItemCategoryChanged: (doc, event) => byPeople(doc, event, () => ({ category: event.data.to })),
    ItemStateChanged: (doc, event) => byPeople(doc, event, () => ({ state: event.data.to })),
    ItemSaleSet: (doc, event) => byPeople(doc, event, () => ({ sale: event.data.to, sale_began: false })),
    SaleBegan: (doc) => changed(doc, () => ({ sale_began: true })),
    SaleEnded: (doc) => changed(doc, () => ({ sale: null, sale_began: false })),
    ItemOptionAdded: (doc, event) => {
      const { optionId: id, name, price, stock } = event.data;
      return byPeople(doc, event, ({ options }) => ({
        options: [...options, { id, name, price, stock, reserved: 0 }],
      }));
    },
    ItemOptionChanged: (doc, event) =>
      byPeople(doc, event, ({ options }) => ({ options: withFields(options, event.data) })),
    ItemOptionRemoved: (doc, event) =>
      byPeople(doc, event, ({ options }) => ({ options: options.filter(({ id }) => id !== event.data.optionId) })),
    StockAdjusted: (doc, { data: { optionId, stock } }) =>
      changed(doc, ({ options }) => ({ options: withStock(options, optionId, stock) })),
    StockReserved: (doc, { data: { lines } }) =>
      changed(doc, ({ options }) => ({ options: withReserved(options, lines) })),
    StockReleased: (doc, { data: { lines } }) =>
      changed(doc, ({ options }) => ({ options: withReleased(options, lines) })),
    StockTaken: (doc, { data }) =>
      changed(doc, ({ options, sold }) => ({ options: withTaken(options, data.lines), sold: sold + soldBy(data) })),
    ReviewWritten: (doc, { data: { stars } }) => starred(doc, stars, 1),
    ReviewEdited: (doc, { data: { from, stars, hidden } }) =>
      hidden ? doc : starred(starred(doc, from, -1), stars, 1),
    ReviewRemoved: (doc, { data: { stars, hidden } }) => (hidden ? doc : starred(doc, stars, -1)),
    ReviewHidden: (doc, { data: { stars } }) => starred(doc, stars, -1),
    ReviewShown: (doc, { data: { stars } }) => starred(doc, stars, 1),
  },
};
