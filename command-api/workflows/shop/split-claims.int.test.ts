import { pointsStream } from '@maru/contracts/shop/points/points.events';
import { balanceAt } from '@maru/contracts/shop/points/points.views';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pointsAggregate } from '../../shop/points/points.aggregate.ts';
import { deliver } from './delivered-order.fixture.ts';
import { buying, price, type ShopWorld, shopWorld } from './shop.fixture.ts';

let shop: ShopWorld;
let item: string;
let userId: string;
let token: string;
beforeAll(async () => {
  shop = await shopWorld();
});
afterAll(() => shop.close());
beforeEach(async () => {
  item = await shop.item(10);
  userId = v7();
  token = await shop.token(userId);
});

const paid = (quantity: number, of: string) => buying(shop, () => item).paid(quantity, of);
const ship = (id: string, quantity: number) =>
  shop.asAdmin('ShipParcel', { id, courier: '우체국택배', tracking: '1', parts: [{ no: 1, quantity }] });
/** Three pieces of one line: one is sent, then the others, and all come. */
const inTwoParcels = async () => {
  const order = await paid(3, token);
  await shop.asAdmin('PrepareGoods', { id: order.id });
  for (const quantity of [1, 2]) await ship(order.id, quantity);
  for (const parcel of [1, 2]) await deliver(shop, order.id, parcel);
  return order;
};
const balance = async () => balanceAt((await shop.load(pointsAggregate, pointsStream(userId))).state, shop.clock.now());

describe('a line that was sent in two parcels', () => {
  it('goes back whole, its pieces and its money', async () => {
    const { id, key } = await inTwoParcels();
    await shop.asAdmin('OpenClaim', { id, kind: 'return', reason: 'defective' });
    await shop.asAdmin('RefundClaim', { id, claim: 1, back_to: 'stock' });
    await shop.workOff();
    expect([await shop.stock(item), await shop.taken(key)]).toEqual([[10, 0], 0]);
    expect(await shop.order(id)).toMatchObject({ status: 'returned', refunded: 3 * price });
  });

  it('earns its points when the last of it goes in place of being accepted', async () => {
    const { id } = await inTwoParcels();
    const parts = [{ no: 1, quantity: 2, parcel: 2 }];
    await shop.asAdmin('OpenClaim', { id, kind: 'return', reason: 'defective', parts });
    await shop.call('POST', 'shop/order/confirm', { token, body: { id, parcels: [1] } });
    await shop.workOff();
    expect([(await shop.order(id))?.status, await balance()]).toEqual(['returnRequested', 0]);
    await shop.asAdmin('RefundClaim', { id, claim: 1, back_to: 'stock' });
    await shop.workOff();
    expect([(await shop.order(id))?.status, await balance()]).toEqual(['confirmed', price / 100]);
  });
});
