import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { Browser } from 'playwright-core';
import { atOrder } from '../support/order-desk.ts';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { buying, untilDrawn } from '../support/buying.ts';
import { openPracticeProduct } from '../support/product.ts';
import { admin, type Product } from '../support/running-server.ts';
import {
  type Account,
  afterJourney,
  giveSession,
  logInOnScreen,
  newVisitor,
  registerAccount,
  type Visitor,
} from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let buyer: Visitor;
let keeper: Visitor;
let account: Account;
let card: ItemDocument;

beforeAll(async () => {
  [server, browser] = await Promise.all([openPracticeProduct(), openBrowser()]);
  [buyer, keeper, account] = await Promise.all([
    newVisitor(browser, server.url),
    newVisitor(browser, server.url),
    registerAccount(server, '김하늘'),
  ]);
  await giveSession(keeper, admin);
  const owner = await logIn(server.url);
  const added = await owner.call<ItemDocument>('POST', 'adm/item/add', {
    body: {
      name: '코튼 명함',
      category: '명함',
      state: 'onSale',
      notice: noticeExamples.goods,
      options: [{ name: '100장', price: 20_000, stock: 5 }],
    },
  });
  card = added.body;
  await owner.call('GET', 'adm/item', { query: { id: card.id } });
});
afterEach(({ task }) => afterJourney(task, buyer, keeper));

it("goes from a guest's cart over a login and a payment to what was delivered", async () => {
  const { page } = buyer;
  const { fillIn, agree, pay, atWindow, ends } = buying(page);
  await page.goto(`/shop/${card.id}`);
  await untilDrawn(page);
  await page.getByRole('button', { name: '장바구니', exact: true }).click();
  await page.getByText('장바구니에 담았어요.').waitFor();
  await page.goto('/cart');
  await page.getByRole('main').getByRole('link', { name: '로그인' }).click();
  await logInOnScreen(buyer, account);
  await page.waitForURL('**/cart');
  await page.getByRole('button', { name: '23,000원 주문하기' }).click();
  await page.getByRole('heading', { name: '받는 분' }).waitFor();
  await fillIn();
  await agree();
  await pay('23,000원');
  await atWindow('결제하기');
  await ends('주문이 완료됐어요');
  await page.getByRole('link', { name: '주문 내역 보기' }).click();
  await page.waitForURL('**/my/order/*');
  const number =
    (await page.getByRole('heading', { level: 1, name: /주문 \d{6}/ }).textContent())?.replace('주문 ', '') ?? '';

  const desk = keeper.page;
  const { prepare, ship, parcel } = atOrder(desk);
  await desk.goto('/adm/order');
  await desk.getByRole('link', { name: number }).click();
  await prepare();
  await ship('6012345678901');
  await parcel('보낸 상자', '배송 완료');

  // The page was left open: it hears of it.
  await page.getByRole('heading', { level: 2, name: '잘 도착했어요' }).waitFor();
  await page.goto('/cart');
  await page.getByText('장바구니가 비어 있어요').waitFor();
  await page.goto(`/shop/${card.id}?at=${Date.now()}`);
  await page.getByText('4개 남았어요').waitFor();
  expect(new URL(page.url()).pathname).toBe(`/shop/${card.id}`);
});
