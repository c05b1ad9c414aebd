import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { buying } from '../support/buying.ts';
import { openPracticeProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';
import {
  type Account,
  afterJourney,
  giveSession,
  newVisitor,
  registerAccount,
  type Visitor,
} from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let buyer: Visitor;
let guest: Visitor;
let account: Account;
let card: ItemDocument;

beforeAll(async () => {
  [server, browser] = await Promise.all([openPracticeProduct(), openBrowser()]);
  [buyer, guest, account] = await Promise.all([
    newVisitor(browser, server.url),
    newVisitor(browser, server.url),
    registerAccount(server, '김하늘'),
  ]);
  await giveSession(buyer, account);
  const admin = await logIn(server.url);
  const options = [{ name: '100장', price: 30_000, stock: 50 }];
  const item = { name: '여행하는 명함', category: '주문 선반', state: 'onSale', notice: noticeExamples.goods, options };
  card = (await admin.call<ItemDocument>('POST', 'adm/item/add', { body: item })).body;
});
afterEach(({ task }) => afterJourney(task, buyer, guest));

const standing = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title }).waitFor();

describe('an order that waits for its money', () => {
  /** Somebody who fills in an order and leaves at the payment window. */
  const leaveAtWindow = async (by?: Account) => {
    const elsewhere = await newVisitor(browser, server.url);
    if (by) await giveSession(elsewhere, by);
    const order = buying(elsewhere.page);
    await order.buyNow(card);
    await order.fillIn();
    await order.agree();
    await order.pay('33,000원');
    await elsewhere.page.waitForURL('**/api/sandbox/pay?*');
    const { searchParams } = new URL(elsewhere.page.url());
    elsewhere.expectNoProblems();
    await elsewhere.close();
    return { id: searchParams.get('orderId') ?? '', number: searchParams.get('number') ?? '' };
  };

  it('is paid from its own page in another browser, also after a closed window', async () => {
    const { id } = await leaveAtWindow(account);
    const { page } = buyer;
    const { pay, atWindow, ends } = buying(page);
    await page.goto(`/my/order/${id}`);
    await standing(page, '결제를 기다리고 있어요');
    await page.getByText(/까지 결제할 수 있어요/).waitFor();
    await pay('33,000원');
    await atWindow('결제창 닫기');
    await ends('결제를 마치지 않았어요');
    await page.getByRole('link', { name: '주문으로 돌아가기' }).click();
    await pay('33,000원');
    await atWindow('결제하기');
    await ends('주문이 완료됐어요');
    await page.getByRole('link', { name: '주문 내역 보기' }).click();
    await standing(page, '결제를 확인했어요');
    expect(await page.getByRole('button', { name: /결제하기/ }).count()).toBe(0);
  });

  it('of a guest is paid by number and phone, once its card was refused', async () => {
    const { number } = await leaveAtWindow();
    const { page } = guest;
    const { pay, atWindow, ends } = buying(page);
    const find = async () => {
      await page.getByLabel('주문한 휴대폰 번호').fill('01012345678');
      await page.getByRole('button', { name: '주문 찾기' }).click();
      await pay('33,000원');
    };
    await page.goto(`/order?number=${number}`);
    await find();
    guest.allow(/409 \(Conflict\).*\/api\/shop\/payment\/confirm/);
    await atWindow('카드사가 거절');
    await ends('결제하지 못했어요');
    await page.getByRole('link', { name: '주문으로 돌아가기' }).click();
    expect(await page.getByLabel('주문번호').inputValue()).toBe(number);
    await find();
    await atWindow('결제하기');
    await ends('주문이 완료됐어요');
  });
});
