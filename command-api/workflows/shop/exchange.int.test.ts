import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { holdReplacements, wantedLines } from '../../shop/order/replacement.service.ts';
import { existingOrder } from '../../shop/order/order.state.ts';
import { deliver, deliveredOrder, movesOf } from './delivered-order.fixture.ts';
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
  shop.call('POST', 'shop/order/claim', {
    token,
    body: { id, kind: 'exchange', reason: 'defective', ...(parts && { parts }) },
  });
const replace = async (id: string, more: { claim?: number; back_to?: string } = {}, key = v7()) =>
  (
    await shop.call('PUT', 'adm/order/claim/replace', {
      token: admin,
      key,
      body: { id, claim: 1, back_to: 'stock', ...more },
    })
  ).body;
const decline = (id: string, claim = 1) =>
  shop.call('PUT', 'adm/order/claim/decline', { token: admin, body: { id, claim, answer: 'notFaulty' } });
const stocks = async () => [await shop.stock(item), await shop.stock(other)];
const leave = async (id: string, pieces: number) =>
  shop.asAdmin('AdjustStock', { id, optionId: 1, by: pieces - Number((await shop.stock(id))[0]), reason: '실사' });
const statusOf = async (id: string) => (await shop.order(id))?.status;
/** As after sending what was ordered, with nothing held. */
const asSent = [
  [8, 0],
  [9, 0],
];
const one = [{ no: 1, quantity: 1, parcel: 1 }];
/** Somebody holds what is to be sent for the first claim, and dies. */
const hold = async (order: ReturnType<typeof existingOrder>) => {
  const [claim] = order.claims;
  if (!claim) throw new Error('nothing is claimed');
  const now = shop.clock.now();
  const sent = await wantedLines(shop.load, order, { claim, now });
  await holdReplacements(shop.parts.send, order, { sent, claim, until: new Date(now).toISOString() });
};

describe('an exchange', () => {
  it('sends others out of stock in a parcel of their own, and takes what came back in', async () => {
    const { id } = await delivered();
    await ask(id, one);
    expect(await replace(id)).toMatchObject({ status: 'exchanging', claims: [{ state: 'settled', lines: [3] }] });
    expect(await shop.stock(item)).toEqual([8, 1]);
    await shop.workOff();
    expect(await stocks()).toEqual(asSent);
    const lines = [{ optionId: 1, quantity: 1 }];
    const number = (await shop.order(id))?.number;
    expect(await movesOf(shop, item)).toEqual([
      ['StockReserved', expect.objectContaining({ orderId: id, exchange: 1, lines })],
      ['StockTaken', { id: item, orderId: id, exchange: 1, lines }],
      ['StockAdjusted', { id: item, optionId: 1, by: 1, stock: 8, reason: `교환 ${number}` }],
    ]);
    await shop.asAdmin('ShipParcel', { id, courier: '우체국택배', tracking: '6012345678902' });
    expect(await statusOf(id)).toBe('shipping');
    await deliver(shop, id, 2);
    expect(await shop.order(id)).toMatchObject({
      status: 'delivered',
      partly: 'exchanged',
      parcels: [{ parts: [{ no: 1, back: 1 }, { no: 2 }] }, { parts: [{ no: 3, quantity: 1 }] }],
    });
  });

  it('takes nothing in that is written off, and does so once for each, however often it is asked', async () => {
    const { id } = await delivered();
    await ask(id, one);
    const key = v7();
    const back_to = 'writeOff';
    const first = await replace(id, { back_to }, key);
    expect(await replace(id, { back_to }, key)).toEqual(first);
    await ask(id);
    expect(await replace(id, { claim: 2, back_to })).toMatchObject({ status: 'exchanging' });
    expect((await replace(id, { claim: 2, back_to })).code).toBe('order_step_refused');
    await shop.workOff();
    expect(await replace(id, { back_to }, key)).toEqual(first);
    expect((await replace(id, {}, key)).code).toBe('key_reused');
    expect((await stocks()).flat()).toEqual([6, 0, 8, 0]);
    expect((await shop.order(id))?.timeline.at(-1)).toMatchObject({ action: 'replace', claim: 2, back_to });
  });

  it('of what was sent instead is paid back as what was ordered', async () => {
    const { id, key } = await delivered();
    await ask(id, one);
    await replace(id);
    await shop.asAdmin('ShipParcel', { id, courier: '우체국택배', tracking: '6012345678902' });
    await deliver(shop, id, 2);
    const parts = [{ no: 3, quantity: 1, parcel: 2 }];
    await shop.call('POST', 'shop/order/claim', { token, body: { id, kind: 'return', reason: 'defective', parts } });
    await shop.asAdmin('RefundClaim', { id, claim: 2, back_to: 'stock' });
    await shop.workOff();
    expect([await shop.taken(key), await stocks(), shop.complaints]).toEqual([
      2 * price,
      [
        [9, 0],
        [9, 0],
      ],
      [],
    ]);
  });
});

describe('an exchange that cannot be done', () => {
  it('is refused where there is nothing to send, holds nothing, and is paid back instead', async () => {
    const { id, key } = await delivered();
    await ask(id);
    await leave(other, 0);
    expect(await replace(id)).toMatchObject({
      code: 'no_replacement',
      errors: [{ path: 'lines.1', message: expect.stringContaining('재고가 부족해요') }],
    });
    expect([await statusOf(id), await stocks()]).toEqual([
      'exchangeRequested',
      [
        [8, 0],
        [0, 0],
      ],
    ]);
    const body = { id, claim: 1, back_to: 'writeOff' };
    expect((await shop.call('PUT', 'adm/order/claim/refund', { token: admin, body })).body).toMatchObject({
      status: 'returned',
      refunded: 3 * price,
    });
    await shop.workOff();
    expect([await shop.taken(key), await stocks()]).toEqual([
      0,
      [
        [8, 0],
        [0, 0],
      ],
    ]);
  });

  it('is done at another try, once there is something to send', async () => {
    const { id } = await delivered();
    await ask(id);
    await leave(other, 0);
    await replace(id);
    await leave(other, 1);
    expect(await replace(id)).toMatchObject({ status: 'exchanging' });
    await shop.workOff();
    expect([await stocks(), shop.complaints]).toEqual([
      [
        [8, 0],
        [1, 0],
      ],
      [],
    ]);
  });

  it('goes on where it was broken off, and holds nothing for longer than its time', async () => {
    const { id } = await delivered();
    await ask(id);
    await hold(existingOrder(await shop.order(id)));
    expect(await stocks()).toEqual([
      [8, 2],
      [9, 1],
    ]);
    await shop.poll();
    expect(await stocks()).toEqual(asSent);
    await hold(existingOrder(await shop.order(id)));
    expect(await replace(id)).toMatchObject({ status: 'exchanging' });
    await shop.workOff();
    expect(await stocks()).toEqual(asSent);
  });

  it('lets go what was held when it is declined, also what is held late', async () => {
    const { id } = await delivered();
    await ask(id);
    const before = existingOrder(await shop.order(id));
    await hold(before);
    await decline(id);
    await shop.workOff();
    expect(await stocks()).toEqual(asSent);
    await hold(before);
    await shop.poll();
    expect([await stocks(), shop.complaints]).toEqual([asSent, []]);
    await ask(id);
    expect(await replace(id, { claim: 2 })).toMatchObject({ status: 'exchanging' });
  });
});
