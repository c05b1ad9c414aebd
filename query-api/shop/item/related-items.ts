import { presentCard } from '@maru/contracts/shop/item/item.cards';
import type { itemQueries } from '@maru/contracts/shop/item/item.queries';
import type { ItemOnShelf } from '@maru/contracts/shop/item/item.views';
import { plainOf, termOf, wordsOf } from '@maru/platform/korean/finding-text';
import type { FindOptions } from '@maru/platform/view-store/view-store';
import type { QueryHandler } from '../../http/query-handler.ts';

/** Shown at once: two rows on a phone. */
const most = 4;
/** Looked at of each kind: those that are sold most. */
const candidates = 40;

const plainWords = (text: string) =>
  [...new Set(wordsOf(text).map(plainOf))].filter((word) => Array.from(word).length > 1);

/** How near: words of the name that are in both, and the category, which counts as much as one. */
export const nearness = (
  item: Pick<ItemOnShelf, 'name' | 'category'>,
  other: Pick<ItemOnShelf, 'name' | 'category'>,
): number => {
  const words = plainOf(other.name);
  const shared = plainWords(item.name).filter((word) => words.includes(word)).length;
  return shared + (item.category === other.category ? 1 : 0);
};

/** What can be had and is near to an item, the nearest first, then what is sold most. */
export const relatedItems: QueryHandler<typeof itemQueries.related> = {
  views: ['item'],
  answer: async ({ id }, { engines: { views, clock } }) => {
    const items = views.view('item');
    const item = (await items.get<ItemOnShelf>(id))?.doc;
    if (!item?.visible) return { list: [] };
    const some = (options: Pick<FindOptions, 'where' | 'text'>) =>
      items.find<ItemOnShelf>({
        ...options,
        where: { visible: true, available: true, ...options.where },
        sort: [{ field: 'sold', direction: 'desc' }],
        limit: candidates,
      });
    const terms = plainWords(item.name).map(termOf);
    const found = await Promise.all([
      some({ where: { category: item.category } }),
      ...(terms.length > 0 ? [some({ text: [terms] })] : []),
    ]);
    const others = new Map(found.flat().map(({ doc }) => [doc.id, doc]));
    others.delete(id);
    const nearest = [...others.values()].toSorted(
      (a, b) => nearness(item, b) - nearness(item, a) || b.sold - a.sold || a.id.localeCompare(b.id),
    );
    const now = clock.now();
    return { list: nearest.slice(0, most).map((doc) => presentCard(doc, now)) };
  },
};
