import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { Order } from '@maru/contracts/shop/order/order.views';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { payAtSandbox, placeOrder } from '../support/orders.ts';
import { openPracticeProduct } from '../support/product.ts';
import { admin as adminAccount, type Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, registerAccount, type Visitor } from '../support/visitor.ts';

/** A buyer may place 60 orders in a quarter of an hour. */
const buyers = 4;
const each = 25;

let server: Product;
let browser: Browser;
let keeper: Visitor;
let admin: Client;
let orders: readonly { readonly id: string; readonly number: string }[];

const paidOrders = async (item: string, name: string) => {
  const person = await logIn(server.url, await registerAccount(server, name));
  const placed: { id: string; number: string }[] = [];
  for (let count = 0; count < each; count += 1) {
    const order = await placeOrder(server.url, [{ item_id: item, option_id: 1, quantity: 1 }], person);
    await payAtSandbox(server.url, order);
    placed.push(order);
  }
  return placed;
};

beforeAll(async () => {
  [server, browser] = await Promise.all([openPracticeProduct(), openBrowser()]);
  [keeper, admin] = await Promise.all([newVisitor(browser, server.url), logIn(server.url)]);
  await giveSession(keeper, adminAccount);
  const { body: item } = await admin.call<ItemDocument>('POST', 'adm/item/add', {
    body: {
      name: '한꺼번에 보내는 명함',
      category: '많은 주문',
      state: 'onSale',
      notice: noticeExamples.goods,
      options: [{ name: '100장', price: 30_000, stock: 500 }],
    },
  });
  const names = Array.from({ length: buyers }, (_, at) => `손님 ${at}`);
  orders = (await Promise.all(names.map((name) => paidOrders(item.id, name)))).flat();
}, 300_000);
afterEach(({ task }) => afterJourney(task, keeper));

const stateOf = async (id: string) => (await admin.call<Order>('GET', 'adm/order', { query: { id } })).body;

it('sends 100 parcels by one file, in no more than 10 clicks', async () => {
  const { page } = keeper;
  await page.goto('/adm/order');
  await page.evaluate(
    "globalThis.clicks = 0; document.addEventListener('click', (event) => { if (event.isTrusted) globalThis.clicks += 1; }, true)",
  );
  await page.getByRole('button', { name: '송장 올리기' }).click();
  const dialog = page.getByRole('dialog', { name: '송장 올리기' });
  const rows = orders.map(({ number }, at) => `${number},CJ택배,6${String(at).padStart(11, '0')}`);
  const wrong = ['990101-ZZZZ-ZZZ,한진택배,412345678901', `${orders[0]?.number},한진택배,412345678902`, ',,6.01E+11'];
  const file = ['주문 번호,택배회사,운송장번호', ...rows, ...wrong].join('\r\n');
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByText('파일 고르기', { exact: true }).click(),
  ]);
  await chooser.setFiles({ name: '송장.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  const problems = dialog.getByRole('list', { name: '고쳐야 할 3행' });
  await problems.getByText('없는 주문번호예요.').waitFor();
  await problems.getByText('파일에 같은 주문이 또 있어요.').waitFor();
  await problems.getByText('주문번호가 비어 있어요.').waitFor();
  await dialog.getByRole('button', { name: '100건 발송' }).click();
  await page.getByText('100건을 시작했어요.').waitFor();
  // The list behind it is loaded anew with every order that is sent.
  await page.getByRole('button', { name: /^작업/ }).click({ timeout: 60_000 });
  await page.getByRole('dialog', { name: '여러 건 작업' }).getByText('100건 완료').waitFor({ timeout: 120_000 });
  const clicks = await page.evaluate<number>('globalThis.clicks');
  // A label hands its click on to the field that it names, which counts once more.
  expect(clicks).toBeLessThanOrEqual(10);
  const [first, last] = await Promise.all([stateOf(orders[0]?.id ?? ''), stateOf(orders.at(-1)?.id ?? '')]);
  expect([first.status, last.status]).toEqual(['shipping', 'shipping']);
  expect(last.parcels.map(({ courier, tracking }) => [courier, tracking])).toEqual([['CJ대한통운', '600000000099']]);
});

it('says on the order who did it, and keeps what the shop writes for itself', async () => {
  const { page } = keeper;
  await page.goto(`/adm/order/${orders[0]?.id}`);
  await page
    .getByText(/관리자 .* \(여러 건 처리\)/)
    .first()
    .waitFor();
  await page.getByLabel('메모 쓰기').fill('전화로 주소를 확인했어요');
  await page.getByRole('button', { name: '메모 남기기' }).click();
  await page.getByRole('list', { name: '메모' }).getByText('전화로 주소를 확인했어요').waitFor();
});
