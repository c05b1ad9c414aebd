import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { shopWorld, type ShopWorld } from '../../workflows/shop/shop.fixture.ts';

let shop: ShopWorld;
beforeEach(async () => {
  shop = await shopWorld();
});
afterEach(() => shop.close());

it('keeps the wishes of each person, the newest first, also of what is hidden later', async () => {
  const [first, second, hidden] = [await shop.item(), await shop.item(), await shop.item(1, { state: 'hidden' })];
  const [mine, others] = [await shop.token(), await shop.token()];
  const wish = (item_id: string, token = mine) => shop.call('POST', 'shop/wish', { token, body: { item_id } });
  await wish(first);
  expect((await wish(second)).body).toMatchObject({ items: [second, first] });
  expect(await wish(hidden)).toMatchObject({ status: 404, body: { code: 'item_not_found' } });
  expect(await wish(v7())).toMatchObject({ status: 404 });
  expect((await shop.call('GET', 'shop/wish', { token: others })).body).toEqual({ items: [] });
  await shop.sendAsSystem('ChangeItemState', { id: second, state: 'hidden' });
  expect((await shop.call('DELETE', `shop/wish?item_id=${second}`, { token: mine })).body).toMatchObject({
    items: [first],
  });
  expect((await shop.call('GET', 'shop/wish', { token: mine })).body).toEqual({ items: [first] });
});
