import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { holdForExchange } from '../../shop/order/exchange-stock.service.ts';
import { existingOrder } from '../../shop/order/order.state.ts';
import { deliveredOrder, movesOf } from './delivered-order.fixture.ts';
import { price, type ShopWorld, shopWorld } from './shop.fixture.ts';

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

const delivered = () => deliveredOrder(shop, { token, item, other });
const ask = (id: string, parts?: object[]) =>
  shop.call('POST', 'shop/order/ask_back', {
    token,
    body: { id, wish: 'requestExchange', reason: 'defective', ...(parts && { parts }) },
  });
const accept = async (id: string, back_to: 'stock' | 'writeOff', key = v7()) =>
  (await shop.call('PUT', 'adm/order/exchange', { token: admin, key, body: { id, back_to } })).body;
const decline = (id: string) =>
  shop.call('PUT', 'adm/order/step', { token: admin, body: { id, step: 'declineExchange' } });
const stocks = async () => [await shop.stock(item), await shop.stock(other)];
const leave = async (id: string, pieces: number) =>
  shop.asAdmin('AdjustStock', { id, optionId: 1, by: pieces - Number((await shop.stock(id))[0]), reason: '실사' });
const statusOf = async (id: string) => (await shop.order(id))?.status;
const one = [{ no: 1, quantity: 1 }];

describe('an exchange', () => {
  it('sends others out of stock, and takes what came back in', async () => {
    const { id } = await delivered();
    await ask(id, one);
    expect(await accept(id, 'stock')).toMatchObject({ status: 'delivered', asked: null });
    expect(await shop.stock(item)).toEqual([8, 1]);
    await shop.workOff();
    expect(await stocks()).toEqual([
      [8, 0],
      [9, 0],
    ]);
    const lines = [{ optionId: 1, quantity: 1 }];
    const number = (await shop.order(id))?.number;
    expect(await movesOf(shop, item)).toEqual([
      ['StockReserved', expect.objectContaining({ orderId: id, exchange: 1, lines })],
      ['StockTaken', { id: item, orderId: id, exchange: 1, lines }],
      ['StockAdjusted', { id: item, optionId: 1, by: 1, stock: 8, reason: `교환 ${number}` }],
    ]);
  });

  it('takes nothing in that is written off, and does so once for each, however often it is asked', async () => {
    const { id } = await delivered();
    await ask(id, one);
    const key = v7();
    expect(await accept(id, 'writeOff', key)).toEqual(await accept(id, 'writeOff', key));
    await ask(id);
    expect(await accept(id, 'writeOff')).toMatchObject({ status: 'exchanged' });
    expect((await accept(id, 'writeOff')).code).toBe('order_step_refused');
    await shop.workOff();
    expect(await stocks()).toEqual([
      [5, 0],
      [8, 0],
    ]);
    expect((await shop.order(id))?.timeline.at(-1)).toMatchObject({ action: 'acceptExchange', back_to: 'writeOff' });
  });

  it('is refused where there is nothing to send, and paid back instead', async () => {
    const { id, key } = await delivered();
    await ask(id);
    await leave(other, 0);
    expect(await accept(id, 'writeOff')).toMatchObject({
      code: 'no_replacement',
      errors: [{ path: 'lines.1', message: expect.stringContaining('재고가 부족해요') }],
    });
    expect([await statusOf(id), await stocks()]).toEqual([
      'exchangeRequested',
      [
        [8, 2],
        [0, 0],
      ],
    ]);
    expect(
      (await shop.call('PUT', 'adm/order/return', { token: admin, body: { id, back_to: 'writeOff' } })).body,
    ).toMatchObject({ status: 'returned', refunded: 3 * price });
    await shop.workOff();
    expect([await shop.taken(key), await stocks()]).toEqual([
      0,
      [
        [8, 0],
        [0, 0],
      ],
    ]);
  });

  it('goes on where it was broken off, once there is something to send', async () => {
    const { id } = await delivered();
    await ask(id);
    await leave(other, 0);
    await accept(id, 'stock');
    await leave(other, 1);
    expect(await accept(id, 'stock')).toMatchObject({ status: 'exchanged' });
    await shop.workOff();
    expect(await stocks()).toEqual([
      [8, 0],
      [1, 0],
    ]);
  });

  it('that is declined lets go what was held; another can be had after it', async () => {
    const { id } = await delivered();
    await ask(id);
    const before = existingOrder(await shop.order(id));
    const hold = () => holdForExchange(shop.parts.send, before, new Date(shop.clock.now()).toISOString());
    await hold();
    await shop.poll();
    expect(await stocks()).toEqual([
      [8, 2],
      [9, 1],
    ]);
    await decline(id);
    await shop.workOff();
    expect(await stocks()).toEqual([
      [8, 0],
      [9, 0],
    ]);
    await ask(id);
    await accept(id, 'stock');
    await shop.workOff();
    expect(await stocks()).toEqual([
      [8, 0],
      [9, 0],
    ]);
  });

  it('of which somebody died after it was declined holds nothing once its time is over', async () => {
    const { id } = await delivered();
    await ask(id, one);
    const before = existingOrder(await shop.order(id));
    await decline(id);
    await shop.workOff();
    await holdForExchange(shop.parts.send, before, new Date(shop.clock.now()).toISOString());
    expect(await shop.stock(item)).toEqual([8, 1]);
    await shop.poll();
    expect([await shop.stock(item), shop.complaints]).toEqual([[8, 0], []]);
  });

  it('is for administrators, of an order that is there', async () => {
    const { id } = await delivered();
    await ask(id);
    for (const path of ['exchange', 'return']) {
      const send = (body: object, as: string | undefined = admin) =>
        shop.call('PUT', `adm/order/${path}`, { token: as, body });
      expect((await send({ id, back_to: 'stock' }, token)).body.code).toBe('forbidden');
      expect((await shop.call('PUT', `adm/order/${path}`, { body: { id, back_to: 'stock' } })).body.code).toBe(
        'not_logged_in',
      );
      expect((await send({ id: v7(), back_to: 'stock' })).body.code).toBe('order_not_found');
      for (const wrong of [{ id }, { id, back_to: 'cellar' }, { id: 'x', back_to: 'stock' }, { back_to: 'stock' }])
        expect((await send(wrong)).body.code).toBe('invalid_input');
    }
    expect([await statusOf(id), await stocks()]).toEqual([
      'exchangeRequested',
      [
        [8, 0],
        [9, 0],
      ],
    ]);
  });
});
