import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settleCoupon, settlePoints } from './claim-settlement.ts';
import { claimsOf, dayMs, placing } from './claims.fixture.ts';
import { orderPoller } from './order-poller.ts';
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
const { ordered } = placing(world);

describe('what was taken for an order', () => {
  const later = () => shop.clock.now() + dayMs;
  const settle = async (code: string) => {
    const facts = await coupon(code);
    if (facts) await settleCoupon(shop.parts, facts, later());
    await settlePoints(shop.parts, { id: userId, ...(await points()) }, later());
  };
  it('goes back where the order never came', async () => {
    const [code, orderId, until] = [await newCoupon(), v7(), inDays(0)];
    await shop.sendAsSystem('RedeemCoupon', { id: code, orderId, userId, goods: price, until });
    await shop.sendAsSystem('UsePoints', { id: userId, orderId, points: 400, until });
    await settle(code);
    expect([await balance(), (await coupon(code))?.used, (await coupon(code))?.holds]).toEqual([10_000, 0, []]);
  });
  it('is found by polling, as are points whose time is over', async () => {
    const [code, orderId, until] = [await newCoupon(), v7(), inDays(0)];
    await shop.sendAsSystem('RedeemCoupon', { id: code, orderId, userId, goods: price, until });
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
