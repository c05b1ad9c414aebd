import type { ItemState } from '@maru/contracts/shop/item/item.fields';
import type { StockLevel } from '@maru/contracts/shop/item/item.queries';

export const stateLabels: Readonly<Record<ItemState, string>> = { onSale: '판매중', soldOut: '품절', hidden: '숨김' };

export const stockLabels: Readonly<Record<StockLevel, string>> = { out: '품절된 옵션', low: '적게 남은 옵션' };

/** What the list of items shows; lives in the URL, so that a link shows the same. */
export interface ItemAdminFilter {
  readonly page: number;
  readonly itemsPerPage: number;
  readonly text: string;
  readonly state: ItemState | 'all';
  readonly stock: StockLevel | 'all';
}
export const defaultItemAdminFilter: ItemAdminFilter = {
  page: 1,
  itemsPerPage: 20,
  text: '',
  state: 'all',
  stock: 'all',
};

const positive = (value: string | null, otherwise: number) =>
  value !== null && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : otherwise;
const isState = (value: string | null): value is ItemState => value !== null && Object.hasOwn(stateLabels, value);

const isStock = (value: string | null): value is StockLevel => value !== null && Object.hasOwn(stockLabels, value);

export const readItemAdminFilter = (query: URLSearchParams): ItemAdminFilter => {
  const [state, stock] = [query.get('state'), query.get('stock')];
  return {
    page: positive(query.get('page'), defaultItemAdminFilter.page),
    itemsPerPage: Math.min(100, positive(query.get('itemsPerPage'), defaultItemAdminFilter.itemsPerPage)),
    text: (query.get('text') ?? '').slice(0, 100),
    state: isState(state) ? state : defaultItemAdminFilter.state,
    stock: isStock(stock) ? stock : defaultItemAdminFilter.stock,
  };
};

/** Only what differs from the default stands in the URL. */
export const writeItemAdminFilter = (filter: ItemAdminFilter): URLSearchParams => {
  const differing = Object.entries(filter).filter(
    ([name, value]) => value !== defaultItemAdminFilter[name as keyof ItemAdminFilter],
  );
  return new URLSearchParams(differing.map(([name, value]): [string, string] => [name, String(value)]));
};

/** As the server is asked. */
export const itemParams = ({ text, ...filter }: ItemAdminFilter) => ({ ...filter, ...(text && { text }) });
