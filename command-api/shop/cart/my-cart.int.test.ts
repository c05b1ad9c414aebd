import { afterEach, beforeEach, expect, it } from 'vitest';
import { shopWorld, type ShopWorld } from '../../workflows/shop/shop.fixture.ts';

let shop: ShopWorld;
beforeEach(async () => {
  shop = await shopWorld();
});
afterEach(() => shop.close());

const calls = [
  ['shop/cart', 'shop/cart/add', (item_id: string) => ({ item_id, option_id: 1, quantity: 1 })],
  ['shop/wish', 'shop/wish', (item_id: string) => ({ item_id })],
] as const;

it.each(calls)('GET %s says how far it reaches, as the answers of its commands do', async (mine, add, bodyOf) => {
  const [item, token] = [await shop.item(), await shop.token()];
  const position = async (path: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const answer = await fetch(
      shop.url + path,
      body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers },
    );
    expect(answer.status).toBe(200);
    return answer.headers.get('X-Position');
  };
  expect(await position(mine)).toBe('0');
  const added = await position(add, bodyOf(item));
  expect(Number(added)).toBeGreaterThan(0);
  // What is written elsewhere is no news of it.
  await shop.item();
  expect(await position(mine)).toBe(added);
});
