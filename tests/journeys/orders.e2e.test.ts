import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { Order } from '@maru/contracts/shop/order/order.views';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { payAtSandbox, placeOrder } from '../support/orders.ts';
import { atOrder } from '../support/order-desk.ts';
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

describe('a buyer', () => {
  it('finds an order among the own ones and cancels a part of it', async () => {
    const { number } = await paid(person);
    const { page } = buyer;
    const order = atOrder(page);
    await page.goto('/my');
    await page
      .getByRole('link', { name: /여행하는 명함 외 1개/ })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: `주문 ${number}` }).waitFor();
    await order.standing('결제를 확인했어요');
    await order.press('주문 취소');
    await order.leaveOut(/도면 읽기/);
    await page.getByRole('button', { name: '줄이기' }).click();
    await order.isTold('30,000원');
    await order.because('상품이나 옵션을 잘못 골랐어요');
    await order.answer('주문 취소');
    await order.section('취소·반품·교환한 상품').getByText('100장 · 1개').waitFor();
    await order.happened('취소했어요');
    await page.getByRole('link', { name: '모든 주문' }).click();
    await page.getByRole('button', { name: '준비중' }).click();
    await page.getByText('일부 취소').waitFor();
    await page.getByText('30,000원 환불').waitFor();
    await page.getByRole('button', { name: '배송중' }).click();
    await page.getByText('여기에는 주문이 없어요').waitFor();
  });

  it('changes where an order goes until it is packed, and asks for the rest to be cancelled', async () => {
    const { id } = await paid(person);
    const [order, desk] = [atOrder(buyer.page), atOrder(keeper.page)];
    await buyer.page.goto(`/my/order/${id}`);
    await order.press('받을 곳 바꾸기', '배송 정보');
    await buyer.page.getByLabel('상세 주소 (선택)').fill('1204호');
    await order.answer('바꾸기');
    await buyer.page.getByText('(06236) 서울 강남구 테헤란로 1 1204호').waitFor();
    await keeper.page.goto(`/adm/order/${id}`);
    await desk.prepare();
    // Nobody loads the buyer's page again: it hears of it.
    await order.standing('상품을 준비하고 있어요');
    await order.press('취소 요청');
    await order.choose(/도면 읽기/);
    await order.answer('취소 요청');
    await order.standing('취소를 요청했어요');
    await desk.press('거절', '취소 신청 1');
    await keeper.page.getByLabel('거절하는 이유').selectOption({ label: '이미 상품을 보냈어요' });
    await desk.answer('거절');
    await order.section('취소 신청').getByText('이미 상품을 보냈어요.').waitFor();
    await order.standing('상품을 준비하고 있어요');
  });
});

describe('an order', () => {
  it('goes out in two parcels, each of which is followed, corrected and accepted by itself', async () => {
    const { id, number } = await paid(person);
    const [order, desk] = [atOrder(buyer.page), atOrder(keeper.page)];
    await buyer.page.goto(`/my/order/${id}`);
    await order.standing('결제를 확인했어요');
    await keeper.page.goto('/adm/order');
    await keeper.page.getByRole('searchbox', { name: '주문 찾기' }).fill(number.toLowerCase().replaceAll('-', ' '));
    await keeper.page.getByRole('link', { name: number }).click();
    await desk.prepare();
    await desk.ship('6012345678901', /도면 읽기/);
    await order.standing('일부 상품이 출발했어요');
    await desk.ship('6012345678902');
    await order.standing('상품이 가고 있어요');
    await desk.press('송장 고치기', '보낸 상자 1');
    await desk.track('6012345678903');
    await desk.answer('고치기');
    await order.section('보낸 상자 1').getByText('6012345678903').waitFor();
    expect(await order.section('보낸 상자 1').getByRole('link', { name: '배송 조회' }).getAttribute('href')).toContain(
      '6012345678903',
    );
    await desk.parcel('보낸 상자 1', '배송 완료');
    await order.press('이 상자만 구매 확정', '보낸 상자 1');
    await order.confirm('구매 확정');
    await order.section('보낸 상자 1').getByText('구매확정').waitFor();
    await desk.parcel('보낸 상자 2', '배송 완료');
    await order.standing('잘 도착했어요');
    await order.press('구매 확정');
    await order.confirm('구매 확정');
    await order.standing('구매를 확정했어요');
    expect((await person.call<Order>('GET', 'shop/order', { query: { id } })).body).toMatchObject({
      status: 'confirmed',
      partly: null,
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
    await atOrder(page).standing('결제를 확인했어요');
    await atOrder(page).press('주문 취소');
    await atOrder(page).answer('주문 취소');
    await atOrder(page).standing('주문을 취소했어요');
  });
});
