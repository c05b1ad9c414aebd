import { Rejected } from '@maru/contracts/kernel/rejections';
import type { ItemDocument, ItemOnShelf, ItemText, Rated } from '@maru/contracts/shop/item/item.views';
import type { ViewStore } from '@maru/platform/view-store/view-store';

/** Where one item stands written. */
export const itemViews: readonly string[] = ['item', 'item-text'];

/** One item whole, hidden or not, with the stars of its reviews. Throws `item_not_found`. */
export const readItem = async (views: ViewStore, id: string): Promise<ItemDocument & { readonly rated: Rated }> => {
  const [found, text] = await Promise.all([
    views.view('item').get<ItemOnShelf>(id),
    views.view('item-text').get<ItemText>(id),
  ]);
  if (!found) throw new Rejected('item_not_found');
  const { visible: _visible, available: _available, lowest_price: _price, sale_due: _due, ...item } = found.doc;
  return { ...item, description: text?.doc.description ?? '' };
};
