import type { Finding } from '@maru/contracts/shop/finding/finding.views';
import type { ItemSort } from '@maru/contracts/shop/item/item.queries';
import type { ItemCard } from '@maru/contracts/shop/item/item.cards';
import { callOf } from '../../kernel/http/first-answers.ts';

export interface PriceRange {
  /** Won; undefined for no limit. */
  readonly price_from?: number;
  readonly price_to?: number;
}
/** What the shop's list shows; lives in the URL, so that a link shows the same. */
export interface ItemFilter extends PriceRange {
  readonly page: number;
  readonly text: string;
  /** Empty for all. */
  readonly category: string;
  readonly state: 'all' | 'onSale';
  readonly sortBy: ItemSort;
}

export const itemSortLabels: Readonly<Record<ItemSort, string>> = {
  new: '새로 나온 순',
  best: '많이 팔린 순',
  price_low: '낮은 가격순',
  price_high: '높은 가격순',
  name: '이름순',
};
export const defaultItemFilter: ItemFilter = { page: 1, text: '', category: '', state: 'all', sortBy: 'new' };
/** Of a page of the list. */
export const itemsPerPage = 20;
const dearest = 100_000_000;

const isSort = (value: string | null): value is ItemSort => value !== null && Object.hasOwn(itemSortLabels, value);
const wholeNumber = (value: string | null, most: number) =>
  value !== null && /^\d{1,9}$/.test(value) && Number(value) <= most ? Number(value) : undefined;

export const readItemFilter = (query: URLSearchParams): ItemFilter => {
  const [from, to, sortBy] = [
    wholeNumber(query.get('price_from'), dearest),
    wholeNumber(query.get('price_to'), dearest),
    query.get('sortBy'),
  ];
  return {
    page: wholeNumber(query.get('page'), 100_000) || defaultItemFilter.page,
    text: (query.get('text') ?? '').slice(0, 100),
    category: (query.get('category') ?? '').slice(0, 30),
    state: query.get('state') === 'onSale' ? 'onSale' : 'all',
    sortBy: isSort(sortBy) ? sortBy : defaultItemFilter.sortBy,
    ...(from !== undefined && { price_from: from }),
    ...(to !== undefined && { price_to: to }),
  };
};

/** Only what differs from the default stands in the URL. */
export const writeItemFilter = (filter: ItemFilter): URLSearchParams => {
  const defaults: Readonly<Record<string, unknown>> = { ...defaultItemFilter };
  const differing = Object.entries(filter).filter(([name, value]) => value !== undefined && value !== defaults[name]);
  return new URLSearchParams(differing.map(([name, value]): [string, string] => [name, String(value)]));
};

/** Whether anything but page and order is chosen. */
export const isNarrowed = (filter: ItemFilter) =>
  writeItemFilter({ ...filter, page: 1, sortBy: defaultItemFilter.sortBy }).size > 0;

export interface ItemPage extends Finding {
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
