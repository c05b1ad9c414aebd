import { system } from '@maru/contracts/kernel/actor';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compareBooksOf, recordAllAttempts } from '../../shop/payment/compare-books.service.ts';
import { paymentOf } from '../../shop/payment/settlement-parts.ts';
import { buying, price, type ShopWorld, shopWorld } from '../shop/shop.fixture.ts';

let shop: ShopWorld;
let item: string;
let token: string;
beforeAll(async () => void (shop = await shopWorld()));
beforeEach(async () => void ([item, token] = [await shop.item(), await shop.token()]));
afterAll(() => shop.close());
const bought = async () => buying(shop, () => item).paid(2, token);

/** A person gives money back at the provider, and nobody here asked for it. */
const cancelAtConsole = (key: string, amount: number) =>
  shop.sendAsSystem('CancelAtSandbox', { key, refundId: v7(), amount, tax_free: 0 });
const webhook = (orderId: string) => shop.call('POST', 'shop/payment/webhook', { body: { data: { orderId } } });
const compare = async (orderId: string) => {
  await recordAllAttempts(shop.parts, orderId);
  await compareBooksOf(shop.parts, orderId, async () => undefined);
};
const books = async (orderId: string) => {
  const { difference, accepted, attempts } = await paymentOf(shop.parts, orderId);
  return { difference, accepted, cancelled: attempts[0]?.cancelled };
};
const differs = { held: 2 * price - 10_000, expected: 2 * price };

describe("money given back at the provider's console", () => {
  it('is seen by a webhook of a payment that was long paid, and told', async () => {
    const order = await bought();
    await cancelAtConsole(order.key, 10_000);
    expect((await webhook(order.id)).status).toBe(200);
    expect(await books(order.id)).toEqual({ difference: differs, accepted: 0, cancelled: 10_000 });
    await webhook(order.id);
    expect((await books(order.id)).difference).toEqual(differs);
  });
  it('goes back no second time when the order gives it back, and the difference is over by itself', async () => {
    const order = await bought();
    await cancelAtConsole(order.key, 10_000);
    await webhook(order.id);
    await shop.call('POST', 'shop/order/cancel', {
      token,
      body: { id: order.id, reason: 'changedMind', parts: [{ no: 1, quantity: 1 }] },
    });
    await shop.workOff();
    expect(await shop.taken(order.key)).toBe(price);
    await compare(order.id);
    expect(await books(order.id)).toMatchObject({ difference: null, accepted: 0 });
    await shop.call('POST', 'shop/order/cancel', { token, body: { id: order.id, reason: 'changedMind' } });
    await shop.workOff();
    await compare(order.id);
    expect([await shop.taken(order.key), (await books(order.id)).difference]).toEqual([0, null]);
  });
  it('may stay so for a reason that a person gives, until it is another sum', async () => {
    const order = await bought();
    await cancelAtConsole(order.key, 10_000);
    await compare(order.id);
    const close = (by: string) =>
      shop.call('PUT', 'adm/payment/difference', { token: by, body: { id: order.id, reason: 'atConsole' } });
    expect((await close(token)).body.code).toBe('forbidden');
    expect((await close(await shop.admin())).status).toBe(200);
    await compare(order.id);
    expect(await books(order.id)).toMatchObject({ difference: null, accepted: -10_000 });
    await shop.call('POST', 'shop/order/cancel', {
      token,
      body: { id: order.id, reason: 'changedMind', parts: [{ no: 1, quantity: 1 }] },
    });
    await shop.workOff();
    await compare(order.id);
    expect([await shop.taken(order.key), (await books(order.id)).difference]).toEqual([price - 10_000, null]);
    await cancelAtConsole(order.key, 1_000);
    await compare(order.id);
    expect((await books(order.id)).difference).toEqual({ held: price - 11_000, expected: price });
  });
  it('that an order gives back and nobody asked the provider for is told as well, after a second look', async () => {
    const order = await bought();
    await shop.call('POST', 'shop/order/cancel', { token, body: { id: order.id, reason: 'changedMind' } });
    let looks = 0;
    await compareBooksOf(shop.parts, order.id, async () => {
      looks += 1;
      await shop.workOff();
    });
    expect([looks, (await books(order.id)).difference]).toEqual([1, null]);
  });
});

it('books are compared by the system only', async () => {
  const order = await bought();
  const send = (as: { id: string; level: number }) =>
    shop.service.send({ type: 'CompareBooks', data: { id: order.id, expected: 1 } }, { as });
  await expect(send({ id: v7(), level: 10 })).rejects.toMatchObject({ code: 'forbidden' });
  await expect(send(system)).resolves.toBeDefined();
});
