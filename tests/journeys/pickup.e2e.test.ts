import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { PlacedOrder } from '@maru/contracts/shop/order/order.routes';
import { firstDeliveryTerms } from '@maru/contracts/site/config/selling-terms';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { expectLooks } from '../support/looks.ts';
import { atOrder } from '../support/order-desk.ts';
import { payAtSandbox, recipient } from '../support/orders.ts';
import { openPracticeProduct } from '../support/product.ts';
import { admin as adminAccount, type Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, registerAccount, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let buyer: Visitor;
let keeper: Visitor;
let admin: Client;
let person: Client;
const delivery = { ...firstDeliveryTerms, pickup: '서울 마포구 월드컵북로 400', pickup_hours: '평일 10시~18시' };

beforeAll(async () => {
  [server, browser] = await Promise.all([openPracticeProduct(), openBrowser()]);
  const account = await registerAccount(server, '김하늘');
  [buyer, keeper, admin] = await Promise.all([
    newVisitor(browser, server.url),
    newVisitor(browser, server.url),
    logIn(server.url),
  ]);
  person = await logIn(server.url, account);
  await Promise.all([giveSession(buyer, account), giveSession(keeper, adminAccount)]);
  await admin.call('PUT', 'adm/config/delivery', { body: delivery });
});
afterEach(({ task }) => afterJourney(task, buyer, keeper));

const orderToFetch = async (): Promise<PlacedOrder> => {
  const { body: item } = await admin.call<ItemDocument>('POST', 'adm/item/add', {
    body: {
      name: '찾아가는 명함',
      category: '픽업 선반',
      state: 'onSale',
      notice: noticeExamples.goods,
      options: [{ name: '100장', price: 20_000, stock: 50 }],
    },
  });
  const { body, status } = await person.call<PlacedOrder>('POST', 'shop/order/place', {
    body: {
      lines: [{ item_id: item.id, option_id: 1, quantity: 1 }],
      recipient: { ...recipient, postcode: '', address: '' },
      pickup: true,
      expected_total: 20_000,
      agreed: true,
      consents: [],
    },
  });
  if (status !== 200) throw new Error(`not placed: ${JSON.stringify(body)}`);
  await payAtSandbox(server.url, body);
  return body;
};

it('a buyer hears when goods can be fetched, fetches them, and reads of no carrier', async () => {
  const { id } = await orderToFetch();
  const [order, desk] = [atOrder(buyer.page), atOrder(keeper.page)];
  await buyer.page.goto(`/my/order/${id}`);
  await order.standing('결제를 확인했어요');
  await keeper.page.goto(`/adm/order/${id}`);
  await desk.press('픽업 준비');
  await desk.answer('픽업 준비');
  await desk.press('픽업 준비 완료');
  await desk.answer('픽업 준비 완료');
  await order.standing('찾으러 오세요');
  await order.section('픽업 정보').getByText('평일 10시~18시').waitFor();
  await expectLooks(buyer.page, 'order-pickup');
  await expectLooks(keeper.page, 'adm-order-pickup');
  for (const { page } of [buyer, keeper])
    expect(await page.getByRole('main').innerText()).not.toMatch(/송장|배송|택배/);

  await desk.parcel('찾아갈 상품', '찾아가지 않음');
  await order.standing('찾아가지 않은 상품이 있어요');
  await desk.parcel('찾아갈 상품', '다시 준비');
  await desk.press('픽업 준비 완료');
  await desk.answer('픽업 준비 완료');
  await desk.parcel('찾아갈 상품 2', '픽업 완료');
  await order.standing('상품을 찾아가셨어요');
  await order.happened('상품을 찾아갔어요');
  expect((await admin.call('PUT', 'adm/config/delivery', { body: firstDeliveryTerms })).status).toBe(200);
});
