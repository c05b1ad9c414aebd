import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { expectLooks } from '../support/looks.ts';
import { atOrder } from '../support/order-desk.ts';
import { openDesk } from '../support/paid-orders.ts';
import { openPracticeProduct } from '../support/product.ts';
import { admin as adminAccount, type Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, registerAccount, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let keeper: Visitor;
let [admin, person] = [] as unknown as [Client, Client];
let desk: Awaited<ReturnType<typeof openDesk>>;

beforeAll(async () => {
  [server, browser] = await Promise.all([openPracticeProduct(), openBrowser()]);
  const account = await registerAccount(server, '한대사');
  [keeper, admin, person] = await Promise.all([
    newVisitor(browser, server.url),
    logIn(server.url),
    logIn(server.url, account),
  ]);
  await giveSession(keeper, adminAccount);
  desk = await openDesk(server.url, '대사할 명함');
});
afterEach(({ task }) => afterJourney(task, keeper));

/** Somebody gives money back on the provider's own screen, which may tell the shop. */
const cancelAtConsole = async (id: string, amount: number, isTold: boolean) => {
  const page = await keeper.openTab();
  await page.goto(`/api/sandbox/console?orderId=${id}`);
  await page.getByLabel('취소할 금액').fill(String(amount));
  await page.getByLabel('쇼핑몰에 알리기').setChecked(isTold);
  await page.getByRole('button', { name: '취소하기' }).click();
  await page.waitForLoadState();
  await page.close();
};
const rowOf = (number: string) =>
  keeper.page.getByRole('list', { name: '대사' }).getByRole('listitem').filter({ hasText: number });

it('what somebody gave back at the provider is seen, and ends as a refund of the order or with a reason', async () => {
  const { page } = keeper;
  const [first, second] = [await desk.byCard(2, person), await desk.byCard(1, person)];
  await cancelAtConsole(first.id, 10_000, true);
  // Nobody tells of the other: it is found when the provider is asked.
  await cancelAtConsole(second.id, 5_000, false);
  await admin.call('POST', 'adm/payment/compare', { body: { id: second.id } });
  await page.goto('/adm/payment');
  await rowOf(first.number).getByText('-10,000원').waitFor();
  await rowOf(second.number).getByText('-5,000원').waitFor();
  await expectLooks(page, 'books-differ');

  await rowOf(first.number).getByRole('link', { name: '주문 보기' }).click();
  const order = atOrder(page);
  await order.press('환불');
  await page
    .getByRole('dialog')
    .getByLabel(/대사할 명함/)
    .fill('10000');
  await expectLooks(page, 'refund-dialog');
  await order.answer('환불하기');
  await page.getByRole('list', { name: '결제와 환불' }).getByText('돌려줌').waitFor({ timeout: 30_000 });
  await page.goto('/adm/payment');
  await rowOf(second.number).waitFor();
  if (await rowOf(first.number).count())
    await rowOf(first.number).getByRole('button', { name: '결제사에 다시 묻기' }).click();
  await rowOf(first.number).waitFor({ state: 'detached' });

  await rowOf(second.number).getByRole('button', { name: '까닭 적고 닫기' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('구매자에게 다른 방법으로 돌려줬어요').check();
  await dialog.getByLabel('메모 (선택)').fill('매장에서 현금으로 돌려줌');
  await expectLooks(page, 'books-close');
  await dialog.getByRole('button', { name: '차이 닫기' }).click();
  await rowOf(second.number).waitFor({ state: 'detached' });
  const books = await admin.call<{ list: { number: string }[] }>('GET', 'adm/payment/list', {});
  expect(books.body.list.filter(({ number }) => [first.number, second.number].includes(number))).toEqual([]);
});

it('what was taken by hand for an exchange is given back in part while the goods stay, and somebody says so', async () => {
  const { page } = keeper;
  const placed = await desk.byCard(1, person);
  await desk.deliver(placed);
  const claim = { id: placed.id, kind: 'exchange', reason: 'wrongChoice', wanted: [{ no: 1, option_id: 2 }] };
  await person.call('POST', 'shop/order/claim', { body: claim });
  await page.goto(`/adm/order/${placed.id}`);
  const order = atOrder(page);
  await order.press('추가 금액 요청', '교환 신청 1');
  await expectLooks(page, 'surcharge-ask');
  await order.answer('요청하기');
  await order.section('교환 신청 1').getByText('21,000원 결제 기다림').waitFor();
  await desk.put('claim/arrive', { id: placed.id, claim: 1 });
  await desk.put('claim/replace', { id: placed.id, claim: 1, back_to: 'stock', surcharge: 'byHand' });

  await order.section('교환 신청 1').getByText('직접 받은 금액').waitFor();
  await order.press('환불');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('교환 신청 1 옵션 차액').fill('5000');
  await dialog.getByLabel('교환 신청 1 교환 배송비').fill('6000');
  await dialog.getByText('직접 받은 금액에서').waitFor();
  await expectLooks(page, 'refund-beside');
  await order.answer('환불하기');
  await order.section('교환 신청 1').getByText('직접 돌려줄 돈').waitFor();
  await expectLooks(page, 'owed-desk', order.section('교환 신청 1'));

  await page.goto('/adm/payment');
  const owed = page.getByRole('list', { name: '직접 돌려줄 추가 금액' }).getByRole('listitem');
  const row = owed.filter({ hasText: placed.number });
  await row.getByText('11,000원').waitFor();
  await expectLooks(page, 'owed-by-hand', row);
  await row.getByRole('button', { name: '직접 돌려줬어요' }).click();
  await order.confirm('돌려줬어요');
  await row.waitFor({ state: 'detached' });
  await page.goto(`/adm/order/${placed.id}`);
  await order.section('교환 신청 1').getByText('돌려드린 금액').waitFor();
  await order.happened('직접 받은 금액을 돌려드렸어요');
});

it('goods that are fetched for an exchange come although it is withdrawn, and the desk is told of them', async () => {
  const { page } = keeper;
  const placed = await desk.byCard(1, person);
  await desk.deliver(placed);
  const claim = { id: placed.id, kind: 'exchange', reason: 'wrongChoice', wanted: [{ no: 1, option_id: 2 }] };
  await person.call('POST', 'shop/order/claim', { body: claim });
  await desk.put('claim/collect', { id: placed.id, claim: 1, courier: 'CJ대한통운', tracking: '123456789012' });
  await desk.put('claim/surcharge', { id: placed.id, claim: 1 });
  await person.call('POST', 'shop/order/claim/withdraw', { body: { id: placed.id, claim: 1 } });

  await page.goto('/adm/order?care=awaited');
  await page.getByText(placed.number).first().waitFor();
  await expectLooks(page, 'awaited-list');
  await page.goto(`/adm/order/${placed.id}`);
  const order = atOrder(page);
  await order.section('교환 신청 1').getByText('반송 물건 도착 대기').waitFor();
  await expectLooks(page, 'awaited-desk', order.section('교환 신청 1'));
  await order.press('도착 확인', '교환 신청 1');
  await page.getByRole('dialog').getByLabel('도착했어요. 구매자에게 다시 보낼게요.').waitFor();
  await expectLooks(page, 'awaited-dialog');
  await order.answer('확인');
  await order.ship('6012345678933');
  await order.section('보낸 상자 2').getByText('6012345678933').waitFor();
});
