import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { NewItem } from './item-admin.api.ts';

const longestName = 80;
const mark = ' 사본';

/**
 * Everything that is written about an item, as a new one: hidden, with nothing on stock. Its sale stays with the first, and
 * so do the codes of its options, which name one thing each.
 */
export const duplicateOf = (item: ItemDocument): NewItem => ({
  name: `${item.name.slice(0, longestName - mark.length)}${mark}`,
  summary: item.summary,
  description: item.description,
  images: item.images,
  category: item.category,
  tax: item.tax,
  kind: item.kind,
  state: 'hidden',
  options: item.options.map(({ name, price, off }) => ({
    name,
    price,
    stock: item.kind === 'licence' ? null : 0,
    ...(off && { off }),
  })),
  ...(item.notice && { notice: item.notice }),
  terms: item.terms,
});
