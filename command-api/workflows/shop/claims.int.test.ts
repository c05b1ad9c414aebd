import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimsOf, placing, type Wanted } from './claims.fixture.ts';
import { deliver, shipAll } from './delivered-order.fixture.ts';
import { price, type ShopWorld, shopWorld } from './shop.fixture.ts';

let shop: ShopWorld;
let item: string;
let userId: string;
let token: string;
beforeAll(async () => void (shop = await shopWorld()));
beforeEach(async () => {
  [item, userId] = [await shop.item(), v7()];
  token = await shop.token(userId);
  await shop.sendAsSystem('GrantPoints', { id: userId, points: 10_000, reason: 'event' });
});
afterAll(() => shop.close());

const world = () => ({ shop, item, userId, token });
const { inDays, newCoupon, coupon, points, balance } = claimsOf(world);
const { quote, place, ordered } = placing(world);
const paid = async (wanted: Wanted & { readonly total: number }) => {
  const order = await ordered(wanted);
  const key = await shop.agree(order.id, order.total);
  await shop.confirm(key, order.id, order.total);
  await shop.workOff();
  return { ...order, key };
};
const cancel = async (id: string, parts?: object) => {
  await shop.call('POST', 'shop/order/cancel', { token, body: { id, reason: 'changedMind', ...(parts && { parts }) } });
  await shop.workOff();
};

describe('a quote', () => {
  it('says what comes off, and what there is', async () => {
    const code = await newCoupon();
    expect(await quote({ coupon: code.toLowerCase(), points: 50_000 })).toMatchObject({
      amounts: { goods: 2 * price, discount: 10_000, points: 10_000, shipping: 0, total: 100_000 },
      coupon: { code, name: '첫 구매', problem: null },
      points: { balance: 10_000, usable: 10_000 },
    });
  });
  it('tells guests to log in, and strangers nothing', async () => {
    const own = await newCoupon({ user_id: v7() });
    expect(await quote({ coupon: own, by: undefined })).toMatchObject({
      coupon: { code: own, name: '', problem: 'loginNeeded' },
      points: null,
      amounts: { discount: 0 },
    });
    expect(await quote({ coupon: own })).toMatchObject({
      coupon: { code: own, name: '', problem: 'unknown' },
      amounts: { discount: 0, total: 2 * price },
    });
  });
});

it('codes cannot be tried without end', { timeout: 60_000 }, async () => {
  const [limit, code] = [60, await newCoupon()];
  for (let tries = 0; tries < limit; tries += 1) await quote({ coupon: code });
  for (let tries = 0; tries < limit; tries += 1) await quote({ coupon: `NOPE${tries}` });
  expect(await quote({ coupon: code })).toMatchObject({ code: 'rate_limited' });
  expect(await quote({})).toMatchObject({ coupon: null });
});

describe('an order', () => {
  it('is paid with coupon and points; parts give back their share, and the whole gives back all', async () => {
    const code = await newCoupon();
    const order = await paid({ coupon: code, points: 7_001, total: 102_999 });
    expect(await shop.order(order.id)).toMatchObject({
      status: 'paid',
      coupon: code,
      amounts: { discount: 10_000, points: 7_001, total: 102_999 },
    });
    expect([await balance(), (await coupon(code))?.used]).toEqual([2_999, 1]);
    await cancel(order.id, [{ no: 1, quantity: 1 }]);
    expect(await shop.order(order.id)).toMatchObject({ status: 'paid', refunded: 60_000 - 8_500, points_back: 3_500 });
    expect([await balance(), (await coupon(code))?.used]).toEqual([6_499, 1]);
    await cancel(order.id);
    expect(await shop.order(order.id)).toMatchObject({ status: 'cancelled', refunded: 102_999, points_back: 7_001 });
    expect([await balance(), (await coupon(code))?.used, await shop.taken(order.key)]).toEqual([10_000, 0, 0]);
  });

  it('that nobody pays gives both back', async () => {
    const code = await newCoupon();
    const { id } = await ordered({ coupon: code, points: 500, total: 109_500 });
    expect(await balance()).toBe(9_500);
    await cancel(id);
    expect([(await shop.order(id))?.status, await balance(), (await coupon(code))?.used]).toEqual([
      'cancelled',
      10_000,
      0,
    ]);
  });

  it('earns points for what was kept and paid with money', async () => {
    const { id } = await paid({ points: 10_000, total: 110_000 });
    await cancel(id, [{ no: 1, quantity: 1 }]);
    await shipAll(shop, id);
    await deliver(shop, id);
    await shop.call('POST', 'shop/order/confirm', { token, body: { id } });
    await shop.workOff();
    expect(await balance()).toBe(5_000 + 550);
    expect((await points()).history[0]).toMatchObject({ what: 'earned', points: 550, order_id: id });
  });
});

describe('is refused, and nothing is taken:', () => {
  it.each([
    ['coupon_expired', { until: () => inDays(-0.5) }],
    ['coupon_not_yet', { from: () => inDays(1) }],
    ['coupon_not_found', { user_id: () => v7() }],
    ['coupon_too_small', { least: () => 2 * price + 1 }],
  ] as const)('%s', async (code, terms) => {
    const id = await newCoupon(Object.fromEntries(Object.entries(terms).map(([name, value]) => [name, value()])));
    expect((await place({ coupon: id, points: 100, total: 109_900 })).body.code).toBe(code);
    expect([await shop.stock(item), await balance(), (await coupon(id))?.used]).toEqual([[10, 0], 10_000, 0]);
  });
  it('a coupon that was used before', async () => {
    const id = await newCoupon();
    await ordered({ coupon: id, total: 110_000 });
    expect((await place({ coupon: id, total: 110_000 })).body.code).toBe('coupon_used');
    expect(await shop.stock(item)).toEqual([10, 2]);
  });
  it('a coupon that nobody gave out, or as a guest', async () => {
    expect((await place({ coupon: 'NOSUCHCODE', total: 120_000 })).body.code).toBe('coupon_not_found');
    expect((await place({ coupon: await newCoupon(), total: 110_000, by: undefined })).body.code).toBe('not_logged_in');
    expect((await place({ points: 1, total: 119_999, by: undefined })).body.code).toBe('not_logged_in');
  });
  it.each([
    ['too many points', 10_001, 'points_short'],
    ['points below zero', -1, 'invalid_input'],
    ['half a point', 0.5, 'invalid_input'],
  ])('%s', async (_name, many, code) => {
    expect((await place({ points: many, total: 110_000 })).body.code).toBe(code);
    expect([await shop.stock(item), await balance()]).toEqual([[10, 0], 10_000]);
  });
});

it('the last coupon is used once, however many want it', { timeout: 60_000 }, async () => {
  const id = await newCoupon({ count: 1 });
  const others = await Promise.all(Array.from({ length: 10 }, () => shop.token()));
  const persistent = async (by: string): Promise<string> => {
    for (;;) {
      const {
        status,
        body: { code },
      } = await place({ quantity: 1, coupon: id, total: 54_000, by });
      if (code !== 'busy') return status === 200 ? 'placed' : `${code}`;
    }
  };
  const outcomes = await Promise.all(others.map(persistent));
  expect(outcomes.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'coupon_used_up'), 'placed']);
  expect([await shop.stock(item), (await coupon(id))?.used]).toEqual([[10, 1], 1]);
});
