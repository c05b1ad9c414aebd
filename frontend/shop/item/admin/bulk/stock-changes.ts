import { type ItemStockLine, lineName } from '@maru/contracts/shop/item/item.bulk';
import { maxStock } from '@maru/contracts/shop/item/item.fields';
import type { ItemTableRow } from '@maru/contracts/shop/item/item.list';
import { number } from '../../../../format/number.ts';
import type { Change } from './change-list.tsx';

export type StockWay = 'count' | 'more' | 'less';
export interface StockChange {
  readonly way: StockWay;
  readonly pieces: number;
  readonly reason: string;
}
type Item = Pick<ItemTableRow, 'id' | 'name' | 'options'>;
type Option = Item['options'][number] & { readonly stock: number };

const after = (stock: number, { way, pieces }: StockChange) => {
  if (way === 'count') return pieces;
  return way === 'more' ? stock + pieces : stock - pieces;
};

const problemOf = (stock: number, reserved: number): string | undefined => {
  if (stock < 0) return '0개보다 적어져요.';
  if (stock < reserved) return `주문에 잡힌 ${number(reserved)}개보다 적어져요.`;
  return stock > maxStock ? `${number(maxStock)}개를 넘어요.` : undefined;
};

const changeOf = ({ id, name, options }: Item, option: Option, change: StockChange): Change<ItemStockLine> => {
  const [stock, called] = [after(option.stock, change), lineName(name, options.length > 1 ? option.name : undefined)];
  const line = { id, name: called, option: option.id, reason: change.reason };
  const moved = change.way === 'count' ? { to: stock } : { by: stock - option.stock };
  return {
    key: `${id} ${option.id}`,
    name: called,
    before: `${number(option.stock)}개`,
    after: `${number(stock)}개`,
    line: stock === option.stock ? null : { ...line, ...moved },
    problem: problemOf(stock, option.reserved),
  };
};

const isCounted = (option: Item['options'][number]): option is Option => option.stock !== null;

/** What would be on hand of each option that runs out. */
export const stockChanges = (items: readonly Item[], change: StockChange): readonly Change<ItemStockLine>[] =>
  items.flatMap((item) => item.options.filter(isCounted).map((option) => changeOf(item, option, change)));

/** Options of licences and the like, of which nothing is counted. */
export const uncountedIn = (items: readonly Item[]): number =>
  items.reduce((sum, { options }) => sum + options.filter((option) => !isCounted(option)).length, 0);
