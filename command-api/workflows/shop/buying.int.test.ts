import { orderStream } from '@maru/contracts/shop/order/order.events';
import { orderNumberOf } from '@maru/contracts/shop/order/order-number';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventsOf } from '../../pipeline/memo.fixture.ts';
import { sandboxOutcomes } from '../../shop/payment/sandbox/sandbox.aggregate.ts';
import { buying, price, recipient, type ShopWorld, shopWorld } from './shop.fixture.ts';

let shop: ShopWorld;
let item: string;
let placed: ReturnType<typeof buying>['placed'];
beforeAll(async () => {
  shop = await shopWorld();
  ({ placed } = buying(shop, () => item));
});
beforeEach(async () => {
  item = await shop.item();
});
afterAll(() => shop.close());

describe('an order', () => {
  it('is placed with what it costs now, and read back by number and phone only', async () => {
    const order = await placed(2);
    expect(order).toMatchObject({
      total: 120_000,
      number: orderNumberOf(order.id, shop.clock.now()),
      payment: { provider: 'sandbox', client_key: null },
    });
    expect(await shop.stock(item)).toEqual([10, 2]);
    const shown = (number: string, phone: string) => shop.call('POST', 'shop/order/guest', { body: { number, phone } });
    expect((await shown(order.number.toLowerCase(), '01012345678')).body).toMatchObject({
      number: order.number,
      recipient: '김하늘',
      actions: ['openPayment', 'cancel', 'changeAddress'],
    });
    for (const [number, phone] of [
      [order.number, '01012345679'],
      ['261121-AAAA-AAA', '01012345678'],
      ['x', '01012345678'],
    ] as const)
      expect((await shown(number, phone)).body.code).toBe('order_not_found');
  });

  it("is the same when the request comes again, and another's under another key", async () => {
    const [token, key] = [await shop.token(), v7()];
    const [first, again] = [await shop.place(item, 1, { token, key }), await shop.place(item, 1, { token, key })];
    expect(again.body).toEqual(first.body);
    expect(await shop.stock(item)).toEqual([10, 1]);
    expect((await shop.place(item, 2, { token, key })).body.code).toBe('key_reused');
  });

  it('keeps what is about people sealed in the log', async () => {
    const { id } = await placed();
    const [event] = await eventsOf(shop.stored, orderStream(id));
    expect(event?.meta.sealed).toMatchObject({ person: id, purpose: 'retention' });
    for (const text of Object.values({ ...recipient, phone: '01012345678' }))
      expect(JSON.stringify(event)).not.toContain(text);
    expect(await shop.order(id)).toMatchObject({ recipient: '김하늘', phone: '01012345678' });
  });

  it.each([
    ['more than there is', { quantity: 11 }, 'out_of_stock'],
    ['another price', { total: 1 }, 'price_changed'],
    ['nothing', { quantity: 0 }, 'invalid_input'],
    ['less than nothing', { quantity: -1 }, 'invalid_input'],
    ['a huge number', { quantity: 1e15 }, 'invalid_input'],
    ['half a piece', { quantity: 1.5 }, 'invalid_input'],
  ])(
    'of %s is refused, and nothing is held',
    async (_name, { quantity = 1, total = price * quantity }: { quantity?: number; total?: number }, code) => {
      expect((await shop.place(item, quantity, { total })).body.code).toBe(code);
      expect(await shop.stock(item)).toEqual([10, 0]);
    },
  );

  it('of what is hidden, gone or for members is refused', async () => {
    const hidden = await shop.item(10, { state: 'hidden' });
    for (const id of [hidden, v7()]) expect((await shop.place(id, 1)).body.code).toBe('not_for_sale');
    const licence = await shop.item(null);
    expect((await shop.place(licence, 1)).body.code).toBe('not_logged_in');
    expect((await shop.place(licence, 1, { token: await shop.token() })).status).toBe(200);
  });

  it('holds all of it or nothing', async () => {
    const other = await shop.item(1);
    const body = {
      lines: [item, other].map((item_id) => ({ item_id, option_id: 1, quantity: 1 })),
      recipient,
      expected_total: 2 * price,
      agreed: true,
    };
    await shop.place(other, 1);
    const refused = await shop.call('POST', 'shop/order/place', { body });
    expect(refused.body).toMatchObject({ code: 'out_of_stock', errors: [{ path: 'lines.1' }] });
    expect(await shop.stock(item)).toEqual([10, 0]);
  });
});

describe('paying', () => {
  it.each(sandboxOutcomes)('at the sandbox: %s', async (outcome) => {
    const order = await placed();
    const key = await shop.agree(order.id, order.total, outcome);
    const { body } = await shop.confirm(key, order.id, order.total);
    expect(body.code ?? (body as { status?: string }).status).toBe(
      {
        paid: 'paid',
        webhookFirst: 'paid',
        webhookTwice: 'paid',
        refused: 'payment_refused',
        slow: 'checking',
        deposit: 'awaitingDeposit',
      }[outcome],
    );
    if (outcome === 'refused')
      expect(body).toMatchObject({ errors: [{ path: 'paymentKey', message: expect.stringContaining('카드 한도') }] });
    if (outcome === 'deposit') await shop.sendAsSystem('DepositAtSandbox', { key });
    await shop.call('POST', 'shop/payment/webhook', {
      body: { eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: order.id, status: 'DONE' } },
    });
    await shop.workOff();
    const end = outcome === 'refused' ? 'awaitingPayment' : 'paid';
    expect([(await shop.order(order.id))?.status, await shop.taken(key), await shop.stock(item)]).toEqual([
      end,
      end === 'paid' ? price : 0,
      end === 'paid' ? [9, 0] : [10, 1],
    ]);
  });

  it('is answered the same again, and heard of by a call that is believed in nothing', async () => {
    const order = await placed();
    const hook = () =>
      shop.call('POST', 'shop/payment/webhook', { body: { orderId: order.id, status: 'DONE', secret: 'x' } });
    expect((await hook()).status).toBe(200);
    expect((await shop.order(order.id))?.status).toBe('awaitingPayment');
    const key = await shop.agree(order.id, order.total);
    for (let times = 0; times < 3; times += 1)
      expect((await shop.confirm(key, order.id, String(order.total))).body).toMatchObject({
        status: 'paid',
        number: order.number,
      });
    expect(await shop.taken(key)).toBe(price);
  });

  it('takes nothing for a changed amount, another order, or a payment of another order', async () => {
    const [mine, other] = [await placed(2), await placed(1)];
    const key = await shop.agree(mine.id, 1);
    expect((await shop.confirm(key, mine.id, 1)).body.code).toBe('amount_mismatch');
    expect((await shop.confirm(key, mine.id, -1)).body.code).toBe('invalid_input');
    expect((await shop.confirm(key, v7(), 1)).body.code).toBe('order_not_found');
    expect((await shop.confirm(key, mine.id, mine.total)).body.code).toBe('payment_refused');
    expect(await shop.taken(key)).toBe(0);
    const used = await shop.agree(other.id, other.total);
    expect((await shop.confirm(used, other.id, other.total)).body).toMatchObject({ status: 'paid' });
    const third = await placed(1);
    expect((await shop.confirm(used, third.id, third.total)).body.code).toBe('payment_key_used');
    expect((await shop.order(third.id))?.status).toBe('awaitingPayment');
  });

  it('comes to an end: nothing is taken after the time, and the stock is let go', async () => {
    const order = await placed(3);
    shop.clock.advance(20 * 60_000);
    const key = await shop.agree(order.id, order.total);
    expect((await shop.confirm(key, order.id, order.total)).body.code).toBe('order_not_payable');
    await shop.poll();
    await shop.workOff();
    expect([(await shop.order(order.id))?.status, await shop.taken(key), await shop.stock(item)]).toEqual([
      'expired',
      0,
      [10, 0],
    ]);
  });

  it('lets go what was held for an order that never came', async () => {
    await shop.sendAsSystem('ReserveStock', {
      id: item,
      orderId: v7(),
      lines: [{ optionId: 1, quantity: 4 }],
      until: new Date(shop.clock.now() + 1_000).toISOString(),
    });
    await shop.poll();
    expect(await shop.stock(item)).toEqual([10, 4]);
    shop.clock.advance(60_000);
    await shop.poll();
    expect(await shop.stock(item)).toEqual([10, 0]);
  });

  it('goes on by itself where nobody heard the end of it', async () => {
    const order = await placed();
    const key = await shop.agree(order.id, order.total, 'slow');
    await shop.confirm(key, order.id, order.total);
    await shop.poll();
    expect([(await shop.order(order.id))?.status, await shop.taken(key)]).toEqual(['paid', price]);
  });
});
