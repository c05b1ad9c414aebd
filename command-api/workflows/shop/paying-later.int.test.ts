import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buying, price, recipient, type ShopWorld, shopWorld } from './shop.fixture.ts';

let shop: ShopWorld;
let item: string;
let buyer: string;
let placed: ReturnType<typeof buying>['placed'];
beforeAll(async () => {
  shop = await shopWorld();
  ({ placed } = buying(shop, () => item));
});
beforeEach(async () => {
  [item, buyer] = [await shop.item(), await shop.token()];
});
afterAll(() => shop.close());

const open = (id: string, token: string | undefined = buyer) =>
  shop.call('POST', 'shop/order/pay', { token, body: { id } });
const guestOpens = (number: string, phone = recipient.phone) =>
  shop.call('POST', 'shop/order/guest/pay', { body: { number, phone } });
const codeOf = async (answer: ReturnType<typeof open>) => (await answer).body.code;

describe('an order that waits for its payment', () => {
  it('is opened for its buyer with what it was placed with, and paid', async () => {
    const order = await placed(2, buyer);
    expect((await open(order.id)).body).toEqual(order);
    expect(order).toMatchObject({ total: 2 * price, name: expect.any(String), payment: { provider: 'sandbox' } });
    const key = await shop.agree(order.id, order.total);
    expect((await shop.confirm(key, order.id, order.total)).body).toMatchObject({ status: 'paid' });
    expect(await codeOf(open(order.id))).toBe('order_not_payable');
  });

  it('is opened for a guest with number and phone, and with nothing less', async () => {
    const order = await placed();
    expect((await guestOpens(order.number)).body).toEqual(order);
    expect(await codeOf(guestOpens(order.number, '010-1234-5679'))).toBe('order_not_found');
    expect(await codeOf(guestOpens('261121-AAAA-AAA'))).toBe('order_not_found');
    const members = await placed(1, buyer);
    expect(await codeOf(guestOpens(members.number))).toBe('order_not_found');
  });

  it('is not there for anybody else, administrators included', async () => {
    const [{ id }, guests] = [await placed(1, buyer), await placed()];
    for (const token of [await shop.token(), await shop.token(v7(), 10)]) {
      expect(await codeOf(open(id, token))).toBe('order_not_found');
      expect(await codeOf(open(guests.id, token))).toBe('order_not_found');
    }
    expect(await codeOf(open(v7()))).toBe('order_not_found');
    expect((await open(id, '')).status).toBe(401);
    expect(await codeOf(open('x'))).toBe('invalid_input');
  });

  it('is opened once more after a refusal, but not beside a try of which the end is not known', async () => {
    const order = await placed(1, buyer);
    await shop.confirm(await shop.agree(order.id, order.total, 'refused'), order.id, order.total);
    expect((await open(order.id)).body).toEqual(order);
    await shop.confirm(await shop.agree(order.id, order.total, 'slow'), order.id, order.total);
    expect(await codeOf(open(order.id))).toBe('payment_in_progress');
  });

  it('is not opened when it was cancelled, is late, or waits for a deposit', async () => {
    const [cancelled, late, awaited] = [await placed(1, buyer), await placed(), await placed(1, buyer)];
    await shop.call('POST', 'shop/order/cancel', { token: buyer, body: { id: cancelled.id, reason: 'changedMind' } });
    await shop.confirm(await shop.agree(awaited.id, awaited.total, 'deposit'), awaited.id, awaited.total);
    for (const { id } of [cancelled, awaited]) expect(await codeOf(open(id))).toBe('order_not_payable');
    shop.clock.advance(20 * 60_000);
    expect(await codeOf(guestOpens(late.number))).toBe('order_not_payable');
  });
});
