import { firstReturnTerms } from '@maru/contracts/site/config/config.fields';
import { firstConfig } from '@maru/contracts/site/config/config.fold';
import { firstItemTerms } from '@maru/contracts/shop/item/item.terms';
import type { QuotedLine } from '@maru/contracts/shop/order/order.quote';
import { expect, it } from 'vitest';
import { termsOfOrder } from './terms-of-order.ts';

const line = (quantity: number, available: number | null) =>
  ({ quantity, available, terms: firstItemTerms }) as QuotedLine;
const quoted = (lines: readonly QuotedLine[], pickup = false) => ({
  automatic: { name: '명함 주간', least: 20_000, discount: 1_000 },
  lines: [...lines],
  coupon: { code: 'TEN', name: '', problem: null, least: 30_000, discount: 0 },
  delivery: { remote: 0, area: null, pickup },
});
const config = { ...firstConfig, delivery: { ...firstConfig.delivery, pickup: '마포 사무실' } };
const charging = { ...config, selling: { ...config.selling, recharge: 'charge' as const } };

it('remembers points and how long a virtual account waits', () =>
  expect(termsOfOrder(quoted([line(1, 100), line(1, null)]), config)).toEqual({
    point_percent: 1,
    deposit_hours: 24,
    return_fee: firstReturnTerms.return_fee,
    exchange_fee: firstReturnTerms.exchange_fee,
  }));
it('waits shorter where one order takes half of what is left', () => {
  expect(termsOfOrder(quoted([line(1, 100), line(5, 10)]), config).deposit_hours).toBe(3);
  expect(termsOfOrder(quoted([line(4, 10)]), config).deposit_hours).toBe(24);
});
it('remembers the rates of the bundles that its lines name, of those that there are', () => {
  const [bundle, other, gone] = ['b1', 'b2', 'b3'].map((id) => ({ id, name: id, fee: 5_000, free_from: 90_000 }));
  const inBundle = (id: string) =>
    ({ ...line(1, 9), terms: { shipping: { kind: 'bundle', bundle: id } } }) as QuotedLine;
  const several = { ...charging, bundles: [bundle, other].flatMap((one) => one ?? []) };
  expect(termsOfOrder(quoted([inBundle('b1'), inBundle(gone?.id ?? '')]), several).recharge?.bundles).toEqual([
    { id: 'b1', fee: 5_000, free_from: 90_000 },
  ]);
});
it('remembers what would be charged again, and where goods are fetched', () =>
  expect(termsOfOrder(quoted([line(1, 100)], true), charging)).toMatchObject({
    recharge: { fee: 3_000, free_from: 50_000, least: 30_000, automatic_least: 20_000 },
    pickup: '마포 사무실',
  }));
