import { describe, expect, it } from 'vitest';
import type { ItemShipping } from '@maru/contracts/shop/item/item.terms';
import {
  firstShippingRules,
  missingToFree,
  type SentLine,
  shippingOf,
} from '@maru/contracts/shop/order/order.shipping';

const { rates } = firstShippingRules;
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
    expect(shippingOf([tens, line(60_000)], '40210', { rates, areas })).toEqual({
      fee: 8_000,
      remote: 21_000,
      area: '울릉도',
    });
  });
});

it('says how much more sends what goes together for nothing', () => {
  expect(missingToFree([line(20_000), line(90_000, { kind: 'alone' })], rates)).toBe(30_000);
  expect(missingToFree([line(60_000)], rates)).toBe(0);
  expect(missingToFree([line(1_000, { kind: 'free' })], rates)).toBeNull();
});
