import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import { firstPaymentTerms } from '@maru/contracts/site/config/payment-terms';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Client, logIn, visit } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { buying, untilDrawn } from '../support/buying.ts';
import { expectLooks } from '../support/looks.ts';
import { atOrder } from '../support/order-desk.ts';
import { agreeAtSandbox, placeOrder } from '../support/orders.ts';
import { openPracticeProduct } from '../support/product.ts';
import { admin as adminAccount, type Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, registerAccount, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let [buyer, keeper] = [] as unknown as [Visitor, Visitor];
let [admin, person] = [] as unknown as [Client, Client];
let card: ItemDocument;

beforeAll(async () => {
  [server, browser] = await Promise.all([openPracticeProduct(), openBrowser()]);
  const account = await registerAccount(server, '윤슬');
  [buyer, keeper, admin, person] = await Promise.all([
    newVisitor(browser, server.url),
    newVisitor(browser, server.url),
    logIn(server.url),
    logIn(server.url, account),
  ]);
  await Promise.all([giveSession(buyer, account), giveSession(keeper, adminAccount)]);
  const options = [{ name: '500장', price: 60_000, stock: 50 }];
  const item = {
    name: '현금으로 사는 명함',
    category: '현금 선반',
    state: 'onSale',
    notice: noticeExamples.goods,
    options,
  };
  card = (await admin.call<ItemDocument>('POST', 'adm/item/add', { body: item })).body;
});
afterEach(({ task }) => afterJourney(task, buyer, keeper));
// Others sell with the same settings.
afterAll(() => admin.call('PUT', 'adm/config/payment', { body: firstPaymentTerms }));

/** The money comes into the virtual account. */
const deposit = async (paymentKey = '') => {
  const body = new URLSearchParams({ paymentKey });
  const { status } = await fetch(`${server.url}/api/sandbox/deposit`, { method: 'POST', body, redirect: 'manual' });
  expect(status).toBe(303);
};

it('a deposit has its receipt without being asked, which follows the money back and a number told later', async () => {
  const placed = await placeOrder(server.url, [{ item_id: card.id, option_id: 1, quantity: 2 }], person);
  const { body: brought } = await agreeAtSandbox(server.url, placed, 'deposit');
  await visit(server.url, 'POST', 'shop/payment/confirm', { body: brought });
  const [order, desk] = [atOrder(buyer.page), atOrder(keeper.page)];
  const receipt = order.section('현금영수증');
  await buyer.page.goto(`/my/order/${placed.id}`);
  await order.standing('입금을 기다리고 있어요');
  expect(await receipt.count()).toBe(0);

  // Nobody loads the page again: it hears of the money, and of what follows.
  await deposit(brought['paymentKey']);
  await order.standing('결제를 확인했어요');
  await receipt.getByText('자진발급').waitFor();
  await receipt.getByText('발급 완료').waitFor();
  await receipt.getByText('120,000원').waitFor();
  await expectLooks(buyer.page, 'cash-receipt', receipt);
  await keeper.page.goto(`/adm/order/${placed.id}`);
  await desk.section('현금영수증').getByText('120,000원').waitFor();

  await order.press('주문 취소');
  await buyer.page.getByRole('button', { name: '줄이기' }).click();
  await order.isTold('60,000원');
  const dialog = buyer.page.getByRole('dialog');
  await dialog.getByLabel('은행').selectOption({ label: '신한은행' });
  await dialog.getByLabel('계좌번호').fill('110123456789');
  await dialog.getByLabel('예금주').fill('윤슬');
  await order.answer('주문 취소');
  await receipt.getByText('60,000원').waitFor();
  await expectLooks(buyer.page, 'cash-receipt-reduced', receipt);
  const [paper] = await Promise.all([
    buyer.context.waitForEvent('page'),
    receipt.getByRole('link', { name: '현금영수증 보기' }).click(),
  ]);
  await paper.getByText('120,000원에서 60,000원을 취소했어요.').waitFor();
  await paper.close();

  await receipt.getByRole('button', { name: '현금영수증 신청' }).click();
  await dialog.getByLabel('휴대폰 번호').fill('01012345678');
  await expectLooks(buyer.page, 'cash-receipt-ask');
  await order.answer('신청');
  await receipt.getByText('소득공제용').waitFor();
  await receipt.getByText('*******5678').waitFor();
  await keeper.page.reload();
  await desk.section('현금영수증').getByText('소득공제용').waitFor();
  await expectLooks(keeper.page, 'cash-receipt-desk', desk.section('현금영수증'));
});

it('a service that keeps the money is set up, told of, and chosen', async () => {
  const { page } = keeper;
  const terms = page.getByRole('region', { name: '현금 결제' });
  await page.goto('/adm/config/payment');
  await terms.getByRole('combobox', { name: '구매안전서비스(에스크로)' }).click();
  await page.getByRole('option', { name: '결제사의 서비스를 써요' }).click();
  await terms.getByLabel('서비스 제공자').fill('토스페이먼츠');
  await terms.getByLabel('등록번호 또는 확인번호').fill('제2026-0001호');
  await terms.getByLabel('가입 사실 확인 주소 (선택)').fill('https://escrow.example/check');
  await expectLooks(page, 'cash-terms', terms);
  await terms.getByRole('button', { name: '저장' }).click();
  await page.getByText('현금 결제 설정을 저장했어요.').waitFor();

  const { buyNow, fillIn, agree, pay, atWindow, ends } = buying(buyer.page);
  const footer = buyer.page.getByRole('contentinfo');
  await buyer.page.goto(`/shop/${card.id}`);
  await untilDrawn(buyer.page);
  await footer.scrollIntoViewIfNeeded();
  await footer.getByText(/토스페이먼츠의 구매안전서비스.*제2026-0001호/).waitFor();
  await expectLooks(buyer.page, 'escrow-footer', footer);
  await buyNow(card);
  await fillIn();
  const choice = buyer.page.getByRole('checkbox', { name: '구매안전서비스(에스크로) 이용' });
  expect(await choice.count()).toBe(0);
  await buyer.page.getByText('내 은행 계좌에서 바로').click();
  await choice.check();
  await expectLooks(buyer.page, 'escrow-choice', choice);
  await agree();
  await pay('60,000원');
  await buyer.page.getByText('구매안전서비스(에스크로) 이용').waitFor();
  await atWindow('결제하기');
  await ends('주문이 완료됐어요');
  await buyer.page.getByRole('link', { name: '주문 내역 보기' }).click();
  await atOrder(buyer.page).section('결제 정보').getByText('계좌이체 (구매안전서비스 이용)').waitFor();
});
