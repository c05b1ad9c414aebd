import { firstDeliveryTerms, firstSellingTerms } from '@maru/contracts/site/config/selling-terms';
import { itemStream } from '@maru/contracts/shop/item/item.events';
import type { Quote } from '@maru/contracts/shop/order/order.quote';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { itemAggregate } from '../../shop/item/item.aggregate.ts';
import { buying, price, recipient, type ShopWorld, shopWorld } from './shop.fixture.ts';

let shop: ShopWorld;
let item: string;
beforeAll(async () => void (shop = await shopWorld()));
beforeEach(async () => void (item = await shop.item(500)));
afterAll(() => shop.close());

const lines = (...quantities: readonly number[]) =>
  quantities.map((quantity) => ({ item_id: item, option_id: 1, quantity }));
const quote = async (body: object) => (await shop.call('POST', 'shop/cart/quote', { body })).body as unknown as Quote;
const place = (body: object) =>
  shop.call('POST', 'shop/order/place', { body: { lines: lines(1), recipient, agreed: true, ...body } });

describe('one option in two lines', () => {
  it('is one line in the quote, in the order and in the stock', async () => {
    const { lines: quoted, amounts } = await quote({ lines: lines(20, 30) });
    expect(quoted).toMatchObject([{ quantity: 50, amount: 50 * price }]);
    const { body, status } = await place({ lines: lines(20, 30), expected_total: amounts.total });
    expect([status, await shop.stock(item)]).toEqual([200, [500, 50]]);
    expect((await shop.order(String(body['id'])))?.lines).toMatchObject([{ no: 1, quantity: 50 }]);
  });
  it('is refused as a whole, where it comes to more than a person may buy at once', async () => {
    expect((await quote({ lines: lines(60, 60) })).lines).toMatchObject([{ quantity: 120, problem: 'overLimit' }]);
    expect((await place({ lines: lines(60, 60), expected_total: 99 * price })).body.code).toBe('over_limit');
    expect(await shop.stock(item)).toEqual([500, 0]);
  });
  it('runs short as a whole', async () => {
    item = await shop.item(100);
    expect((await quote({ lines: lines(60, 39, 2) })).lines).toMatchObject([{ quantity: 101, problem: 'short' }]);
  });
});

describe('what is fetched', () => {
  const address = { ...recipient, postcode: '', address: '', detail: '' };
  it('needs a place to fetch it from', async () => {
    expect((await place({ recipient: address, pickup: true, expected_total: price })).body.code).toBe('invalid_input');
  });
  it('costs no sending and needs no address, and the order remembers where', async () => {
    const place_of_shop = '서울 마포구 월드컵북로 400';
    await shop.asAdmin('ChangeDeliveryTerms', { ...firstDeliveryTerms, pickup: place_of_shop });
    const cheap = await shop.item(10, { options: [{ name: '1장', price: 1_000, stock: 10 }] });
    const cheapLines = [{ item_id: cheap, option_id: 1, quantity: 1 }];
    const { amounts } = await quote({ lines: cheapLines, pickup: true });
    expect(amounts).toMatchObject({ shipping: 0, total: 1_000 });
    const { body } = await place({ lines: cheapLines, recipient: address, pickup: true, expected_total: 1_000 });
    expect(await shop.order(String(body['id']))).toMatchObject({ postcode: '', terms: { pickup: place_of_shop } });
  });
});

describe('what is sent apart', () => {
  it('has a fee of its own, which comes back with it while the rest is sent', async () => {
    const card = await shop.item(10, { options: [{ name: '1장', price: 1_000, stock: 10 }] });
    const pallet = await shop.item(10, { tax: 'free' });
    await shop.asAdmin('ChangeItemTerms', {
      id: pallet,
      shipping: { kind: 'own', fee: 8_000, each: null },
      most: null,
      book: false,
    });
    const wanted = [card, pallet].map((item_id) => ({ item_id, option_id: 1, quantity: 1 }));
    const token = await shop.token();
    const total = 1_000 + price + 11_000;
    const placed = await shop.call('POST', 'shop/order/place', {
      token,
      body: { lines: wanted, recipient, agreed: true, expected_total: total },
    });
    const id = String(placed.body['id']);
    await shop.confirm(await shop.agree(id, total), id, total);
    await shop.workOff();
    expect(await shop.order(id)).toMatchObject({
      amounts: { shipping: 11_000, tax_free: price + 8_000 },
      shipping_fees: [
        { lines: [1], amount: 3_000, tax_free: 0 },
        { lines: [2], amount: 8_000, tax_free: 8_000 },
      ],
    });
    const cancelled = await shop.call('POST', 'shop/order/cancel', {
      token,
      body: { id, parts: [{ no: 2, quantity: 1 }], reason: 'changedMind' },
    });
    expect(cancelled.body).toMatchObject({ refunded: price + 8_000, tax_free_refunded: price + 8_000 });
    await shop.workOff();
    expect(shop.complaints).toEqual([]);
  });
});

describe('what an order remembers', () => {
  it('is how the shop sold when it was placed', async () => {
    const { placed } = buying(shop, () => item);
    const before = await placed();
    await shop.asAdmin('ChangeSellingTerms', { ...firstSellingTerms, recharge: 'charge', point_percent: 3 });
    expect((await shop.order(before.id))?.terms).toMatchObject({ point_percent: 1, deposit_hours: 24 });
    expect((await shop.order((await placed(99)).id))?.terms).toMatchObject({
      point_percent: 3,
      deposit_hours: 24,
      recharge: { fee: 3_000, free_from: 50_000, least: null },
    });
    item = await shop.item(2);
    expect((await shop.order((await placed()).id))?.terms?.deposit_hours).toBe(3);
    await shop.asAdmin('ChangeSellingTerms', firstSellingTerms);
  });
});

it('counts as sold what stays sold', async () => {
  const sold = async () => {
    const { state } = await shop.load(itemAggregate, itemStream(item));
    return state.status === 'there' ? state.item.sold : undefined;
  };
  const token = await shop.token();
  const { id } = await buying(shop, () => item).paid(5, token);
  expect(await sold()).toBe(5);
  const cancel = (quantity: number) =>
    shop.call('POST', 'shop/order/cancel', {
      token,
      body: { id, parts: [{ no: 1, quantity }], reason: 'changedMind' },
    });
  await cancel(2);
  await shop.workOff();
  expect(await sold()).toBe(3);
  await shop.workOff();
  expect(await sold()).toBe(3);
  expect(shop.complaints).toEqual([]);
});

describe('a limit for each person', () => {
  const phone = (number: string) => ({ recipient: { ...recipient, phone: number } });
  const order = (quantity: number, more: { token?: string; body?: object } = {}) =>
    shop.call('POST', 'shop/order/place', {
      ...(more.token !== undefined && { token: more.token }),
      body: { lines: lines(quantity), recipient, agreed: true, expected_total: price * quantity, ...more.body },
    });
  const limit = (most: number | null) =>
    shop.asAdmin('ChangeItemTerms', { id: item, shipping: { kind: 'bundle' }, most, book: false });
  beforeEach(() => limit(3));

  it('holds over all orders of a member that were not cancelled', async () => {
    const token = await shop.token();
    const first = await order(2, { token });
    expect([first.status, (await order(2, { token })).body.code]).toEqual([200, 'over_limit']);
    const { body } = await shop.call('POST', 'shop/cart/quote', { token, body: { lines: lines(2) } });
    expect((body as unknown as Quote).lines).toMatchObject([{ problem: 'overLimit', most: 1 }]);
    expect((await order(1, { token })).status).toBe(200);
    expect((await order(3, { token: await shop.token() })).status).toBe(200);
    await shop.call('POST', 'shop/order/cancel', { token, body: { id: first.body['id'], reason: 'changedMind' } });
    await shop.workOff();
    expect([(await order(3, { token })).body.code, (await order(2, { token })).status]).toEqual(['over_limit', 200]);
  });
  it('knows guests by their phone, and keeps none of it in the log of the item', async () => {
    const one = { body: phone('010-2222-3333') };
    expect((await order(3, one)).status).toBe(200);
    expect((await order(1, { body: phone('01022223333') })).body.code).toBe('over_limit');
    expect((await order(3, { body: phone('010-2222-4444') })).status).toBe(200);
    const kept = [];
    for await (const { events } of shop.events.readAll({ after: 0, prefixes: [itemStream('')] })) kept.push(...events);
    expect(JSON.stringify(kept)).not.toContain('22223333');
  });
  it('counts once what is asked for twice, and lets nobody order twice at once', async () => {
    const token = await shop.token();
    const both = await Promise.all([order(2, { token }), order(2, { token })]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await shop.stock(item))[1]).toBe(2);
  });
  it('counts options together', async () => {
    const token = await shop.token();
    await shop.asAdmin('AddItemOption', { id: item, name: '200장', price, stock: 10 });
    const two = [...lines(2), { item_id: item, option_id: 2, quantity: 2 }];
    const { body } = await shop.call('POST', 'shop/cart/quote', { token, body: { lines: two } });
    expect((body as unknown as Quote).lines).toMatchObject([{ problem: 'overLimit' }, { problem: 'overLimit' }]);
    expect((await order(2, { token, body: { lines: two, expected_total: 0 } })).body.code).toBe('over_limit');
  });
  it('is no limit once it is taken away', async () => {
    await limit(null);
    const token = await shop.token();
    expect([(await order(3, { token })).status, (await order(3, { token })).status]).toEqual([200, 200]);
  });
});
