import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliveredOrder, movesOf } from './delivered-order.fixture.ts';
import { type ShopWorld, shopWorld } from './shop.fixture.ts';

let shop: ShopWorld;
let admin: string;
let token: string;
let item: string;
let other: string;
beforeAll(async () => {
  shop = await shopWorld();
  admin = await shop.admin();
});
afterAll(() => shop.close());
beforeEach(async () => {
  token = await shop.token();
  [item, other] = [await shop.item(), await shop.item()];
});

describe('goods that are returned', () => {
  it('go into stock or are written off, as the administrator says', async () => {
    const { id } = await deliveredOrder(shop, { token, item, other });
    const parts = [{ no: 1, quantity: 1, parcel: 1 }];
    for (const [claim, back_to, left] of [
      [1, 'stock', 9],
      [2, 'writeOff', 9],
    ] as const) {
      await shop.call('POST', 'shop/order/claim', { token, body: { id, kind: 'return', reason: 'defective', parts } });
      await shop.call('PUT', 'adm/order/claim/refund', { token: admin, body: { id, claim, back_to } });
      await shop.workOff();
      expect(await shop.stock(item)).toEqual([left, 0]);
    }
    const moves = (await movesOf(shop, item)).filter(([type]) => type !== 'SaleUndone');
    expect(moves.map(([type, data]) => [type, (data as { reason?: string }).reason])).toEqual([
      ['StockAdjusted', `반품 ${(await shop.order(id))?.number}`],
    ]);
  });
});
