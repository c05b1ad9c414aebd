import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { Order } from '@maru/contracts/shop/order/order.views';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { atOrder } from '../support/order-desk.ts';
import { payAtSandbox, placeOrder } from '../support/orders.ts';
import { admin as adminAccount, type RunningServer, runServer } from '../support/running-server.ts';
import {
  type Account,
  afterJourney,
  giveSession,
  newVisitor,
  registerAccount,
  type Visitor,
} from '../support/visitor.ts';

const days = 20;
const practice = { NODE_ENV: 'development' };
/** The product as it is that many days later, on the same data. */
const later = {
  ...practice,
  DAYS_LATER: String(days),
  NODE_OPTIONS: `--import=${new URL('../support/later.mjs', import.meta.url).href}`,
};

let [before, server] = [] as unknown as [RunningServer, RunningServer];
let [buyer, keeper] = [] as unknown as [Visitor, Visitor];
let account: Account;
let id: string;

const deliver = async (admin: Client) => {
  for (const [path, body] of [
    ['prepare', {}],
    ['ship', { courier: '우체국택배', tracking: '6012345678901' }],
    ['parcel/step', { parcel: 1, step: 'deliver' }],
  ] as const) {
    const { status } = await admin.call('PUT', `adm/order/${path}`, { body: { id, ...body } });
    expect(status).toBe(200);
  }
};

beforeAll(async () => {
  before = await runServer({ env: practice });
  account = await registerAccount(before, '박바다');
  const [admin, person] = await Promise.all([logIn(before.url), logIn(before.url, account)]);
  const options = [{ name: '종이책', price: 20_000, stock: 5 }];
  const item = { name: '설계 노트', category: '반품 선반', state: 'onSale', notice: noticeExamples.goods, options };
  const book = (await admin.call<ItemDocument>('POST', 'adm/item/add', { body: item })).body;
  const order = await placeOrder(before.url, [{ item_id: book.id, option_id: 1, quantity: 1 }], person);
  await payAtSandbox(before.url, order);
  id = order.id;
  await deliver(admin);
  await person.call('POST', 'shop/order/confirm', { body: { id } });
  await before.stop();
  server = await runServer({ dataDir: before.dataDir, env: later });
  const browser = await openBrowser();
  [buyer, keeper] = await Promise.all([newVisitor(browser, server.url), newVisitor(browser, server.url)]);
  const time = Date.now() + days * 24 * 3_600_000;
  await Promise.all([buyer, keeper].map(({ context }) => context.clock.install({ time })));
  await Promise.all([giveSession(buyer, account), giveSession(keeper, adminAccount)]);
});
afterEach(({ task }) => afterJourney(task, buyer, keeper));
afterAll(() => server.dispose());

it('what turns out to be faulty after 20 days goes back free of charge, also once it was accepted', async () => {
  const [order, desk] = [atOrder(buyer.page), atOrder(keeper.page)];
  await buyer.page.goto(`/my/order/${id}`);
  await order.standing('구매를 확정했어요');
  await order.press('반품 신청');
  expect(await buyer.page.getByLabel('이유').locator('option').allTextContents()).not.toContain('단순 변심');
  await order.because('상품 불량');
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  await buyer.page
    .locator('input[type=file]')
    .setInputFiles({ name: '찢어진 쪽.png', mimeType: 'image/png', buffer: picture });
  await order.isTold('23,000원');
  await order.answer('반품 신청');
  await order.section('반품 신청').getByText('판매자가 부담해요').waitFor();

  await keeper.page.goto(`/adm/order/${id}`);
  await keeper.page.getByRole('button', { name: /신청 사진/ }).waitFor();
  await desk.press('도착 확인', '반품 신청 1');
  await desk.press('환불하기', '반품 신청 1');
  expect(await keeper.page.getByRole('radio', { name: /폐기해요/ }).isChecked()).toBe(true);
  await desk.answer('환불하기');
  await order.standing('반품을 마쳤어요');
  const person = await logIn(server.url, account);
  expect((await person.call<Order>('GET', 'shop/order', { query: { id } })).body).toMatchObject({
    status: 'returned',
    refunded: 23_000,
  });
});
