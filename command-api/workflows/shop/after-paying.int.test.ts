import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { paymentOf } from '../../shop/payment/settlement-parts.ts';
import { buying, price, type ShopWorld, shopWorld } from './shop.fixture.ts';

let shop: ShopWorld;
let item: string;
let placed: ReturnType<typeof buying>['placed'];
let paid: ReturnType<typeof buying>['paid'];
beforeAll(async () => {
  shop = await shopWorld();
  ({ placed, paid } = buying(shop, () => item));
});
beforeEach(async () => {
  item = await shop.item();
});
afterAll(() => shop.close());

const refund_account = { bank: '88', account: '110-123-456789', holder: '김하늘' };

describe('cancelling', () => {
  const cancel = (id: string, token: string | undefined, parts?: object[]) =>
    shop.call('POST', 'shop/order/cancel', { token, body: { id, reason: 'changedMind', ...(parts && { parts }) } });

  it('gives back a part, then the rest, and puts the pieces back', async () => {
    const token = await shop.token();
    const order = await paid(3, token);
    expect(await shop.stock(item)).toEqual([7, 0]);
    expect((await cancel(order.id, token, [{ no: 1, quantity: 1 }])).body).toMatchObject({
      status: 'paid',
      refunded: price,
    });
    await shop.workOff();
    expect([await shop.taken(order.key), await shop.stock(item)]).toEqual([2 * price, [8, 0]]);
    expect((await cancel(order.id, token)).body).toMatchObject({ status: 'cancelled', refunded: 3 * price });
    await shop.workOff();
    expect([await shop.taken(order.key), await shop.stock(item)]).toEqual([0, [10, 0]]);
    expect((await cancel(order.id, token)).body.code).toBe('order_step_refused');
  });

  it("is the buyer's: strangers find no such order", async () => {
    const order = await paid(1, await shop.token());
    expect((await cancel(order.id, await shop.token())).body.code).toBe('order_not_found');
    expect((await cancel(order.id, undefined)).body.code).toBe('not_logged_in');
    expect((await shop.order(order.id))?.status).toBe('paid');
  });

  it('is done by a guest with number and phone', async () => {
    const order = await paid(1);
    const ask = (phone: string) =>
      shop.call('POST', 'shop/order/guest/cancel', { body: { number: order.number, phone, reason: 'changedMind' } });
    expect((await ask('01099999999')).body.code).toBe('order_not_found');
    expect((await ask('01012345678')).body).toMatchObject({ status: 'cancelled', refunded: price });
    await shop.workOff();
    expect(await shop.taken(order.key)).toBe(0);
  });

  it('before paying lets the stock go, and a deposit that was awaited comes to nothing', async () => {
    const token = await shop.token();
    const order = await placed(2, token);
    const key = await shop.agree(order.id, order.total, 'deposit');
    await shop.confirm(key, order.id, order.total);
    expect((await cancel(order.id, token)).body).toMatchObject({ status: 'cancelled', refunded: 0 });
    await shop.workOff();
    await shop.sendAsSystem('DepositAtSandbox', { key });
    expect([await shop.taken(key), await shop.stock(item)]).toEqual([0, [10, 0]]);
  });
});

describe('money of a virtual account', () => {
  const deposited = async (token: string, quantity: number) => {
    const order = await placed(quantity, token);
    const key = await shop.agree(order.id, order.total, 'deposit');
    await shop.confirm(key, order.id, order.total);
    await shop.sendAsSystem('DepositAtSandbox', { key });
    await shop.confirm(key, order.id, order.total);
    await shop.workOff();
    return { ...order, key };
  };
  const cancel = (id: string, token: string, more: object = {}) =>
    shop.call('POST', 'shop/order/cancel', { token, body: { id, reason: 'changedMind', ...more } });

  it('goes to the account that the buyer tells, a part and then the rest', async () => {
    const token = await shop.token();
    const order = await deposited(token, 2);
    expect(await shop.taken(order.key)).toBe(2 * price);
    expect((await cancel(order.id, token)).body.code).toBe('refund_account_needed');
    expect(
      (
        await cancel(order.id, token, {
          parts: [{ no: 1, quantity: 1 }],
          refund_account: { ...refund_account, account: '12' },
        })
      ).body.code,
    ).toBe('invalid_input');
    expect((await cancel(order.id, token, { parts: [{ no: 1, quantity: 1 }], refund_account })).body).toMatchObject({
      status: 'paid',
      refund_account: { ...refund_account, account: '********6789' },
    });
    expect((await cancel(order.id, token)).body).toMatchObject({ status: 'cancelled' });
    await shop.workOff();
    expect([await shop.taken(order.key), shop.complaints]).toEqual([0, []]);
    expect((await shop.order(order.id))?.refund_account?.account).toBe('110123456789');
  });
});

describe('money of a virtual account for what is gone', () => {
  it('waits for the buyer, who has to tell an account, and goes there then', async () => {
    const token = await shop.token();
    const order = await placed(1, token);
    const key = await shop.agree(order.id, order.total, 'deposit');
    await shop.confirm(key, order.id, order.total);
    await shop.sendAsSystem('ReleaseStock', { id: item, orderId: order.id, reason: '실수' });
    await shop.sendAsSystem('DepositAtSandbox', { key });
    await shop.confirm(key, order.id, order.total);
    await shop.workOff();
    expect(await shop.order(order.id)).toMatchObject({
      status: 'cancelled',
      refund_account: null,
      timeline: expect.arrayContaining([expect.objectContaining({ reason: 'outOfStock' })]),
    });
    expect([
      await shop.taken(key),
      (await paymentOf(shop.parts, order.id)).refunds.map(({ outcome }) => outcome),
      await shop.stock(item),
    ]).toEqual([price, ['awaitsAccount'], [10, 0]]);
    const give = (by: string) =>
      shop.call('POST', 'shop/order/refund_account', { token: by, body: { id: order.id, refund_account } });
    expect((await give(await shop.token())).body.code).toBe('order_not_found');
    expect((await give(token)).status).toBe(200);
    await shop.workOff();
    expect([await shop.taken(key), (await paymentOf(shop.parts, order.id)).refunds[0]?.outcome]).toEqual([0, 'done']);
  });
});

describe('a cart', () => {
  it("is one's own, merged at login, and empty of what was paid", async () => {
    const [token, other] = [await shop.token(), await shop.token()];
    const line = { item_id: item, option_id: 1, quantity: 1 };
    await shop.call('POST', 'shop/cart/add', { token, body: line });
    expect(
      (await shop.call('POST', 'shop/cart/merge', { token, body: { lines: [{ ...line, quantity: 99 }] } })).body,
    ).toMatchObject({ lines: [{ ...line, quantity: 99 }], left: [{ ...line, quantity: 1 }] });
    expect((await shop.call('GET', 'shop/cart', { token: other })).body).toEqual({ lines: [], left: [] });
    expect(
      (await shop.call('POST', 'shop/cart/quote', { body: { lines: [line], postcode: '63309' } })).body,
    ).toMatchObject({ amounts: { total: price + 3_000 }, lines: [{ problem: null, available: 10 }] });
    await paid(2, token);
    expect((await shop.call('GET', 'shop/cart', { token })).body).toMatchObject({ lines: [] });
    expect(shop.complaints).toEqual([]);
  });
});
