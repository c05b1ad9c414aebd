import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { Order } from '@maru/contracts/shop/order/order.views';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { payAtSandbox, placeOrder } from '../support/orders.ts';
import { openPracticeProduct } from '../support/product.ts';
import { admin as adminAccount, type Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, registerAccount, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let buyer: Visitor;
let keeper: Visitor;
let guest: Visitor;
let admin: Client;
let person: Client;
let card: ItemDocument;
let book: ItemDocument;

const add = async (item: object) =>
  (
    await admin.call<ItemDocument>('POST', 'adm/item/add', {
      body: { category: '주문 선반', state: 'onSale', notice: noticeExamples.goods, ...item },
    })
  ).body;

beforeAll(async () => {
  [server, browser] = await Promise.all([openPracticeProduct(), openBrowser()]);
  const account = await registerAccount(server, '김하늘');
  [buyer, keeper, guest, admin] = await Promise.all([
    newVisitor(browser, server.url),
    newVisitor(browser, server.url),
    newVisitor(browser, server.url),
    logIn(server.url),
  ]);
  person = await logIn(server.url, account);
  await Promise.all([giveSession(buyer, account), giveSession(keeper, adminAccount)]);
  card = await add({ name: '여행하는 명함', options: [{ name: '100장', price: 30_000, stock: 50 }] });
  book = await add({ name: '도면 읽기', options: [{ name: '종이책', price: 20_000, stock: 50 }] });
});
afterEach(({ task }) => afterJourney(task, buyer, keeper, guest));

const paid = async (by?: Client) => {
  const order = await placeOrder(
    server.url,
    [
      { item_id: card.id, option_id: 1, quantity: 2 },
      { item_id: book.id, option_id: 1, quantity: 1 },
    ],
    by,
  );
  await payAtSandbox(server.url, order);
  return order;
};
const standing = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title }).waitFor();
const press = (page: Page, name: string) =>
  page.getByRole('region', { name: '주문 상태' }).getByRole('button', { name, exact: true }).click();
const answer = async (page: Page, role: 'dialog' | 'alertdialog', name: string) => {
  await page.getByRole(role).getByRole('button', { name, exact: true }).click();
  await page.getByRole(role).waitFor({ state: 'hidden' });
};

describe('a buyer', () => {
  it('finds an order among the own ones and cancels a part of it', async () => {
    const { number } = await paid(person);
    const { page } = buyer;
    await page.goto('/my');
    await page.getByRole('link', { name: /여행하는 명함 외 1개/ }).click();
    await page.getByRole('heading', { level: 1, name: `주문 ${number}` }).waitFor();
    await standing(page, '결제를 확인했어요');
    await press(page, '주문 취소');
    await page.getByRole('checkbox', { name: /도면 읽기/ }).uncheck();
    await page.getByRole('button', { name: '줄이기' }).click();
    await page.getByText('돌려받을 금액 30,000원').waitFor();
    await page.getByLabel('이유').selectOption({ label: '상품이나 옵션을 잘못 골랐어요' });
    await answer(page, 'dialog', '주문 취소');
    await page.getByText('1개 취소·반품').waitFor();
    await page.getByRole('list', { name: '주문 기록' }).getByText('일부를 취소했어요').waitFor();
    await page.getByRole('link', { name: '모든 주문' }).click();
    await page.getByRole('button', { name: '준비중' }).click();
    await page.getByText('30,000원 환불').waitFor();
    await page.getByRole('button', { name: '배송중' }).click();
    await page.getByText('여기에는 주문이 없어요').waitFor();
  });
});

describe('an order', () => {
  it('is prepared, sent and delivered by an administrator; a part of it comes back and is paid back, the rest is exchanged', async () => {
    const { id, number } = await paid(person);
    const { page } = keeper;
    await page.goto('/adm/order');
    await page.getByRole('searchbox', { name: '주문 찾기' }).fill(number.toLowerCase().replaceAll('-', ' '));
    await page.getByRole('link', { name: number }).click();
    await press(page, '배송 준비');
    await answer(page, 'alertdialog', '배송 준비');
    await press(page, '발송');
    await page.getByLabel('송장 번호').fill('6012345678901');
    await answer(page, 'dialog', '발송');
    await press(page, '배송 완료');
    await answer(page, 'alertdialog', '배송 완료');

    await buyer.page.goto(`/my/order/${id}`);
    await standing(buyer.page, '잘 도착했어요');
    expect(await buyer.page.getByRole('link', { name: '배송 조회' }).getAttribute('href')).toContain('6012345678901');
    await press(buyer.page, '반품 신청');
    await buyer.page.getByRole('checkbox', { name: /여행하는 명함/ }).uncheck();
    await answer(buyer.page, 'dialog', '반품 신청');
    await standing(buyer.page, '반품을 신청했어요');

    await page.reload();
    await page.getByText('반품 신청: 도면 읽기 1개 (단순 변심)').waitFor();
    await press(page, '반품 받기');
    await page.getByText('20,000원을 돌려줘요.').waitFor();
    await answer(page, 'dialog', '환불하기');
    // The provider is asked a moment later; the page hears of it by itself.
    await page.getByRole('list', { name: '결제와 환불' }).getByText('돌려줌').waitFor({ timeout: 60_000 });

    await buyer.page.reload();
    await press(buyer.page, '교환 신청');
    await answer(buyer.page, 'dialog', '교환 신청');
    await standing(buyer.page, '교환을 신청했어요');
    await page.reload();
    await press(page, '교환 마치기');
    await answer(page, 'dialog', '교환 마치기');
    await page.getByRole('list', { name: '주문 기록' }).getByText('여행하는 명함 2개 · 돌아온 상품은 재고로').waitFor();
    await buyer.page.reload();
    await standing(buyer.page, '교환을 마쳤어요');
    await press(buyer.page, '구매 확정');
    await answer(buyer.page, 'alertdialog', '구매 확정');
    await standing(buyer.page, '구매를 확정했어요');
    expect((await person.call<Order>('GET', 'shop/order', { query: { id } })).body).toMatchObject({
      status: 'confirmed',
      refunded: 20_000,
    });
  });

  it('of a guest is found by number and phone, and by nothing less', async () => {
    const { number } = await paid();
    const { page } = guest;
    await page.goto('/login');
    await page.getByRole('main').getByRole('link', { name: '비회원 주문 조회' }).click();
    await page.getByLabel('주문번호').fill(number.toLowerCase().replaceAll('-', ' '));
    await page.getByLabel('주문한 휴대폰 번호').fill('01012345670');
    guest.allow(/404 \(Not Found\).*\/api\/shop\/order\/guest/);
    await page.getByRole('button', { name: '주문 찾기' }).click();
    await page.getByRole('alert').getByText('주문을 찾을 수 없어요').waitFor();
    await page.getByLabel('주문한 휴대폰 번호').fill('01012345678');
    await page.getByRole('button', { name: '주문 찾기' }).click();
    await standing(page, '결제를 확인했어요');
    await press(page, '주문 취소');
    await answer(page, 'dialog', '주문 취소');
    await standing(page, '주문을 취소했어요');
  });
});
