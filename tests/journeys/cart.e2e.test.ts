import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { Cart } from '@maru/contracts/shop/cart/cart.routes';
import { cartStorageKey } from '@maru/contracts/shop/cart/cart.limits';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { untilDrawn } from '../support/buying.ts';
import { openProduct } from '../support/product.ts';
import { uploadImage } from '../support/project-with-people.ts';
import type { Product } from '../support/running-server.ts';
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
let visitor: Visitor;
let page: Page;
let admin: Client;
let account: Account;
let person: Client;
let card: ItemDocument;
let book: ItemDocument;

const add = async (item: object) => {
  const { status, body } = await admin.call<ItemDocument>('POST', 'adm/item/add', {
    body: { category: '장바구니 선반', state: 'onSale', notice: noticeExamples.goods, ...item },
  });
  expect(status).toBe(200);
  return body;
};

beforeAll(async () => {
  [server, browser] = await Promise.all([openProduct(), openBrowser()]);
  [visitor, admin, account] = await Promise.all([
    newVisitor(browser, server.url),
    logIn(server.url),
    registerAccount(server, '김하늘'),
  ]);
  page = visitor.page;
  person = await logIn(server.url, account);
  const images = [await uploadImage(server.url, admin, { folder: 'item', id: crypto.randomUUID() })];
  card = await add({
    name: '여행하는 명함',
    images,
    options: [
      { name: '100장', price: 12_000, stock: 30 },
      { name: '200장', price: 21_000, stock: 200 },
    ],
  });
  book = await add({ name: '건축 도면 읽기', images, options: [{ name: '종이책', price: 28_000, stock: 5 }] });
  await admin.call('GET', 'adm/item', { query: { id: book.id } });
});
afterEach(({ task }) => afterJourney(task, visitor));

const rows = () => page.getByRole('list', { name: '장바구니 상품' }).getByRole('listitem');
const row = (name: string) => rows().filter({ hasText: name });
const cartLink = (name: string | RegExp) => page.getByRole('banner').getByRole('link', { name });
const orderButton = (text: string) => page.getByRole('button', { name: text }).waitFor();
const stored = () => page.evaluate<string | null>(`localStorage.getItem('${cartStorageKey}')`);
const putIn = async (item: ItemDocument, option: RegExp) => {
  await page.goto(`/shop/${item.id}`);
  await untilDrawn(page);
  await page.getByRole('radio', { name: option }).check();
  await page.getByRole('button', { name: '장바구니', exact: true }).click();
  await page.getByText('장바구니에 담았어요.').waitFor();
};

describe('a guest', () => {
  it('fills a cart that says what it costs and stays over a reload', async () => {
    await putIn(card, /100장/);
    await cartLink('1가지 담은 장바구니').waitFor();
    await putIn(book, /종이책/);
    await page.getByRole('button', { name: '장바구니 보기' }).click();
    await page.waitForURL('**/cart');
    await orderButton('43,000원 주문하기');
    await row('여행하는 명함').getByRole('button', { name: '수량 늘리기' }).click();
    await orderButton('52,000원 주문하기');
    await page.getByRole('region', { name: '결제 예정 금액' }).getByText('무료').waitFor();
    await row('건축 도면 읽기').getByRole('textbox', { name: '수량' }).fill('9');
    await page.keyboard.press('Enter');
    await expect.poll(() => row('건축 도면 읽기').getByRole('textbox', { name: '수량' }).inputValue()).toBe('5');
    await page.reload();
    await cartLink('2가지 담은 장바구니').waitFor();
    await orderButton('164,000원 주문하기');
  });

  it('leaves out what is not to be ordered, and takes back what was removed', async () => {
    await row('건축 도면 읽기').getByRole('checkbox').uncheck();
    await orderButton('27,000원 주문하기');
    await row('건축 도면 읽기').getByRole('button', { name: '건축 도면 읽기 종이책 삭제' }).click();
    await expect.poll(() => rows().count()).toBe(1);
    await page.getByRole('button', { name: '실행 취소' }).click();
    await expect.poll(() => rows().count()).toBe(2);
    await row('건축 도면 읽기').getByRole('checkbox').check();
    await orderButton('164,000원 주문하기');
  });

  it('is told what can no longer be had, and what to do', async () => {
    expect(
      (await admin.call('PUT', 'adm/item/stock', { body: { id: book.id, option: 1, by: -3, reason: '파손' } })).status,
    ).toBe(200);
    await page.reload();
    await row('건축 도면 읽기').getByText('2개까지 살 수 있어요.').waitFor();
    await orderButton('27,000원 주문하기');
    await row('건축 도면 읽기').getByRole('button', { name: '2개로 변경' }).click();
    await orderButton('80,000원 주문하기');
  });
});

describe('who logs in', () => {
  it('finds both carts in one, quantities added, and is told so', async () => {
    expect(
      (await person.call('POST', 'shop/cart/add', { body: { item_id: card.id, option_id: 1, quantity: 3 } })).status,
    ).toBe(200);
    await page.getByRole('main').getByRole('link', { name: '로그인' }).click();
    await logInOnScreen(visitor, account);
    await page.waitForURL('**/cart');
    await page.getByText('담아 둔 상품 2가지를 내 장바구니에 합쳤어요.').waitFor();
    await expect.poll(() => row('여행하는 명함').getByRole('textbox', { name: '수량' }).inputValue()).toBe('5');
    await expect.poll(() => row('건축 도면 읽기').getByRole('textbox', { name: '수량' }).inputValue()).toBe('2');
    await cartLink('2가지 담은 장바구니').waitFor();
    expect(await stored()).toBeNull();
    expect((await person.call<Cart>('GET', 'shop/cart')).body.lines).toEqual([
      { item_id: card.id, option_id: 1, quantity: 5 },
      { item_id: book.id, option_id: 1, quantity: 2 },
    ]);
  });

  it('keeps the cart on the server: another browser shows the same', async () => {
    await row('여행하는 명함').getByRole('button', { name: '수량 늘리기' }).click();
    await row('여행하는 명함').getByRole('button', { name: '수량 늘리기' }).click();
    await orderButton('140,000원 주문하기');
    const other = await newVisitor(browser, server.url);
    await giveSession(other, account);
    await other.page.goto('/cart');
    await other.page.getByRole('button', { name: '140,000원 주문하기' }).waitFor();
    other.expectNoProblems();
    await other.close();
  });

  it('loses nothing unseen to the limits of a cart', async () => {
    // What was still being asked when the session ended.
    visitor.allow(/401 \(Unauthorized\).*\/api\/shop\/cart/);
    await page.getByRole('button', { name: '김하늘 님의 메뉴' }).click();
    await page.getByRole('menuitem', { name: '로그아웃' }).click();
    await page.getByRole('banner').getByRole('link', { name: '로그인' }).waitFor();
    await putIn(card, /200장/);
    await page.evaluate(
      `localStorage.setItem('${cartStorageKey}', '${JSON.stringify({
        version: 1,
        lines: [
          { item_id: card.id, option_id: 2, quantity: 60 },
          { item_id: card.id, option_id: 1, quantity: 1 },
        ],
      })}')`,
    );
    expect(
      (await person.call('POST', 'shop/cart/add', { body: { item_id: card.id, option_id: 2, quantity: 60 } })).status,
    ).toBe(200);
    await page.goto('/login?returnUrl=%2Fcart');
    await logInOnScreen(visitor, account);
    await page.getByText('자리가 모자라 21개는 담지 못했어요.').waitFor();
    await expect.poll(() => row('200장').getByRole('textbox', { name: '수량' }).inputValue()).toBe('99');
  });
});
