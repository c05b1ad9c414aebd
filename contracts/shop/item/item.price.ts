import type { Sale } from './item.fields.ts';
import { availableOf, type OptionStock } from './item.stock.ts';

/** Won after so many percent off, floored to 10 won. */
export const salePrice = (price: number, percent: number): number => Math.floor((price * (100 - percent)) / 1_000) * 10;

/** Whether a sale holds at a time, in epoch ms: from its beginning up to, but without, its end. */
export const holdsAt = (sale: Sale, now: number): boolean =>
  Date.parse(sale.from) <= now && now < Date.parse(sale.until);

interface PricedOption extends OptionStock {
  readonly price: number;
}

/** Prices of what can be had; of all options where nothing can. */
const pricesOf = (options: readonly PricedOption[]): readonly number[] => {
  const had = options.filter((option) => availableOf(option) !== 0);
  return (had.length > 0 ? had : options).map(({ price }) => price);
};

export const lowestPrice = (options: readonly PricedOption[]): number => Math.min(...pricesOf(options));
export const hasSeveralPrices = (options: readonly PricedOption[]): boolean => new Set(pricesOf(options)).size > 1;
