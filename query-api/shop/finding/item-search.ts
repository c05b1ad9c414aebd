import type { ItemOnShelf } from '@maru/contracts/shop/item/item.views';
import type { ViewStore, Where } from '@maru/platform/view-store/view-store';
import type { SynonymsOf, TextGroups } from './searched-words.ts';

/** The items among which a text is looked for, whatever else a list is filtered by. */
export interface ItemSearch {
  readonly synonymsOf: SynonymsOf;
  finds(text: TextGroups): Promise<boolean>;
  /** Some items that have it, those that are sold most first. */
  some(text: TextGroups, limit: number): Promise<readonly ItemOnShelf[]>;
}

export const itemSearch = (views: ViewStore, where: Where, synonymsOf: SynonymsOf): ItemSearch => {
  const items = views.view('item');
  return {
    synonymsOf,
    finds: async (text) => (await items.count({ where, text })) > 0,
    some: async (text, limit) => {
      const sort = [{ field: 'sold', direction: 'desc' }] as const;
      return (await items.find<ItemOnShelf>({ where, text, sort, limit })).map(({ doc }) => doc);
    },
  };
};
