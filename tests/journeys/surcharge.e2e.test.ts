import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { Order } from '@maru/contracts/shop/order/order.views';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { expectLooks } from '../support/looks.ts';
import { atOrder } from '../support/order-desk.ts';
import { payAtSandbox, placeOrder } from '../support/orders.ts';
import { openPracticeProduct } from '../support/product.ts';
import { admin as adminAccount, type Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, registerAccount, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let [buyer, keeper] = [] as unknown as [Visitor, Visitor];
let [admin, person] = [] as unknown as [Client, Client];
let card: ItemDocument;

const add = async (item: object) =>
  (
    await admin.call<ItemDocument>('POST', 'adm/item/add', {
      body: { category: '반품 선반', state: 'onSale', notice: noticeExamples.goods, ...item },
    })
  ).body;

beforeAll(async () => {
  [server, browser] = await Promise.all([openPracticeProduct(), openBrowser()]);
  const account = await registerAccount(server, '최하늘');
  [buyer, keeper, admin] = await Promise.all([
    newVisitor(browser, server.url),
    newVisitor(browser, server.url),
    logIn(server.url),
  ]);
  person = await logIn(server.url, account);
  await Promise.all([giveSession(buyer, account), giveSession(keeper, adminAccount)]);
  card = await add({
    name: '돌아오는 명함',
    options: [
      { name: '100장', price: 30_000, stock: 50 },
      { name: '200장', price: 45_000, stock: 50 },
    ],
  });
});
afterEach(({ task }) => afterJourney(task, buyer, keeper));

const put = async (path: string, body: object) => {
  const { status, body: answer } = await admin.call('PUT', `adm/order/${path}`, { body });
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`);
};
/** Paid, sent in one parcel, and there; both pages show it. */
const delivered = async (quantity: number) => {
  const lines = [{ item_id: card.id, option_id: 1, quantity }];
  const order = await placeOrder(server.url, lines, person);
  await payAtSandbox(server.url, order);
  await put('prepare', { id: order.id });
  await put('ship', { id: order.id, courier: '우체국택배', tracking: '6012345678901' });
  await put('parcel/step', { id: order.id, parcel: 1, step: 'deliver' });
  return order.id;
};
const open = async (id: string) => {
  await Promise.all([buyer.page.goto(`/my/order/${id}`), keeper.page.goto(`/adm/order/${id}`)]);
  return [atOrder(buyer.page), atOrder(keeper.page)] as const;
};
const stateOf = async (id: string) => (await person.call<Order>('GET', 'shop/order', { query: { id } })).body;

describe('goods', () => {
  it('are exchanged for a dearer option that is paid in the window, and all of that goes back with it', async () => {
    const id = await delivered(1);
    const [order, desk] = await open(id);
    await order.press('교환 신청');
    await order.because('상품이나 옵션을 잘못 골랐어요');
    await buyer.page.getByLabel(/바꿔 받을 옵션/).selectOption('2');
    await order.isTold('15,000원');
    await order.answer('교환 신청');
    await order.standing('교환을 신청했어요');
    await desk.press('도착 확인', '교환 신청 1');
    await desk.press('추가 금액 요청', '교환 신청 1');
    await desk.answer('요청하기');
    await desk.section('교환 신청 1').getByText('21,000원 결제 기다림').waitFor();
    await order.section('추가 금액').getByText('15,000원', { exact: true }).waitFor();
    await order.section('추가 금액').scrollIntoViewIfNeeded();
    await expectLooks(buyer.page, 'surcharge-due');
    await buyer.page.getByRole('button', { name: '추가 금액 21,000원 결제하기' }).click();
    await buyer.page.getByText('교환 추가 금액: 돌아오는 명함').waitFor();
    await buyer.page.getByRole('button', { name: '결제하기', exact: true }).click();
    await buyer.page.getByRole('heading', { name: '추가 금액을 결제했어요' }).waitFor();
    await expectLooks(buyer.page, 'surcharge-paid');
    await buyer.page.getByRole('link', { name: '주문 내역 보기' }).click();
    await desk.section('교환 신청 1').getByText('21,000원 결제함').waitFor();
    await expectLooks(keeper.page, 'surcharge-desk');
    await desk.press('새 상품 보내기', '교환 신청 1');
    await desk.answer('새 상품 보내기');
    await desk.ship('6012345678910');
    await desk.parcel('보낸 상자 2', '배송 완료');
    await order.section('보낸 상자 2').getByText('배송완료').waitFor();

    await order.press('반품 신청');
    await order.because('상품 불량');
    await order.isTold('48,000원');
    await order.answer('반품 신청');
    await desk.press('환불하기', '반품 신청 2');
    await desk.answer('환불하기');
    await order.section('교환 신청 1').getByText('15,000원', { exact: true }).waitFor();
    const beside = keeper.page.getByRole('list', { name: '교환 1 추가 금액' });
    await beside.getByText('돌려줌').waitFor({ timeout: 60_000 });
    await beside.getByText('15,000원').waitFor();
    expect(await stateOf(id)).toMatchObject({
      refunded: 33_000,
      claims: [{ surcharge: { amount: 21_000, back: 15_000 } }, {}],
    });
  });
});
