import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { Order } from '@maru/contracts/shop/order/order.views';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { expectLooks } from '../support/looks.ts';
import { atOrder } from '../support/order-desk.ts';
import { payAtSandbox, placeOrder } from '../support/orders.ts';
import { openPracticeProduct } from '../support/product.ts';
import { admin as adminAccount, type Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, registerAccount, type Visitor } from '../support/visitor.ts';

const day = 24 * 60 * 60 * 1_000;
let server: Product;
let browser: Browser;
let [buyer, keeper] = [] as unknown as [Visitor, Visitor];
let [admin, person] = [] as unknown as [Client, Client];

const add = async (item: object) =>
  (
    await admin.call<ItemDocument>('POST', 'adm/item/add', {
      body: { state: 'onSale', notice: noticeExamples.goods, ...item },
    })
  ).body;

beforeAll(async () => {
  [server, browser] = await Promise.all([openPracticeProduct(), openBrowser()]);
  const account = await registerAccount(server, '정가람');
  [buyer, keeper, admin] = await Promise.all([
    newVisitor(browser, server.url),
    newVisitor(browser, server.url),
    logIn(server.url),
  ]);
  person = await logIn(server.url, account);
  await Promise.all([giveSession(buyer, account), giveSession(keeper, adminAccount)]);
});
afterEach(({ task }) => afterJourney(task, buyer, keeper));

const paid = async () => {
  const card = await add({
    name: '할인하는 명함',
    category: '할인 선반',
    options: [{ name: '100장', price: 24_000, stock: 5 }],
  });
  const book = await add({
    name: '면세 도서',
    category: '도서 선반',
    tax: 'free',
    options: [{ name: '종이책', price: 12_000, stock: 5 }],
  });
  const { status } = await admin.call('POST', 'adm/coupon/add', {
    body: {
      id: 'CARDWEEK',
      name: '명함 주간',
      off: { kind: 'won', won: 3_000 },
      least: 0,
      from: new Date(Date.now() - day).toISOString(),
      until: new Date(Date.now() + day).toISOString(),
      count: null,
      scope: { categories: ['할인 선반'], items: [] },
      automatic: true,
    },
  });
  expect(status).toBe(200);
  // Prices know it once the list does.
  await admin.call('GET', 'adm/coupon/list');
  const lines = [card, book].map(({ id }) => ({ item_id: id, option_id: 1, quantity: 1 }));
  const order = await placeOrder(server.url, lines, person);
  await payAtSandbox(server.url, order);
  return order;
};
const stateOf = async (id: string) => (await person.call<Order>('GET', 'shop/order', { query: { id } })).body;

it('each line of a mixed order bears its own discount, and goes back with its own tax', async () => {
  const { id, total, tax_free } = await paid();
  expect([total, tax_free]).toEqual([36_000, 13_000]);
  const [order, desk] = [atOrder(buyer.page), atOrder(keeper.page)];
  await Promise.all([buyer.page.goto(`/my/order/${id}`), keeper.page.goto(`/adm/order/${id}`)]);
  for (const { section } of [order, desk]) {
    await section('결제 정보').getByText('명함 주간').waitFor();
    await section('결제 정보').getByText('-3,000원').waitFor();
  }
  await expectLooks(buyer.page, 'mixed-order');
  await expectLooks(keeper.page, 'mixed-order-desk');

  await order.press('주문 취소');
  await order.leaveOut(/할인하는 명함/);
  await order.isTold('12,000원');
  await expectLooks(buyer.page, 'mixed-order-cancel');
  await order.answer('주문 취소');
  await expect.poll(() => stateOf(id)).toMatchObject({ refunded: 12_000, tax_free_refunded: 12_000 });
  await order.press('주문 취소');
  await order.isTold('24,000원');
  await order.answer('주문 취소');
  await expect.poll(() => stateOf(id)).toMatchObject({ refunded: 36_000, tax_free_refunded: 13_000 });
  await keeper.page.reload();
  await expect.poll(() => desk.section('결제와 환불').getByText('돌려줌').count(), { timeout: 20_000 }).toBe(2);
});

it('what is sent apart gives its own fee back when it goes, and the rest keeps its own', async () => {
  const card = await add({
    name: '작은 명함',
    category: '명함 선반',
    options: [{ name: '100장', price: 9_000, stock: 5 }],
  });
  const atlas = await add({
    name: '대형 도면집',
    category: '도서 선반',
    tax: 'free',
    options: [{ name: '팔레트', price: 40_000, stock: 5 }],
  });
  const shipping = { kind: 'own', fee: 8_000, each: null };
  const terms = { id: atlas.id, shipping, most: null, book: false };
  expect((await admin.call('PUT', 'adm/item/terms', { body: terms })).status).toBe(200);
  const lines = [card, atlas].map(({ id }) => ({ item_id: id, option_id: 1, quantity: 1 }));
  const placed = await placeOrder(server.url, lines, person);
  await payAtSandbox(server.url, placed);
  expect([placed.total, placed.tax_free]).toEqual([60_000, 48_000]);

  const [order, desk] = [atOrder(buyer.page), atOrder(keeper.page)];
  await buyer.page.goto(`/my/order/${placed.id}`);
  await order.press('주문 취소');
  await order.leaveOut(/작은 명함/);
  await order.isTold('8,000원');
  await order.isTold('48,000원');
  await expectLooks(buyer.page, 'sent-apart-cancel');
  await order.answer('주문 취소');
  await expect.poll(() => stateOf(placed.id)).toMatchObject({ refunded: 48_000, tax_free_refunded: 48_000 });
  await expectLooks(buyer.page, 'sent-apart-cancelled');

  await keeper.page.goto(`/adm/order/${placed.id}`);
  await desk.press('환불');
  await keeper.page.getByRole('dialog').getByText('3,000원까지').waitFor();
  await expectLooks(keeper.page, 'sent-apart-desk');
});
