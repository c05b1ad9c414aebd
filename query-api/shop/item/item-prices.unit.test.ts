import { firstItemTerms } from '@maru/contracts/shop/item/item.terms';
import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import { salePrice } from '@maru/contracts/shop/item/item.price';
import { presentCard, presentItem } from '@maru/contracts/shop/item/item.cards';
import { type ItemDocument, type StarCounts, noStars } from '@maru/contracts/shop/item/item.views';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const { data } = itemExamples.ItemAdded;
const sale = { percent: 15, from: '2026-12-01T00:00:00.000Z', until: '2026-12-08T00:00:00.000Z' };
const [before, first, last, after] = [
  '2026-11-30T23:59:59.999Z',
  sale.from,
  '2026-12-07T23:59:59.999Z',
  sale.until,
].map((time) => Date.parse(time)) as [number, number, number, number];
const doc: ItemDocument & { readonly rated: StarCounts } = {
  ...data,
  options: data.options.map((option) => ({ ...option, reserved: 0 })),
  terms: firstItemTerms,
  notice: null,
  sale,
  sale_began: false,
  sold: 0,
  created_at: 1,
  updated_at: 1,
  revision: 0,
  position: 1,
  rated: noStars,
};
const withStock = (...stock: readonly number[]) => ({
  ...doc,
  options: doc.options.map((option, at) => ({ ...option, stock: stock[at] ?? 0 })),
});

describe('the price of now', () => {
  it.each([
    [before, 41_000, null],
    [first, 34_850, 15],
    [last, 34_850, 15],
    [after, 41_000, null],
  ])('goes by the clock, whatever the last event was: at %d', (now, price, percent) => {
    expect(presentCard(doc, now)).toMatchObject({ price, base_price: 41_000, sale: percent && { percent } });
    expect(presentItem(doc, now).options.map((option) => option.price)).toEqual(
      percent ? [34_850, 58_650] : [41_000, 69_000],
    );
  });
  it('is never above, and less than 10 won below, what so many percent off are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 1, max: 90 }), (price, percent) => {
        const exact = (price * (100 - percent)) / 100;
        expect(salePrice(price, percent) % 10).toBe(0);
        expect(salePrice(price, percent)).toBeLessThanOrEqual(exact);
        expect(salePrice(price, percent)).toBeGreaterThan(exact - 10);
      }),
    );
  });
});

describe('the price in a list', () => {
  it.each([
    [[20, 5], 41_000, true, 'onSale'],
    [[0, 5], 69_000, false, 'onSale'],
    [[20, 0], 41_000, false, 'onSale'],
    [[0, 0], 41_000, true, 'soldOut'],
  ] as const)('is the least of what is left of %o', (stock, price, several, state) => {
    expect(presentCard(withStock(...stock), before)).toMatchObject({ price, several, state });
  });
});

describe('the rating', () => {
  it('is the average of the stars to one decimal, and none without reviews', () => {
    expect(presentCard(doc, before)).toMatchObject({ reviews: 0, rating: null });
    expect(presentCard({ ...doc, rated: [1, 0, 0, 0, 2] }, before)).toMatchObject({ reviews: 3, rating: 3.7 });
    expect(presentItem({ ...doc, rated: [0, 0, 0, 1, 0] }, before)).toMatchObject({
      reviews: 1,
      rating: 4,
      rated: [0, 0, 0, 1, 0],
    });
  });
});
