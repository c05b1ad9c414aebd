import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ShownPayment, WaitingCounts } from '@maru/contracts/shop/order/order.queries';
import type { ManagedOrderRow, Order, OrderRow } from '@maru/contracts/shop/order/order.views';
import type { PlacedOrder } from '@maru/contracts/shop/order/order.routes';
import { beforeAll, expect, it } from 'vitest';
import { type Client, logIn, newPerson, visit } from '../support/api-client.ts';
import { agreeAtSandbox } from '../support/orders.ts';
import { openPracticeProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';

const recipient = {
  recipient: '김하늘',
  phone: '010-1234-5678',
  email: 'haneul@example.com',
  postcode: '63309',
  address: '제주 첨단로 1',
};
let product: Product;
let buyer: Client;
let admin: Client;
let item: string;
beforeAll(async () => {
  product = await openPracticeProduct();
  admin = await logIn(product.url);
  buyer = await newPerson(product, '김하늘');
  const added = await admin.call<{ id: string }>('POST', 'adm/item/add', {
    body: {
      name: '코튼 명함',
      category: '명함',
      state: 'onSale',
      notice: noticeExamples.goods,
      options: [{ name: '100장', price: 20_000, stock: 5 }],
    },
  });
  item = added.body.id;
});

const place = async (quantity: number) => {
  const body = {
    lines: [{ item_id: item, option_id: 1, quantity }],
    recipient,
    expected_total: 20_000 * quantity + (quantity < 3 ? 6_000 : 3_000),
    agreed: true,
  };
  return (await buyer.call<PlacedOrder>('POST', 'shop/order/place', { body })).body;
};
/** What the sandbox's page leads back with. */
const pay = async (order: PlacedOrder, outcome: string) => (await agreeAtSandbox(product.url, order, outcome)).body;
const order = async (id: string) => (await buyer.call<Order>('GET', 'shop/order', { query: { id } })).body;
const available = async () =>
  (await visit<{ options: { available: number }[] }>(product.url, 'GET', 'shop/item', { query: { id: item } })).body
    .options[0]?.available;

it('is ordered, paid with the answer coming late, shown, cancelled in part, and paid back', async () => {
  const placed = await place(3);
  expect(placed).toMatchObject({ total: 63_000, payment: { provider: 'sandbox' } });
  expect(await order(placed.id)).toMatchObject({
    status: 'awaitingPayment',
    actions: ['openPayment', 'cancel', 'changeAddress'],
    recipient: '김하늘',
  });

  const confirmed = await buyer.call('POST', 'shop/payment/confirm', { body: await pay(placed, 'slow') });
  expect(confirmed.body).toMatchObject({ status: 'checking', number: placed.number });
  await expect.poll(async () => (await order(placed.id)).status, { timeout: 20_000 }).toBe('paid');

  expect(
    (
      await buyer.call('POST', 'shop/order/cancel', {
        body: { id: placed.id, parts: [{ no: 1, quantity: 1 }], reason: 'changedMind' },
      })
    ).status,
  ).toBe(200);
  await expect.poll(available, { timeout: 20_000 }).toBe(3);
  const { list, total } = (await buyer.call<{ list: OrderRow[]; total: number }>('GET', 'shop/order/list')).body;
  expect([total, list[0]?.number, list[0]?.refunded, list[0]?.status]).toEqual([1, placed.number, 20_000, 'paid']);
  expect((await order(placed.id)).timeline.map(({ action }) => action)).toEqual([null, 'pay', 'cancel']);
});

it('waits for a deposit, which the order hears of by itself', async () => {
  const placed = await place(1);
  const { paymentKey = '', ...rest } = await pay(placed, 'deposit');
  expect((await buyer.call('POST', 'shop/payment/confirm', { body: { paymentKey, ...rest } })).body).toMatchObject({
    status: 'awaitingDeposit',
    deposit: { bank: '연습은행' },
  });
  await fetch(`${product.url}/api/sandbox/deposit`, {
    method: 'POST',
    body: new URLSearchParams({ paymentKey }),
    redirect: 'manual',
  });
  await expect.poll(async () => (await order(placed.id)).status, { timeout: 20_000 }).toBe('paid');
});

it('is prepared, sent and delivered by the administrator, and asked back by the buyer', async () => {
  const placed = await place(1);
  const took = await buyer.call('POST', 'shop/payment/confirm', { body: await pay(placed, 'webhookTwice') });
  expect(took.body).toMatchObject({ status: 'paid' });
  const step = async (name: string, more: object = {}) =>
    (await admin.call('PUT', `adm/order/${name}`, { body: { id: placed.id, ...more } })).body;
  expect(await step('ship', { courier: '우체국택배', tracking: '6012345678901' })).toMatchObject({
    code: 'order_step_refused',
  });
  expect(await step('prepare')).toMatchObject({ status: 'preparing' });
  expect(await step('ship', { courier: '우체국택배', tracking: '6012345678901' })).toMatchObject({
    status: 'shipping',
  });
  expect(await step('parcel/step', { parcel: 1, step: 'deliver' })).toMatchObject({ status: 'delivered' });
  const { body } = await buyer.call<Order>('POST', 'shop/order/claim', {
    body: { id: placed.id, kind: 'return', reason: 'defective' },
  });
  expect(body.status).toBe('returnRequested');
  expect(await step('claim/refund', { claim: 1, back_to: 'stock' })).toMatchObject({
    status: 'returned',
    refunded: placed.total,
  });
  expect(
    (await admin.call<{ list: OrderRow[] }>('GET', 'adm/order/list', { query: { status: 'returned' } })).body.list.map(
      ({ number }) => number,
    ),
  ).toContain(placed.number);
  const listed = async (query: Record<string, string>) =>
    (await admin.call<{ list: ManagedOrderRow[] }>('GET', 'adm/order/list', { query })).body;
  const waiting = (await admin.call<WaitingCounts>('GET', 'adm/order/waiting')).body;
  const found = await listed({ text: placed.number.slice(0, 11).toLowerCase().replaceAll('-', ' ') });
  expect(found.list.map(({ number, recipient: to, guest }) => [number, to, guest])).toEqual([
    [placed.number, '김하늘', false],
  ]);
  expect([waiting.stuck, (await listed({ care: 'stuck' })).list, (await listed({ text: '!!' })).list]).toEqual([
    0,
    [],
    [],
  ]);
  const kept = async () =>
    (await admin.call<{ actions: string[]; payment: ShownPayment }>('GET', 'adm/order', { query: { id: placed.id } }))
      .body;
  await expect
    .poll(async () => (await kept()).payment.refunds.map(({ outcome }) => outcome), { timeout: 20_000 })
    .toEqual(['done']);
  expect(await kept()).toMatchObject({
    actions: [],
    payment: { stuck: false, attempts: [{ status: 'paid', amount: placed.total }] },
  });
  expect((await buyer.call('GET', 'adm/order', { query: { id: placed.id } })).body).toMatchObject({
    code: 'forbidden',
  });
  const stranger = await newPerson(product, '이바다');
  expect((await stranger.call('GET', 'shop/order', { query: { id: placed.id } })).body).toMatchObject({
    code: 'order_not_found',
  });
});
