import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import { firstDeliveryTerms } from '@maru/contracts/site/config/selling-terms';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { buying } from '../support/buying.ts';
import { openOwnProduct } from '../support/product.ts';
import { admin as adminAccount, type Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let visitor: Visitor;
let keeper: Visitor;
let admin: Client;
let item: ItemDocument;

beforeAll(async () => {
  [server, browser] = await Promise.all([openOwnProduct(), openBrowser()]);
  [visitor, keeper, admin] = await Promise.all([
    newVisitor(browser, server.url),
    newVisitor(browser, server.url),
    logIn(server.url),
  ]);
  const { body } = await admin.call<ItemDocument>('POST', 'adm/item/add', {
    body: {
      name: '섬으로 가는 명함',
      category: '배송 선반',
      state: 'onSale',
      notice: noticeExamples.goods,
      options: [{ name: '100장', price: 20_000, stock: 50 }],
    },
  });
  item = body;
});
afterEach(({ task }) => afterJourney(task, visitor, keeper));

it('an administrator says where goods are fetched; a guest sees why an island costs more, and fetches them', async () => {
  await giveSession(keeper, adminAccount);
  await keeper.page.goto('/adm/config');
  await keeper.page.getByLabel('우편번호로 확인').fill('58866');
  await keeper.page.getByText('전남 신안 흑산·홍도와 섬 · 3,000원 추가').waitFor();
  await keeper.page.getByLabel('방문 수령 장소 (선택)').fill('서울 마포구 월드컵북로 400');
  await keeper.page.getByRole('button', { name: '저장' }).nth(3).click();
  await keeper.page.getByText('배송 안내를 저장했어요.').waitFor();

  const { page } = visitor;
  await buying(page).buyNow(item);
  await page.getByLabel('우편번호').fill('58866');
  await page.getByText('전남 신안 흑산·홍도와 섬 추가 배송비').waitFor();
  await page.getByRole('button', { name: '26,000원 결제하기' }).waitFor();
  await page.getByRole('button', { name: '방문 수령' }).click();
  await page.getByText('서울 마포구 월드컵북로 400').waitFor();
  await page.getByRole('button', { name: '20,000원 결제하기' }).waitFor();
  expect(await page.getByLabel('우편번호').count()).toBe(0);
  expect((await admin.call('PUT', 'adm/config/delivery', { body: firstDeliveryTerms })).status).toBe(200);
});
