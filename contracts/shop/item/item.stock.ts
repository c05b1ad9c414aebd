import type { ItemState, OrderLine } from './item.fields.ts';

/** `stock` is on hand, `reserved` of it held for orders; null stock does not run out. `off`: not offered for now. */
export interface OptionStock {
  readonly stock: number | null;
  readonly reserved: number;
  readonly off?: boolean | undefined;
}

/** How many are there for nobody yet; null for no limit. */
export const freeOf = ({ stock, reserved }: OptionStock): number | null => (stock === null ? null : stock - reserved);

/** How many more can be ordered; null for no limit. */
export const availableOf = (option: OptionStock): number | null => (option.off === true ? 0 : freeOf(option));

/** What visitors are told: also sold out when nothing is left of any option. */
export const shownState = (state: ItemState, options: readonly OptionStock[]): ItemState =>
  state === 'onSale' && options.every((option) => availableOf(option) === 0) ? 'soldOut' : state;

/** Where so many pieces or fewer of an option can still be ordered, somebody has to think of more. */
export const lowStockAt = 5;

/** How many can be ordered of the option of which the least is left; null where none of them runs out. */
export const scarceOf = (options: readonly OptionStock[]): number | null => {
  const left = options
    .filter(({ off }) => off !== true)
    .map(availableOf)
    .filter((available) => available !== null);
  return left.length === 0 ? null : Math.min(...left);
};

/** How many can be ordered of all options together; null where any of them never runs out. */
export const leftOf = (options: readonly OptionStock[]): number | null => {
  const left = options.map(availableOf);
  return left.includes(null) ? null : left.reduce<number>((sum, one) => sum + (one ?? 0), 0);
};

/** How many pieces of one option the lines of an order name; the same option may stand in several. */
export const quantityOf = (lines: readonly OrderLine[], optionId: number): number =>
  lines.reduce((sum, line) => (line.optionId === optionId ? sum + line.quantity : sum), 0);

type Option = OptionStock & { readonly id: number };
const withMoves = <O extends Option>(
  options: readonly O[],
  lines: readonly OrderLine[],
  move: (option: O, quantity: number) => Partial<OptionStock>,
): O[] =>
  options.map((option) => {
    const quantity = quantityOf(lines, option.id);
    return quantity === 0 || option.stock === null ? option : { ...option, ...move(option, quantity) };
  });

/** Options after one was counted anew. */
export const withStock = <O extends Option>(options: readonly O[], optionId: number, stock: number) =>
  options.map((option) => (option.id === optionId ? { ...option, stock } : option));
/** Options after an order's lines are held. */
export const withReserved = <O extends Option>(options: readonly O[], lines: readonly OrderLine[]) =>
  withMoves(options, lines, ({ reserved }, quantity) => ({ reserved: reserved + quantity }));
/** Let go again. */
export const withReleased = <O extends Option>(options: readonly O[], lines: readonly OrderLine[]) =>
  withMoves(options, lines, ({ reserved }, quantity) => ({ reserved: reserved - quantity }));
/** Sold out of what was held. */
export const withTaken = <O extends Option>(options: readonly O[], lines: readonly OrderLine[]) =>
  withMoves(options, lines, ({ stock, reserved }, quantity) => ({
    stock: (stock ?? 0) - quantity,
    reserved: reserved - quantity,
  }));

/** For whom stock is held. `exchange` counts those of an order from 1; absent for the order itself. */
export interface StockCause {
  readonly orderId: string;
  readonly exchange?: number | undefined;
}
/** Under which name it is held. */
export const holdOf = ({ orderId, exchange }: StockCause): string =>
  exchange === undefined ? orderId : `${orderId}#${exchange}`;

export const piecesOf = (lines: readonly OrderLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);
/** Pieces that were sold by taking these: what is sent in place of others was sold before. */
export const soldPieces = ({
  lines,
  exchange,
}: Pick<StockCause, 'exchange'> & { readonly lines: readonly OrderLine[] }): number =>
  exchange === undefined ? piecesOf(lines) : 0;
