import type { ItemOnShelf } from '@maru/contracts/shop/item/item.views';
import type { ViewStore } from '@maru/platform/view-store/view-store';

export const itemNames = async (
  views: ViewStore,
  docs: readonly { readonly item_id: string }[],
): Promise<(id: string) => string> => {
  const rows = await views.view('item').getMany<ItemOnShelf>([...new Set(docs.map(({ item_id }) => item_id))]);
  const names = new Map(rows.map(({ doc }) => [doc.id, doc.name]));
  return (id) => names.get(id) ?? '';
};
