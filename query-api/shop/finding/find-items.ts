import type { Finding } from '@maru/contracts/shop/finding/finding.views';
import type { ItemOnShelf } from '@maru/contracts/shop/item/item.views';
import type { FindOptions, ViewStore, Where } from '@maru/platform/view-store/view-store';
import { itemSearch } from './item-search.ts';
import { understand } from './understand.ts';

export const findingViews: readonly string[] = ['item'];

/** `among`: the items by which a text is understood; `where`: those of them that are wanted. */
interface Wanted {
  readonly text: string;
  readonly among: Where;
  readonly where: Where;
}
interface FoundItems extends Finding {
  readonly rows: readonly ItemOnShelf[];
  readonly total: number;
}

/** A page of the items that a text finds, and how it was understood; of all where it is empty. */
export const findItems = async (
  views: ViewStore,
  { text, among, where }: Wanted,
  page: Pick<FindOptions, 'sort' | 'limit' | 'offset'>,
): Promise<FoundItems> => {
  const items = views.view('item');
  const reading = await understand(
    itemSearch(views, among, () => []),
    text,
  );
  const matching = { where, ...(reading && { text: reading.groups }) };
  const [rows, total] = await Promise.all([items.find<ItemOnShelf>({ ...matching, ...page }), items.count(matching)]);
  const { understood = null, suggestions = [] } = reading ?? {};
  return { rows: rows.map(({ doc }) => doc), total, understood, suggestions: [...suggestions] };
};
