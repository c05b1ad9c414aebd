import { maxPrice } from '@maru/contracts/shop/item/item.fields';

export const priceWays = ['set', 'plus', 'minus', 'up', 'down'] as const;
/** To a price, by won, or by per cent. */
export type PriceWay = (typeof priceWays)[number];
export const roundings = [1, 10, 100] as const;

export interface PriceChange {
  readonly way: PriceWay;
  /** Won, or per cent. */
  readonly amount: number;
  /** To the nearest of so many won, where it is by per cent. */
  readonly rounding: (typeof roundings)[number];
}

const rounded = (price: number, to: number) => Math.round(price / to) * to;
const byPercent = (price: number, percent: number, { rounding }: PriceChange) =>
  rounded((price * (100 + percent)) / 100, rounding);

/** What an option costs after a change, which may be more or less than anything can. */
export const newPrice = (price: number, change: PriceChange): number => {
  const { way, amount } = change;
  switch (way) {
    case 'set':
      return amount;
    case 'plus':
      return price + amount;
    case 'minus':
      return price - amount;
    case 'up':
      return byPercent(price, amount, change);
    case 'down':
      return byPercent(price, -amount, change);
  }
};

/** Why nothing can be sold for it. */
export const problemOfPrice = (price: number): string | undefined => {
  if (price <= 0) return '0원 이하가 돼요.';
  return price > maxPrice ? '1억 원을 넘어요.' : undefined;
};
