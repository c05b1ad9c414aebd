import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { deliveredOrder, stockOf } from './delivered-order.fixture.ts';
import { price, type ShopWorld, shopWorld } from './shop.fixture.ts';

let shop: ShopWorld;
let admin: string;
let token: string;
let order: { readonly id: string; readonly key: string };
let item: string;
const options = [
  { name: '100장', price, stock: 10 },
  { name: '50장', price: price - 20_000, stock: 5 },
  { name: '200장', price: price + 15_000, stock: 5 },
];
beforeAll(async () => {
  shop = await shopWorld();
  admin = await shop.admin();
});
afterAll(() => shop.close());
beforeEach(async () => {
  token = await shop.token();
  item = await shop.item(10, { options });
  order = await deliveredOrder(shop, { token, item, other: await shop.item() });
});

const parts = [{ no: 1, quantity: 1, parcel: 1 }];
const ask = async (option_id: number, reason = 'defective') =>
  (
    await shop.call('POST', 'shop/order/claim', {
      token,
      body: { id: order.id, kind: 'exchange', reason, parts, wanted: [{ no: 1, option_id }] },
    })
  ).body;
const replace = async (more: object = {}, as = admin) =>
  (
    await shop.call('PUT', 'adm/order/claim/replace', {
      token: as,
      body: { id: order.id, claim: 1, back_to: 'stock', ...more },
    })
  ).body;

describe('an exchange for another option', () => {
  it('that is cheaper gives back the difference', async () => {
    await ask(2);
    expect(await replace()).toMatchObject({
      status: 'exchanging',
      refunded: 20_000,
      lines: [{ exchanged: 1 }, {}, { option: '50장', unit_price: price - 20_000, replaces: 1, difference: 20_000 }],
    });
    await shop.workOff();
    expect([await shop.taken(order.key), await stockOf(shop, item, 1), await stockOf(shop, item, 2)]).toEqual([
      3 * price - 20_000,
      [9, 0],
      [4, 0],
    ]);
  });

  it('that is dearer waits until somebody says what became of the difference', async () => {
    await ask(3);
    expect((await replace()).code).toBe('surcharge_open');
    expect(await stockOf(shop, item, 3)).toEqual([5, 0]);
    expect(await replace({ surcharge: 'byHand' })).toMatchObject({
      refunded: 0,
      claims: [{ surcharge: { amount: 15_000, how: 'byHand' } }],
    });
    await shop.workOff();
    expect([await shop.taken(order.key), await stockOf(shop, item, 3)]).toEqual([3 * price, [4, 0]]);
  });

  it('that is gone, or was never there, is refused', async () => {
    await ask(9);
    expect((await replace()).code).toBe('no_replacement');
    expect((await shop.order(order.id))?.status).toBe('exchangeRequested');
  });

  it('is for administrators, of an order and a claim that are there', async () => {
    await ask(2);
    expect((await replace({}, token)).code).toBe('forbidden');
    expect((await replace({ id: v7() })).code).toBe('order_not_found');
    expect((await replace({ claim: 2 })).code).toBe('claim_not_found');
    for (const wrong of [{ back_to: 'cellar' }, { id: 'x' }, { claim: 0 }, { surcharge: 'gladly' }])
      expect((await replace(wrong)).code).toBe('invalid_input');
    expect(await stockOf(shop, item, 2)).toEqual([5, 0]);
  });
});
