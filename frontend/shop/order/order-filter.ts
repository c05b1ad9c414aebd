import type { OrderGroup } from './order-groups.ts';

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
  const said = Object.entries(filter).filter(([name, value]) => value !== defaults[name as keyof OrderFilter]);
  return new URLSearchParams(said.map(([name, value]): [string, string] => [name, String(value)]));
};

/** As the server is asked. */
export const orderParams = ({ group, number, ...page }: OrderFilter, groups: readonly OrderGroup[]) => {
  const status = groups.find(({ key }) => key === group)?.status ?? [];
  return {
    ...page,
    ...(status.length > 0 && { status: status.join(',') }),
    ...(group === 'stuck' && { payment: 'stuck' }),
    ...(number && { number }),
  };
};
