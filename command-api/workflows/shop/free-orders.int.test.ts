import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { placing, claimsOf } from './claims.fixture.ts';
import { allConsents, price, type ShopWorld, shopWorld } from './shop.fixture.ts';

let shop: ShopWorld;
let item: string;
let userId: string;
let token: string;
beforeAll(async () => void (shop = await shopWorld()));
beforeEach(async () => {
  [item, userId] = [await shop.item(), v7()];
  token = await shop.token(userId);
  await shop.sendAsSystem('GrantPoints', { id: userId, points: 200_000, reason: 'event' });
});
afterAll(() => shop.close());

const world = () => ({ shop, item, userId, token });
const { ordered } = placing(world);
const { balance } = claimsOf(world);

describe('an order that points pay for whole', () => {
  it('is paid at once, and takes its stock', async () => {
    const order = await ordered({ points: 2 * price, total: 0 });
    expect(await shop.order(order.id)).toMatchObject({ status: 'paid', method: '무료', amounts: { total: 0 } });
    await shop.workOff();
    expect([await shop.stock(item), await balance()]).toEqual([[8, 0], 200_000 - 2 * price]);
  });
  it('gives points back, and asks no provider for money, when it is cancelled', async () => {
    const order = await ordered({ points: 2 * price, total: 0 });
    await shop.workOff();
    await shop.call('POST', 'shop/order/cancel', { token, body: { id: order.id, reason: 'changedMind' } });
    await shop.workOff();
    expect(await shop.order(order.id)).toMatchObject({ status: 'cancelled', refunded: 0 });
    expect([await balance(), shop.complaints]).toEqual([200_000, []]);
  });
  it('is paid, and does not expire, where the process died before it was', async () => {
    const order = await ordered({ points: 2 * price - 100, total: 100 });
    expect((await shop.order(order.id))?.status).toBe('awaitingPayment');
    const free = v7();
    const placed = await shop.order(order.id);
    if (!placed) throw new Error('not placed');
    const { status: _s, placed_at: _p, pay_until, ...rest } = placed;
    await shop.service.send(
      {
        type: 'PlaceOrder',
        data: {
          ...rest,
          id: free,
          pay_until: new Date(pay_until).toISOString(),
          amounts: { ...rest.amounts, points: 2 * price, total: 0 },
          agreed: [],
        },
      },
      { as: { id: userId, level: 1 } },
    );
    shop.clock.advance(60 * 60_000);
    await shop.poll();
    expect([(await shop.order(order.id))?.status, (await shop.order(free))?.status]).toEqual(['expired', 'paid']);
  });
});

describe('what no provider takes', () => {
  it('is not ordered: under 100 won by card, under 200 from an account', async () => {
    const by = async (method: string, total = 150) =>
      (
        await shop.call('POST', 'shop/order/place', {
          token,
          body: {
            lines: [{ item_id: item, option_id: 1, quantity: 1 }],
            recipient: { recipient: '김하늘', phone: '010-1234-5678', email: 'haneul@example.com' },
            expected_total: total,
            method,
            agreed: true,
            consents: allConsents,
          },
        })
      ).body.code;
    item = await shop.item(null, { options: [{ name: '', price: 99, stock: null }] });
    expect(await by('CARD', 99)).toBe('below_minimum');
    item = await shop.item(null, { options: [{ name: '', price: 150, stock: null }] });
    expect([await by('TRANSFER'), await by('VIRTUAL_ACCOUNT'), await by('CARD')]).toEqual([
      'below_minimum',
      'below_minimum',
      undefined,
    ]);
  });
});
