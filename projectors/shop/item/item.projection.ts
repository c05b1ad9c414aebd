import { handlersOf } from '@maru/contracts/kernel/fold';
import { type ItemEvent, itemStream } from '@maru/contracts/shop/item/item.events';
import { type ItemFacts, itemFold } from '@maru/contracts/shop/item/item.fold';
import { type ItemOnShelf, listFieldsOf, noStars } from '@maru/contracts/shop/item/item.views';
import { type ReviewEvent, reviewStream } from '@maru/contracts/shop/review/review.events';
import { findingTextOf } from '@maru/platform/korean/finding-text';
import type { Body, Projection } from '../../runtime/projection.ts';

type Doc = Body<ItemOnShelf>;

/** Worked out again only when it changes: most events of an item are moves of its stock. */
const findingOf = (item: ItemFacts, before: Doc | undefined) => {
  const { name, summary, category } = item;
  const isAsBefore = before?.name === name && before.summary === summary && before.category === category;
  return isAsBefore ? before.finding : findingTextOf([name, category], [summary]);
};

/** What is written about an item has a view of its own; what lists go by follows from the rest. */
const shelf = handlersOf<ItemEvent, ItemFacts | undefined, Doc>(
  itemFold.evolve,
  (doc) => doc && { ...doc, description: '', notice: null },
  (item, _event, doc) => {
    if (!item) return undefined;
    const { description: _description, notice: _notice, ...facts } = item;
    return { ...facts, ...listFieldsOf(facts), rated: doc?.rated ?? noStars, finding: findingOf(item, doc) };
  },
);

const withStars = (doc: Doc | undefined, stars: number, more: 1 | -1) =>
  doc && { ...doc, rated: doc.rated.map((count, at) => (at + 1 === stars ? count + more : count)) };

const sorts = ['created_at', 'sold', 'lowest_price', 'name'];
/** Of the list of administrators, beside the first. */
const adminSorts = ['sold', 'lowest_price', 'name', 'left', 'category', 'updated_at'];

export const itemProjection: Projection<ItemEvent | ReviewEvent, ItemOnShelf> = {
  name: 'item',
  version: 7,
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
      scarce: 'number',
      left: 'number',
      shown: 'text',
      shipping: 'text',
      kind: 'text',
      updated_at: 'number',
      position: 'number',
    },
    indexes: [
      ['created_at'],
      ...adminSorts.map((field) => [field]),
      ['shown', 'created_at'],
      ...sorts.map((field) => ['visible', field]),
      ...sorts.map((field) => ['visible', 'category', field]),
      ['sale_due'],
      ['scarce'],
    ],
    search: ['finding'],
  },
  streams: [itemStream(''), reviewStream('')],
  own: itemStream(''),
  key: ({ data }) => ('item_id' in data ? data.item_id : data.id),
  on: {
    ...shelf,
    ReviewWritten: (doc, { data: { stars } }) => withStars(doc, stars, 1),
    ReviewEdited: (doc, { data: { from, stars, hidden } }) =>
      hidden ? doc : withStars(withStars(doc, from, -1), stars, 1),
    ReviewRemoved: (doc, { data: { stars, hidden } }) => (hidden ? doc : withStars(doc, stars, -1)),
    ReviewHidden: (doc, { data: { stars } }) => withStars(doc, stars, -1),
    ReviewShown: (doc, { data: { stars } }) => withStars(doc, stars, 1),
  },
};
