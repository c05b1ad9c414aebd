import { describe, expect, it } from 'vitest';
import { firstItemTerms, type ItemShipping } from '@maru/contracts/shop/item/item.terms';
import type { QuotedLine } from '@maru/contracts/shop/order/order.quote';
import { quoteOf } from '@maru/contracts/shop/order/order.totals';
import { firstShippingRules, type SentLine, shippingOf } from '@maru/contracts/shop/order/order.shipping';

const line = (amount: number, shipping: ItemShipping = { kind: 'bundle' }, more: Partial<SentLine> = {}): SentLine => ({
  item_id: 'a',
  quantity: 1,
  amount,
  shipping,
  ...more,
});
const priceOf = (...lines: readonly SentLine[]) => {
  const { fee, remote } = shippingOf(lines);
  return fee + remote;
};

describe('what goes together', () => {
  it.each([
    ['under the amount', [line(49_999)], '06236', 3_000],
    ['from the amount', [line(20_000), line(30_000)], '06236', 0],
    ['to Jeju', [line(10_000)], '63309', 6_000],
    ['free, but to Ulleung', [line(80_000)], '40200', 3_000],
    ['to Heuksan', [line(10_000)], '58866', 6_000],
    ['to Geomundo', [line(10_000)], '59785', 6_000],
    ['to Yokji', [line(10_000)], '53095', 6_000],
    ['to Wido', [line(10_000)], '56347', 6_000],
    ['to Oeyeondo', [line(10_000)], '33411', 6_000],
    ['to Seodo', [line(10_000)], '23010', 6_000],
    ['to Eocheongdo', [line(10_000)], '54000', 6_000],
    ['to Cheongsan', [line(10_000)], '59150', 6_000],
    ['before Jeju', [line(10_000)], '62999', 3_000],
    ['after Jeju', [line(10_000)], '63645', 3_000],
    ['without a postcode', [line(10_000)], undefined, 3_000],
    ['nothing to send', [], '63309', 0],
    ['things that cost nothing', [line(0)], '06236', 3_000],
  ])('%s', (_name, lines, postcode, won) => {
    const { fee, remote } = shippingOf(lines, postcode);
    expect(fee + remote).toBe(won);
  });
  it('counts what is sent free for the free amount, and sends it alone for nothing', () => {
    expect(priceOf(line(40_000, { kind: 'free' }))).toBe(0);
    expect(priceOf(line(40_000, { kind: 'free' }), line(10_000))).toBe(0);
    expect(priceOf(line(40_000, { kind: 'free' }), line(9_999))).toBe(3_000);
  });
});

describe('what goes apart', () => {
  it('is a parcel of its own at the same rates', () => {
    expect(priceOf(line(20_000, { kind: 'alone' }), line(30_000))).toBe(6_000);
    expect(priceOf(line(50_000, { kind: 'alone' }), line(30_000))).toBe(3_000);
  });
  it('has a fee of its own, once or for every so many pieces of all its options', () => {
    expect(priceOf(line(90_000, { kind: 'own', fee: 4_000, each: null }, { quantity: 50 }))).toBe(4_000);
    const tens = (quantity: number) => line(1_000, { kind: 'own', fee: 4_000, each: 10 }, { quantity });
    expect([priceOf(tens(10)), priceOf(tens(11)), priceOf(tens(6), tens(5))]).toEqual([4_000, 8_000, 8_000]);
    expect(priceOf(tens(6), { ...tens(5), item_id: 'b' })).toBe(8_000);
  });
  it('costs more for each parcel to a remote place, as much as that place asks', () => {
    const tens = line(1_000, { kind: 'own', fee: 4_000, each: 10 }, { quantity: 11 });
    const areas = [{ name: '울릉도', from: '40200', to: '40240', fee: 7_000 }];
    expect(shippingOf([tens, line(60_000)], '40210', { ...firstShippingRules, areas })).toMatchObject({
      fee: 8_000,
      remote: 21_000,
      area: '울릉도',
    });
  });
});

it('says how much more sends what goes together for nothing', () => {
  const missing = (...lines: readonly SentLine[]) => shippingOf(lines).parcels.map((one) => one.missing);
  expect(missing(line(20_000), line(90_000, { kind: 'alone' }))).toEqual([30_000, null]);
  expect(missing(line(60_000))).toEqual([null]);
  expect(missing(line(1_000, { kind: 'free' }))).toEqual([null]);
});

describe('bundles', () => {
  const bundles = [
    { id: 'large', fee: 5_000, free_from: 100_000 },
    { id: 'letters', fee: 0, free_from: 0 },
  ];
  const rules = { ...firstShippingRules, bundles };
  const large = (amount: number, kind: 'bundle' | 'free' = 'bundle') => line(amount, { kind, bundle: 'large' });
  const feesOf = (...lines: readonly SentLine[]) => shippingOf(lines, undefined, rules).parcels.map(({ fee }) => fee);
  it('are counted each for itself', () => {
    expect(feesOf(large(60_000), line(60_000))).toEqual([0, 5_000]);
    expect(feesOf(large(60_000), large(40_000), line(10_000))).toEqual([3_000, 0]);
    expect(feesOf(large(60_000, 'free'), large(39_999))).toEqual([5_000]);
    expect(feesOf(large(99_999, 'free'))).toEqual([0]);
    expect(feesOf(line(10_000, { kind: 'bundle', bundle: 'letters' }))).toEqual([0]);
  });
  it('cost more for each to a remote place', () =>
    expect(shippingOf([large(1_000), line(80_000)], '63309', rules)).toMatchObject({ fee: 5_000, remote: 6_000 }));
  it('that are no more leave their items to the basic one', () =>
    expect(feesOf(line(30_000, { kind: 'bundle', bundle: 'gone' }), line(20_000))).toEqual([0]));
  it('are named in a quote, and what goes apart by its item', () => {
    const quotedAs = (item_id: string, amount: number, shipping: ItemShipping): QuotedLine => ({
      ...line(amount, shipping, { item_id, quantity: 2 }),
      option_id: 1,
      name: `name of ${item_id}`,
      category: '',
      option: '',
      image: null,
      unit_price: amount / 2,
      base_price: amount / 2,
      available: 9,
      most: 9,
      kind: 'goods',
      tax: 'taxed',
      terms: { ...firstItemTerms, shipping },
      made_to_order: false,
      problem: null,
    });
    const lines = [
      quotedAs('shelf', 90_000, { kind: 'own', fee: 9_000, each: 1 }),
      quotedAs('large', 70_000, { kind: 'bundle', bundle: 'large' }),
      quotedAs('card', 34_850, { kind: 'bundle' }),
    ];
    const named = { ...rules, bundles: bundles.map((bundle) => ({ ...bundle, name: '대형 도면' })) };
    const { parcels, amounts } = quoteOf(lines, { postcode: '63309' }, {}, named);
    expect(parcels).toEqual([
      { name: null, apart: false, items: ['card'], fee: 3_000, remote: 3_000, tax_free: 0, count: 1, missing: 15_150 },
      {
        name: '대형 도면',
        apart: false,
        items: ['large'],
        fee: 5_000,
        remote: 3_000,
        tax_free: 0,
        count: 1,
        missing: 30_000,
      },
      {
        name: 'name of shelf',
        apart: true,
        items: ['shelf'],
        fee: 18_000,
        remote: 6_000,
        tax_free: 0,
        count: 2,
        missing: null,
      },
    ]);
    expect(amounts.shipping).toBe(26_000 + 4 * 3_000);
  });
});
