import { Rejected } from '@maru/contracts/kernel/rejections';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Send } from '../../pipeline/send.ts';
import { placeOrderFor } from '../../shop/checkout/place-order.endpoint.ts';
import { price, recipient, type ShopWorld, shopWorld } from './shop.fixture.ts';

let shop: ShopWorld;
let item: string;
let userId: string;
beforeAll(async () => void (shop = await shopWorld()));
beforeEach(async () => {
  [item, userId] = [await shop.item(1), v7()];
  await shop.sendAsSystem('GrantPoints', { id: userId, points: 1_000, reason: 'event' });
  await shop.sendAsSystem('AddCoupon', {
    id: code(),
    name: '첫 구매',
    off: { kind: 'won', won: 2_000 },
    least: 0,
    from: '2020-01-01T00:00:00.000Z',
    until: '2099-01-01T00:00:00.000Z',
    count: 1,
    user_id: null,
  });
});
afterAll(() => shop.close());

const code = () => `A${userId.slice(-8)}`.toUpperCase();
const wantedBy = (id: string) => ({
  id,
  userId,
  buyer: userId,
  lines: [{ item_id: item, option_id: 1, quantity: 1 }],
  recipient: { ...recipient, phone: '01012345678' },
  coupon: code(),
  points: 1_000,
  expected_total: price - 3_000,
  method: 'CARD' as const,
  pickup: false,
  agreed: true as const,
  consents: [],
});
/** One try of a request; `before` happens right before a command of this type. */
const tryOnce = (id: string, type = '', before: () => Promise<void> = async () => undefined) => {
  const send: Send = async (command, sending) => {
    if (command.type === type) await before();
    return shop.service.send(command, sending);
  };
  return placeOrderFor({ clock: shop.clock, load: shop.load, views: shop.views, send }, wantedBy(id));
};
const away = async () => {
  throw new Rejected('unavailable');
};

it.each(['ReserveStock', 'RedeemCoupon', 'UsePoints', 'PlaceOrder'])(
  'goes on with what it holds of the last piece, the last coupon and all points, where the log was away at %s',
  async (type) => {
    const id = v7();
    await expect(tryOnce(id, type, away)).rejects.toMatchObject({ code: 'unavailable' });
    expect(await tryOnce(id)).toMatchObject({ id, status: 'awaitingPayment', amounts: { total: price - 3_000 } });
    expect(await shop.stock(item)).toEqual([1, 1]);
  },
);

it('is one order, where the try before it went on unheard and placed it a moment later', async () => {
  const id = v7();
  const placed = await tryOnce(id, 'PlaceOrder', async () => {
    shop.clock.advance(5_000);
    await tryOnce(id);
  });
  expect(placed.id).toBe(id);
  expect(await shop.stock(item)).toEqual([1, 1]);
});

it('holds nothing of what another has', async () => {
  await tryOnce(v7());
  await expect(tryOnce(v7())).rejects.toMatchObject({ code: 'out_of_stock' });
});
