import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliver, deliveredOrder } from './delivered-order.fixture.ts';
import { price, type ShopWorld, shopWorld } from './shop.fixture.ts';

let shop: ShopWorld;
let admin: string;
let token: string;
let item: string;
let order: { readonly id: string; readonly key: string };
beforeAll(async () => {
  shop = await shopWorld();
  admin = await shop.admin();
});
afterAll(() => shop.close());
beforeEach(async () => {
  token = await shop.token();
  item = await shop.item();
  order = await deliveredOrder(shop, { token, item, other: await shop.item() });
});

/** One piece of two. */
const claimOne = (kind: string) =>
  shop.call('POST', 'shop/order/claim', {
    token,
    body: { id: order.id, kind, reason: 'defective', parts: [{ no: 1, quantity: 1, parcel: 1 }] },
  });
const atDesk = (path: string, more: object = {}) =>
  shop.call('PUT', `adm/order/claim/${path}`, { token: admin, body: { id: order.id, claim: 1, ...more } });
const refund = (back_to = 'stock') => atDesk('refund', { back_to });
const replace = () => atDesk('replace', { back_to: 'stock' });
const decline = () => atDesk('decline', { answer: 'used' });
const withdraw = () => shop.call('POST', 'shop/order/claim/withdraw', { token, body: { id: order.id, claim: 1 } });

/** All at once; how often each was accepted, once all that follows is done. */
const race = async (...calls: readonly (() => ReturnType<typeof refund>)[]) => {
  const answers = await Promise.all(calls.map((call) => call()));
  await shop.workOff();
  await shop.poll();
  await shop.workOff();
  expect(shop.complaints).toEqual([]);
  for (const { status, body } of answers)
    if (status !== 200) expect(['order_step_refused', 'busy', 'conflict']).toContain(body.code);
  return answers.map(({ status }) => status === 200);
};
const ends = async () => ({
  claim: (await shop.order(order.id))?.claims[0],
  taken: await shop.taken(order.key),
  stock: await shop.stock(item),
});
const all = 3 * price;
const settled = { taken: all - price, stock: [9, 0], claim: { state: 'settled', how: 'refund', refund: price } };
const stayed = { taken: all, stock: [8, 0] };

describe('a claim that several people settle at once is settled once', () => {
  it.each([2, 5])('by %i who give its money back', async (desks) => {
    await claimOne('return');
    const done = await race(...Array.from({ length: desks }, () => () => refund()));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await ends()).toMatchObject(settled);
  });

  it('by one who takes it in and one who writes it off', async () => {
    await claimOne('return');
    const [toStock, writtenOff] = await race(
      () => refund(),
      () => refund('writeOff'),
    );
    expect(toStock).not.toBe(writtenOff);
    expect(await ends()).toMatchObject({ ...settled, stock: [toStock ? 9 : 8, 0] });
  });

  it.each([
    ['withdrawn by its buyer', () => withdraw(), 'withdrawn'],
    ['declined at the next desk', () => decline(), 'declined'],
  ] as const)('or is %s meanwhile', async (_, other, state) => {
    await claimOne('return');
    const [refunded, ended] = await race(() => refund(), other);
    expect(refunded).not.toBe(ended);
    expect(await ends()).toMatchObject(refunded ? settled : { ...stayed, claim: { state } });
  });

  it('with others sent, or with its money back', async () => {
    await claimOne('exchange');
    const [replaced, refunded] = await race(replace, () => refund());
    expect(replaced).not.toBe(refunded);
    expect(await ends()).toMatchObject(
      replaced ? { ...stayed, claim: { state: 'settled', how: 'replacement' } } : settled,
    );
  });

  it('with others sent once, by three desks', async () => {
    await claimOne('exchange');
    const done = await race(replace, replace, replace);
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await ends()).toMatchObject({ ...stayed, claim: { how: 'replacement' } });
    await shop.asAdmin('ShipParcel', { id: order.id, courier: '우체국택배', tracking: '602' });
    await deliver(shop, order.id, 2);
    expect((await shop.order(order.id))?.lines.map(({ quantity, exchanged }) => quantity - exchanged)).toEqual([
      1, 1, 1,
    ]);
  });

  it('while its buyer withdraws it and others are being sent: what was held for it is let go', async () => {
    await claimOne('exchange');
    const [replaced, withdrawn] = await race(replace, withdraw);
    expect(replaced).not.toBe(withdrawn);
    expect(await ends()).toMatchObject({ ...stayed, claim: { state: replaced ? 'settled' : 'withdrawn' } });
  });
});
