import { couponStream } from '@maru/contracts/shop/coupon/coupon.events';
import { pointsStream } from '@maru/contracts/shop/points/points.events';
import { balanceAt } from '@maru/contracts/shop/points/points.views';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { couponAggregate } from '../../shop/coupon/coupon.aggregate.ts';
import { pointsAggregate } from '../../shop/points/points.aggregate.ts';
import { settleCoupon, settlePoints } from './claim-settlement.ts';
import { orderPoller } from './order-poller.ts';
import { type Placed, price, recipient, type ShopWorld, shopWorld } from './shop.fixture.ts';

let shop: ShopWorld;
let item: string;
let userId: string;
let token: string;
let codes = 0;
beforeAll(async () => void (shop = await shopWorld()));
beforeEach(async () => {
  [item, userId] = [await shop.item(), v7()];
  token = await shop.token(userId);
  await shop.bySystem('GrantPoints', { id: userId, points: 10_000, reason: 'event' });
});
afterAll(() => shop.close());

const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(shop.clock.now() + days * dayMs).toISOString();
/** 10 % off, and never more than 10,000 won. */
const newCoupon = async (more: object = {}) => {
  const id = `TEST${(codes += 1)}`;
  await shop.bySystem('AddCoupon', {
    id,
    name: '첫 구매',
    off: { kind: 'percent', percent: 10, most: 10_000 },
    least: 0,
    from: inDays(-1),
    until: inDays(7),
    count: null,
    user_id: null,
    ...more,
  });
  return id;
};
const coupon = async (id: string) => (await shop.load(couponAggregate, couponStream(id))).state.facts;
const points = async (of = userId) => (await shop.load(pointsAggregate, pointsStream(of))).state;
const balance = async (of?: string) => balanceAt(await points(of), shop.clock.now());

interface Wanted {
  readonly quantity?: number;
  readonly coupon?: string;
  readonly points?: number;
  readonly by?: string | undefined;
}
const body = ({ quantity = 2, by: _, ...taken }: Wanted) => ({
  lines: [{ item_id: item, option_id: 1, quantity }],
  ...taken,
});
const quote = async (wanted: Wanted) =>
  (await shop.call('POST', 'shop/cart/quote', { token: 'by' in wanted ? wanted.by : token, body: body(wanted) })).body;
const place = (wanted: Wanted & { readonly total: number }) => {
  const { total, ...rest } = wanted;
  return shop.call('POST', 'shop/order/place', {
    token: 'by' in rest ? rest.by : token,
    body: { ...body(rest), recipient, expected_total: total, agreed: true },
  });
};
const ordered = async (wanted: Wanted & { readonly total: number }) => {
  const answer = await place(wanted);
  expect(answer.body.code).toBeUndefined();
  return answer.body as unknown as Placed;
};
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
    await shop.asAdmin('AdvanceOrder', { id, step: 'prepare' });
    await shop.asAdmin('ShipOrder', { id, courier: 'CJ대한통운', tracking: '123456789012' });
    await shop.asAdmin('AdvanceOrder', { id, step: 'deliver' });
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

describe('what was taken for an order', () => {
  const later = () => shop.clock.now() + dayMs;
  const settle = async (code: string) => {
    const facts = await coupon(code);
    if (facts) await settleCoupon(shop.parts, facts, later());
    await settlePoints(shop.parts, { id: userId, ...(await points()) }, later());
  };
  it('goes back where the order never came', async () => {
    const [code, orderId, until] = [await newCoupon(), v7(), inDays(0)];
    await shop.bySystem('RedeemCoupon', { id: code, orderId, userId, goods: price, until });
    await shop.bySystem('UsePoints', { id: userId, orderId, points: 400, until });
    await settle(code);
    expect([await balance(), (await coupon(code))?.used, (await coupon(code))?.holds]).toEqual([10_000, 0, []]);
  });
  it('is found by polling, as are points whose time is over', async () => {
    const [code, orderId, until] = [await newCoupon(), v7(), inDays(0)];
    await shop.bySystem('RedeemCoupon', { id: code, orderId, userId, goods: price, until });
    const due = { coupon: [{ id: code, ...(await coupon(code)) }], points: [{ id: userId, ...(await points()) }] };
    const views = {
      view: (name: string) => ({
        find: async () => (due[name as keyof typeof due] ?? []).map((doc) => ({ doc, position: 1 })),
      }),
    } as never;
    const told: unknown[] = [];
    const log = { warn: () => undefined, error: (what: unknown) => void told.push(what) };
    const year = { ...shop.clock, now: () => shop.clock.now() + 366 * dayMs };
    await orderPoller({ views, clock: year }, shop.parts, log)();
    expect([(await coupon(code))?.used, told]).toEqual([0, []]);
    // Whether their time is over is for the stream to say, whose clock has not moved on.
    expect(await balance()).toBe(10_000);
    shop.clock.advance(366 * dayMs);
    await orderPoller({ views, clock: shop.clock }, shop.parts, log)();
    expect([(await points()).lots, (await points()).history[0]]).toMatchObject([
      [],
      { what: 'expired', points: -10_000 },
    ]);
  });
  it('stays where it came, and is looked after no more', async () => {
    const code = await newCoupon();
    await ordered({ coupon: code, points: 400, total: 109_600 });
    await settle(code);
    await settle(code);
    expect([await balance(), (await coupon(code))?.used, (await coupon(code))?.due_at]).toEqual([9_600, 1, null]);
    expect((await points()).history).toHaveLength(2);
  });
});
