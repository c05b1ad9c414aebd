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
let [card, book, addin] = [] as unknown as [ItemDocument, ItemDocument, ItemDocument];

const add = async (item: object) =>
  (
    await admin.call<ItemDocument>('POST', 'adm/item/add', {
      body: { category: '반품 선반', state: 'onSale', notice: noticeExamples.goods, ...item },
    })
  ).body;

beforeAll(async () => {
  [server, browser] = await Promise.all([openPracticeProduct(), openBrowser()]);
  const account = await registerAccount(server, '박바다');
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
  book = await add({ name: '설계 노트', options: [{ name: '종이책', price: 20_000, stock: 50 }] });
  addin = await add({
    name: '도면 애드인',
    kind: 'licence',
    notice: noticeExamples.licence,
    options: [{ name: '1년', price: 50_000, stock: null }],
  });
});
afterEach(({ task }) => afterJourney(task, buyer, keeper));

const line = ({ id }: ItemDocument, quantity = 1) => ({ item_id: id, option_id: 1, quantity });
const put = async (path: string, body: object) => {
  const { status, body: answer } = await admin.call('PUT', `adm/order/${path}`, { body });
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`);
};
/** Paid and sent in one parcel; both pages show it. */
const sent = async (lines: readonly object[]) => {
  const order = await placeOrder(server.url, lines as Parameters<typeof placeOrder>[1], person);
  await payAtSandbox(server.url, order);
  await put('prepare', { id: order.id });
  await put('ship', { id: order.id, courier: '우체국택배', tracking: '6012345678901' });
  return order.id;
};
const delivered = async (lines: readonly object[]) => {
  const id = await sent(lines);
  await put('parcel/step', { id, parcel: 1, step: 'deliver' });
  return id;
};
const open = async (id: string) => {
  await Promise.all([buyer.page.goto(`/my/order/${id}`), keeper.page.goto(`/adm/order/${id}`)]);
  return [atOrder(buyer.page), atOrder(keeper.page)] as const;
};
const stateOf = async (id: string) => (await person.call<Order>('GET', 'shop/order', { query: { id } })).body;

describe('a part of an order', () => {
  it('comes back, less the fee that was told before', async () => {
    const id = await delivered([line(card, 2), line(book)]);
    const [order, desk] = await open(id);
    await order.standing('잘 도착했어요');
    await order.press('반품 신청');
    await order.choose(/돌아오는 명함/);
    await buyer.page.getByRole('button', { name: '줄이기' }).click();
    await order.isTold('-3,000원');
    await order.isTold('27,000원');
    await expectLooks(buyer.page, 'claim-dialog');
    await order.answer('반품 신청');
    await order.standing('반품을 신청했어요');
    await order.press('신청 철회', '반품 신청');
    await order.confirm('철회');
    await order.standing('잘 도착했어요');
    await order.press('반품 신청');
    await order.choose(/돌아오는 명함/);
    await buyer.page.getByRole('button', { name: '줄이기' }).click();
    await order.answer('반품 신청');

    await desk.press('수거 보내기', '반품 신청 2');
    await desk.track('777');
    await desk.answer('수거 보내기');
    await order.section('반품 신청 2').getByText('우체국택배 777').waitFor();
    await desk.press('도착 확인', '반품 신청 2');
    await keeper.page.getByText(/까지 환불해야 해요\.$/).waitFor();
    await expectLooks(keeper.page, 'order-desk');
    await keeper.page.setViewportSize({ width: 1440, height: 900 });
    await desk.press('환불하기', '반품 신청 2');
    await keeper.page.getByRole('dialog').getByText('-3,000원').waitFor();
    await desk.answer('환불하기');
    await order.section('반품 신청 2').getByText('27,000원 돌려드렸어요.').waitFor();
    await expectLooks(buyer.page, 'order-claims');
    // The provider is asked a moment later; the page hears of it by itself.
    await keeper.page.getByRole('list', { name: '결제와 환불' }).getByText('돌려줌').waitFor({ timeout: 60_000 });
    expect(await stateOf(id)).toMatchObject({ status: 'delivered', partly: 'returned', refunded: 27_000 });
  });
});

describe('goods', () => {
  it('are exchanged for another option, which comes in a parcel of its own', async () => {
    const id = await delivered([line(card)]);
    const [order, desk] = await open(id);
    await order.press('교환 신청');
    await order.because('상품이나 옵션을 잘못 골랐어요');
    await buyer.page.getByLabel(/바꿔 받을 옵션/).selectOption({ label: '200장 · +15,000원 · 50개 남음' });
    await order.isTold('6,000원');
    await order.isTold('15,000원');
    await order.answer('교환 신청');
    await order.standing('교환을 신청했어요');
    await desk.section('교환 신청 1').getByText('바꿔 받을 옵션: 돌아오는 명함 100장 → 200장').waitFor();
    await desk.press('도착 확인', '교환 신청 1');
    await desk.press('새 상품 보내기', '교환 신청 1');
    await keeper.page.getByRole('radio', { name: '따로 받았어요.' }).check();
    await desk.answer('새 상품 보내기');
    await order.standing('교환할 상품을 준비하고 있어요');
    await desk.ship('6012345678909');
    await desk.parcel('보낸 상자 2', '배송 완료');
    await order
      .section('보낸 상자 2')
      .getByText(/200장 · 1개/)
      .waitFor();
    await order.section('보낸 상자 2').getByText('배송완료').waitFor();
    expect(await stateOf(id)).toMatchObject({ status: 'delivered', partly: 'exchanged', refunded: 0 });
  });

  it('that were lost on their way are paid back', async () => {
    const id = await sent([line(book)]);
    const [order, desk] = await open(id);
    await order.press('반품 신청');
    expect(await buyer.page.getByLabel('이유').inputValue()).toBe('notArrived');
    await order.answer('반품 신청');
    await desk.parcel('보낸 상자', '분실');
    await order.section('보낸 상자').getByText('분실').waitFor();
    await desk.press('환불하기', '반품 신청 1');
    await desk.answer('환불하기');
    await order.standing('반품을 마쳤어요');
    const { refunded, amounts } = await stateOf(id);
    expect(refunded).toBe(amounts.total);
  });

  it('go back while the licence bought with them is kept', async () => {
    const id = await delivered([line(book), line(addin)]);
    const [order, desk] = await open(id);
    await order.press('키 보기', '라이선스');
    await buyer.page.getByText('키를 확인한 뒤에는 단순 변심으로 취소할 수 없어요.').waitFor();
    await order.confirm('키 보기');
    await order
      .section('라이선스')
      .getByRole('button', { name: /키 복사/ })
      .waitFor();
    await order.press('반품 신청');
    await order.answer('반품 신청');
    await desk.press('환불하기', '반품 신청 1');
    await desk.answer('환불하기');
    await order
      .section('반품 신청')
      .getByText(/돌려드렸어요\.$/)
      .waitFor();
    await order
      .section('라이선스')
      .getByRole('button', { name: /키 복사/ })
      .waitFor();
    expect(await stateOf(id)).toMatchObject({ status: 'delivered', partly: 'returned' });
    await order.press('구매 확정');
    await order.confirm('구매 확정');
    await order.standing('구매를 확정했어요');
  });
});
