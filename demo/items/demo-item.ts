import type { ItemKind, ItemTax } from '@maru/contracts/shop/item/item.fields';
import type { Goods } from '../goods/goods.ts';

export interface DemoItem {
  readonly name: string;
  readonly summary: string;
  /** Markdown. */
  readonly description: string;
  readonly category: string;
  readonly kind: ItemKind;
  readonly tax: ItemTax;
  readonly options: readonly (readonly [name: string, price: number, stock: number | null])[];
  readonly looks: Goods;
  /** Days ago that it came into the shop, and pieces sold of the first option since. */
  readonly since: number;
  readonly sold: number;
  /** Days ago since when it is printed from what its buyer fills in, after a proof. */
  readonly printed?: number;
  /** Percent off these days. */
  readonly sale?: number;
}
