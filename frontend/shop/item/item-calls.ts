import type { ItemCard } from '@maru/contracts/shop/item/item.views';
import { callOf } from '../../kernel/http/first-answers.ts';
import { type ItemFilter, itemsPerPage } from './item-filter.ts';

export interface ItemPage {
  readonly list: readonly ItemCard[];
  readonly total: number;
}
export interface Category {
  readonly name: string;
  readonly items: number;
}

/** The calls of the list's screen, as they stand in the answers that come with its page. */
export const itemListCall = (filter: ItemFilter): string => callOf('shop/item/list', { ...filter, itemsPerPage });
export const categoriesCall = 'shop/category/list';
