import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { deliver, stockOf } from './delivered-order.fixture.ts';
import { price, type ShopWorld, shopWorld } from './shop.fixture.ts';
import { type Exchange, exchangeOf } from './surcharge.fixture.ts';

let shop: ShopWorld;
let admin: string;
let exchange: Exchange;
beforeAll(async () => {
  shop = await shopWorld();
  admin = await shop.admin();
});
afterAll(() => shop.close());
beforeEach(async () => {
  exchange = await exchangeOf(shop, admin);
});

describe('what an exchange costs beside', () => {
  it('is asked for, paid in a window of its own, and the exchange goes on', async () => {
    await exchange.claim(3);
    expect(await exchange.ask()).toMatchObject({
      status: 'exchangeRequested',
      claims: [{ asked: { ask: 1, difference: 30_000, fee: 0, paid: null } }],
    });
    expect(await exchange.open()).toMatchObject({
      id: exchange.idOf(),
      total: 30_000,
      tax_free: 0,
      name: expect.stringMatching(/^교환/),
    });
    const { key, answer } = await exchange.pay();
    expect(answer).toMatchObject({ status: 'paid', id: exchange.order.id, claim: 1, total: 30_000 });
    expect(await exchange.surcharges()).toEqual(['연습 결제']);
    expect(await exchange.differences()).toEqual([null, null]);
    expect(await exchange.desk('replace', { back_to: 'stock' })).toMatchObject({
      status: 'exchanging',
      refunded: 0,
      claims: [{ surcharge: { amount: 30_000, how: 'paid', back: 0 } }],
      lines: [{}, {}, { unit_price: price + 15_000, replaces: 1, surcharges: [{ claim: 1, each: 15_000 }] }],
    });
    await shop.workOff();
    expect([
      await shop.taken(key),
      await shop.taken(exchange.order.key),
      await stockOf(shop, exchange.item, 3),
    ]).toEqual([30_000, 3 * price, [3, 0]]);
  });

  it('goes back where it was paid when what was sent is returned, a part with a part', async () => {
    await exchange.claim(3);
    await exchange.ask();
    const { key } = await exchange.pay();
    await exchange.desk('replace', { back_to: 'stock' });
    await shop.asAdmin('ShipParcel', { id: exchange.order.id, courier: '우체국택배', tracking: '2' });
    await deliver(shop, exchange.order.id, 2);
    for (const [no, left] of [
      [2, [15_000, 2 * price]],
      [3, [0, price]],
    ] as const) {
      await shop.call('POST', 'shop/order/claim', {
        token: exchange.token,
        body: {
          id: exchange.order.id,
          kind: 'return',
          reason: 'defective',
          parts: [{ no: 3, quantity: 1, parcel: 2 }],
        },
      });
      await exchange.desk('refund', { claim: no, back_to: 'stock' });
      await shop.workOff();
      expect([await shop.taken(key), await shop.taken(exchange.order.key)]).toEqual(left);
    }
    expect(await shop.order(exchange.order.id)).toMatchObject({
      refunded: 2 * price,
      claims: [{ surcharge: { back: 30_000 } }, {}, {}],
    });
    expect(await exchange.differences()).toEqual([null, null]);
  });

  it('goes back first where a cheaper one is sent for it', async () => {
    await exchange.claim(3);
    await exchange.ask();
    const { key } = await exchange.pay();
    await exchange.desk('replace', { back_to: 'stock' });
    await shop.asAdmin('ShipParcel', { id: exchange.order.id, courier: '우체국택배', tracking: '2' });
    await deliver(shop, exchange.order.id, 2);
    await exchange.claim(2, { no: 2, line: 3, parcel: 2 });
    expect(await exchange.desk('replace', { claim: 2, back_to: 'stock' })).toMatchObject({ refunded: 20_000 });
    await shop.workOff();
    expect([await shop.taken(key), await shop.taken(exchange.order.key)]).toEqual([15_000, 3 * price - 20_000]);
    expect(await exchange.differences()).toEqual([null, null]);
  });

  it.each([
    ['decline', { answer: 'used' }],
    ['refund', { back_to: 'stock' }],
  ])('goes back where the claim ends otherwise: %s', async (step, more) => {
    await exchange.claim(3);
    await exchange.ask();
    const { key } = await exchange.pay();
    await exchange.desk(step, more);
    await shop.workOff();
    expect(await shop.taken(key)).toBe(0);
    expect(await exchange.differences()).toEqual([null, null]);
  });

  it('is withdrawn from with the claim, by a buyer who does not want to pay it, until the goods arrive', async () => {
    await exchange.claim(3);
    await exchange.desk('collect', { courier: '우체국택배', tracking: '9' });
    const withdraw = () =>
      shop.call('POST', 'shop/order/claim/withdraw', {
        token: exchange.token,
        body: { id: exchange.order.id, claim: 1 },
      });
    expect((await withdraw()).body.code).toBe('order_step_refused');
    await exchange.ask();
    expect((await withdraw()).body).toMatchObject({ claims: [{ state: 'withdrawn' }] });
    // A window was open all the while.
    const { key, answer } = await exchange.pay();
    expect([answer.code, await shop.taken(key)]).toEqual(['order_not_payable', 0]);
  });

  it('takes nothing that nobody asked for, another amount, or twice', async () => {
    await exchange.claim(3);
    expect((await exchange.open()).code).toBe('order_not_payable');
    expect((await exchange.pay()).answer.code).toBe('order_not_found');
    await exchange.ask();
    expect((await exchange.pay(29_000)).answer.code).toBe('amount_mismatch');
    const [first, second] = [await shop.agree(exchange.idOf(), 30_000), await shop.agree(exchange.idOf(), 30_000)];
    await Promise.all([first, second].map((key) => shop.confirm(key, exchange.idOf(), 30_000)));
    await shop.poll();
    await shop.workOff();
    expect((await shop.taken(first)) + (await shop.taken(second))).toBe(30_000);
    expect((await exchange.open()).code).toBe('order_not_payable');
    expect((await exchange.ask()).code).toBe('order_step_refused');
    expect(await exchange.differences()).toEqual([null, null]);
  });

  it('is asked for anew at another price, and the window of before pays nothing', async () => {
    await exchange.claim(3);
    await exchange.ask();
    const key = await shop.agree(exchange.idOf(), 30_000, 'slow');
    expect((await shop.confirm(key, exchange.idOf(), 30_000)).body['status']).toBe('checking');
    await shop.asAdmin('ChangeItemOption', { id: exchange.item, optionId: 3, name: '200장', price: price + 20_000 });
    expect(await exchange.ask()).toMatchObject({ claims: [{ asked: { ask: 2, difference: 40_000 } }] });
    await shop.poll();
    await shop.workOff();
    expect([await shop.taken(key), await exchange.surcharges()]).toEqual([0, [undefined]]);
    expect((await exchange.pay(30_000)).answer.code).toBe('order_not_payable');
    await exchange.pay(40_000, exchange.idOf(2));
    expect(await exchange.surcharges()).toEqual(['연습 결제']);
  });

  it('is given back where the claim is closed before the provider says that it was paid', async () => {
    await exchange.claim(3);
    await exchange.ask();
    const key = await shop.agree(exchange.idOf(), 30_000, 'slow');
    await shop.confirm(key, exchange.idOf(), 30_000);
    await exchange.desk('decline', { answer: 'used' });
    await shop.poll();
    await shop.workOff();
    expect(await shop.taken(key)).toBe(0);
    expect(await exchange.differences()).toEqual([null, null]);
  });

  it('waits for no deposit: an account that was given out is closed', async () => {
    await exchange.claim(3);
    await exchange.ask();
    const key = await shop.agree(exchange.idOf(), 30_000, 'deposit');
    await shop.confirm(key, exchange.idOf(), 30_000);
    await shop.workOff();
    expect((await shop.parts.provider.find({ key, orderId: exchange.idOf() })).status).not.toBe('awaitingDeposit');
    expect(await exchange.surcharges()).toEqual([undefined]);
  });

  it('is asked for and paid by those who may, of a claim that is there', async () => {
    await exchange.claim(1);
    expect((await exchange.ask()).code).toBe('surcharge_too_small');
    expect((await exchange.ask(2)).code).toBe('claim_not_found');
    const body = { id: exchange.order.id, claim: 1 };
    expect((await shop.call('PUT', 'adm/order/claim/surcharge', { token: exchange.token, body })).body.code).toBe(
      'forbidden',
    );
    expect((await exchange.open(await shop.token())).code).toBe('order_not_found');
    expect((await exchange.open(exchange.token, 7)).code).toBe('claim_not_found');
    expect((await shop.confirm(v7(), `${exchange.order.id}-1`, 1)).body.code).toBe('invalid_input');
  });
});
