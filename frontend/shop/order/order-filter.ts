import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { openOrders } from '@maru/contracts/shop/order/order.groups';
import type { OrderStatus } from '@maru/contracts/shop/order/order.label';

/** States that people look for together, in the order of the chips. */
export interface OrderGroup {
  readonly key: string;
  readonly label: string;
  /** Empty for every state. */
  readonly status: readonly OrderStatus[];
}

const everything: OrderGroup = { key: 'all', label: '전체', status: [] };
const unpaid: OrderGroup = { key: 'unpaid', label: '결제대기', status: ['awaitingPayment'] };
const shipping: OrderGroup = { key: 'shipping', label: '배송중', status: openOrders.shipping };
const pickup: OrderGroup = { key: 'pickup', label: '픽업 대기', status: ['awaitingPickup'] };
const ended: OrderGroup = { key: 'ended', label: '취소 완료', status: ['cancelled', 'expired'] };

export const buyerGroups: readonly OrderGroup[] = [
  everything,
  unpaid,
  { key: 'preparing', label: '준비중', status: openOrders.preparing },
  shipping,
  pickup,
  { key: 'delivered', label: '배송완료', status: ['delivered', 'confirmed'] },
  { key: 'back', label: '취소·반품·교환', status: [...openOrders.back, 'returned', 'exchanging', 'exchanged'] },
  ended,
];

/** What a list of orders shows; lives in the URL, so that a link shows the same. */
export interface OrderFilter {
  readonly page: number;
  readonly itemsPerPage: number;
  /** Key of a group. */
  readonly group: string;
  /** As much of an order's number as was typed. */
  readonly number: string;
}

const sizes = [10, 20, 50, 100];
const wholeNumber = (value: string | null) =>
  value !== null && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined;

const defaultsOf = (itemsPerPage: number): OrderFilter => ({ page: 1, itemsPerPage, group: 'all', number: '' });

export const readOrderFilter = (
  query: URLSearchParams,
  groups: readonly OrderGroup[],
  itemsPerPage: number,
): OrderFilter => {
  const size = wholeNumber(query.get('itemsPerPage'));
  return {
    page: wholeNumber(query.get('page')) ?? 1,
    itemsPerPage: size !== undefined && sizes.includes(size) ? size : itemsPerPage,
    group: groups.find(({ key }) => key === query.get('group'))?.key ?? 'all',
    number: (query.get('number') ?? '').slice(0, 20),
  };
};

/** Only what differs from the default stands in the URL. */
export const writeOrderFilter = (filter: OrderFilter, itemsPerPage: number): URLSearchParams => {
  const defaults = defaultsOf(itemsPerPage);
  const differing = Object.entries(filter).filter(([name, value]) => value !== defaults[name as keyof OrderFilter]);
  return new URLSearchParams(differing.map(([name, value]): [string, string] => [name, String(value)]));
};

/** As the server is asked. */
export const orderParams = ({ group, number: _, ...page }: OrderFilter, groups: readonly OrderGroup[]) => {
  const status = groups.find(({ key }) => key === group)?.status ?? [];
  return { ...page, ...(status.length > 0 && { status: status.join(',') }) };
};

/** The filter, kept in the URL. Any change but of the page leads back to the first page. */
export const useOrderFilter = (groups: readonly OrderGroup[], itemsPerPage: number) => {
  const [query, setQuery] = useSearchParams();
  const filter = useMemo(() => readOrderFilter(query, groups, itemsPerPage), [query, groups, itemsPerPage]);
  const change = useCallback(
    (changes: Partial<OrderFilter>) =>
      setQuery(
        (before) =>
          writeOrderFilter({ ...readOrderFilter(before, groups, itemsPerPage), page: 1, ...changes }, itemsPerPage),
        { replace: changes.number !== undefined },
      ),
    [setQuery, groups, itemsPerPage],
  );
  return { filter, change };
};
