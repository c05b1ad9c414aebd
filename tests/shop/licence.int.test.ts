import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { Order } from '@maru/contracts/shop/order/order.views';
import type { OwnLicence } from '@maru/contracts/shop/licence/licence.views';
import { consentsFor } from '@maru/contracts/shop/order/order.consents';
import type { PlacedOrder } from '@maru/contracts/shop/order/order.routes';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { type Client, logIn, newPerson } from '../support/api-client.ts';
import { payAtSandbox } from '../support/orders.ts';
import { openPracticeProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';

const recipient = { recipient: '김하늘', phone: '010-1234-5678', email: 'haneul@example.com' };
let product: Product;
let buyer: Client;
let placed: PlacedOrder;
let licence: string;
beforeAll(async () => {
  product = await openPracticeProduct();
  const admin = await logIn(product.url);
  buyer = await newPerson(product, '김하늘');
  const options = [{ name: '1년', price: 120_000, stock: null }];
  const added = await admin.call<{ id: string }>('POST', 'adm/item/add', {
    body: {
      name: '도면 검토 애드인',
      category: '라이선스',
      kind: 'licence',
      state: 'onSale',
      notice: noticeExamples.licence,
      options,
    },
  });
  licence = added.body.id;
  const consents = consentsFor([{ kind: 'licence' }]);
  const lines = [{ item_id: licence, option_id: 1, quantity: 2 }];
  placed = (
    await buyer.call<PlacedOrder>('POST', 'shop/order/place', {
      body: { lines, recipient, expected_total: 240_000, agreed: true, consents },
    })
  ).body;
  await payAtSandbox(product.url, placed);
}, 120_000);

const listOf = async (client: Client, order_id = placed.id) =>
  (await client.call<{ list: OwnLicence[] }>('GET', 'shop/licence/list', { query: { order_id } })).body.list;
const mails = async () => {
  const folder = join(product.dataDir, 'mail');
  const files = await readdir(folder, { recursive: true });
  return Promise.all(files.filter((file) => /\.\w+$/.test(file)).map((file) => readFile(join(folder, file), 'utf8')));
};

it('comes with the payment, a key for each piece, to its buyer only', async () => {
  await expect.poll(async () => (await listOf(buyer)).length, { timeout: 20_000 }).toBe(2);
  const [first] = await listOf(buyer);
  expect(first).toMatchObject({
    order_id: placed.id,
    item_id: licence,
    name: '도면 검토 애드인',
    option: '1년',
    status: 'active',
    key: null,
  });
  expect(await listOf(await newPerson(product, '이바다'))).toEqual([]);
  expect((await buyer.call('GET', 'shop/order', { query: { id: placed.id } })).body).toMatchObject({
    status: 'delivered',
    actions: expect.arrayContaining(['cancel', 'showLicence', 'confirm']) as unknown,
  });
});

it('hides its keys until its buyer asks for them, and cannot be cancelled without a reason afterwards', async () => {
  const shown = await buyer.call<Order>('POST', 'shop/order/licence/show', { body: { id: placed.id, line: 1 } });
  expect(shown.status).toBe(200);
  const [first, second] = await listOf(buyer);
  expect(first?.key).toMatch(/^\w{4}(-\w{4}){3}$/);
  expect(first?.key).not.toBe(second?.key);
  const { body } = await buyer.call<Order>('GET', 'shop/order', { query: { id: placed.id } });
  expect(body.actions).not.toContain('cancel');
});

it('is told of by mail, without its key', async () => {
  const about = async () => (await mails()).filter((mail) => mail.includes(placed.number));
  await expect.poll(async () => (await about()).length, { timeout: 20_000 }).toBeGreaterThan(0);
  const { length } = await listOf(buyer);
  expect(length).toBe(2);
  for (const { key } of await listOf(buyer)) for (const mail of await mails()) expect(mail).not.toContain(String(key));
});

it('stands in what is kept about its person, beside order and cart', async () => {
  await buyer.call('POST', 'shop/cart/add', { body: { item_id: licence, option_id: 1, quantity: 3 } });
  await buyer.call('POST', 'shop/wish', { body: { item_id: licence } });
  const { body } = await buyer.call('GET', 'auth/my/data');
  const keys = (await listOf(buyer)).map(({ key }) => key);
  expect(body).toMatchObject({
    orders: [
      {
        number: placed.number,
        recipient: '김하늘',
        phone: '01012345678',
        lines: [{ name: '도면 검토 애드인', quantity: 2 }],
      },
    ],
    cart: [{ name: '도면 검토 애드인', option: '1년', quantity: 3 }],
    wishes: ['도면 검토 애드인'],
    licences: expect.arrayContaining(
      keys.map((key) => expect.objectContaining({ key, status: 'active' }) as unknown),
    ) as unknown,
  });
});
