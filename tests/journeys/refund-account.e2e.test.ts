import type { PlacedOrder } from '@maru/contracts/shop/order/order.routes';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Client, logIn, visit } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { expectLooks } from '../support/looks.ts';
import { atOrder } from '../support/order-desk.ts';
import { recipient } from '../support/orders.ts';
import { openDesk } from '../support/paid-orders.ts';
import { openPracticeProduct } from '../support/product.ts';
import { admin as adminAccount, type Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, registerAccount, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let [buyer, guest, keeper] = [] as unknown as [Visitor, Visitor, Visitor];
let [admin, person] = [] as unknown as [Client, Client];
let desk: Awaited<ReturnType<typeof openDesk>>;

beforeAll(async () => {
  [server, browser] = await Promise.all([openPracticeProduct(), openBrowser()]);
  const account = await registerAccount(server, '가계좌');
  const visitor = () => newVisitor(browser, server.url);
  [buyer, guest, keeper] = await Promise.all([visitor(), visitor(), visitor()]);
  [admin, person] = await Promise.all([logIn(server.url), logIn(server.url, account)]);
  await Promise.all([giveSession(buyer, account), giveSession(keeper, adminAccount)]);
  desk = await openDesk(server.url, '입금한 명함');
});
afterEach(({ task }) => afterJourney(task, buyer, guest, keeper));

/** An exchange asks for no account; it ends with the money, for which nobody has told one. */
const endsWithMoney = async (placed: PlacedOrder, ask: (claim: object) => Promise<unknown>) => {
  await desk.deliver(placed);
  await ask({ kind: 'exchange', reason: 'defective' });
  await desk.put('claim/arrive', { id: placed.id, claim: 1 });
  await desk.put('claim/refund', { id: placed.id, claim: 1, back_to: 'writeOff' });
};
const rowOf = (number: string) =>
  keeper.page.getByRole('list', { name: '대사' }).getByRole('listitem').filter({ hasText: number });
const waits = async (number: string) => {
  const query = { which: 'awaitsAccount' };
  const listed = async () =>
    (await admin.call<{ list: { number: string }[] }>('GET', 'adm/payment/list', { query })).body.list;
  await expect.poll(listed, { timeout: 20_000 }).toContainEqual(expect.objectContaining({ number }));
  await keeper.page.goto('/adm/payment');
  await keeper.page.getByRole('tab', { name: /환불 계좌 대기/ }).click();
  await rowOf(number).waitFor();
};
const tellAccount = async (page: Page, name: string) => {
  const form = page.getByRole('region', { name: '환불 계좌를 알려 주세요' });
  await form.getByText('가상계좌로 입금한').waitFor({ timeout: 30_000 });
  await form.getByLabel('은행').selectOption({ label: '신한은행' });
  await form.getByLabel('계좌번호').fill('110123456789');
  await form.getByLabel('예금주').fill('김하늘');
  await expectLooks(page, name, form);
  await form.getByRole('button', { name: '이 계좌로 돌려받기' }).click();
  await form.waitFor({ state: 'detached', timeout: 30_000 });
};
const goesOut = async ({ id }: PlacedOrder) => {
  await keeper.page.goto(`/adm/order/${id}`);
  const refunds = keeper.page.getByRole('list', { name: '결제와 환불' });
  await refunds.getByText('돌려줌').waitFor({ timeout: 30_000 });
  await keeper.page.getByText('110123456789').first().waitFor();
};

it('a buyer tells later where the money of a virtual account goes, and it goes there', async () => {
  const placed = await desk.byDeposit(1, person);
  await endsWithMoney(placed, (claim) =>
    person.call('POST', 'shop/order/claim', { body: { id: placed.id, ...claim } }),
  );
  await waits(placed.number);
  await expectLooks(keeper.page, 'account-awaited');
  await buyer.page.goto(`/my/order/${placed.id}`);
  await tellAccount(buyer.page, 'refund-account');
  await goesOut(placed);
  await atOrder(buyer.page).section('결제 정보').getByText('신한은행').waitFor();
});

it('a guest tells it with number and phone', async () => {
  const placed = await desk.byDeposit(1);
  const proof = { number: placed.number, phone: recipient.phone };
  await endsWithMoney(placed, (claim) =>
    visit(server.url, 'POST', 'shop/order/guest/claim', { body: { ...proof, ...claim } }),
  );
  await waits(placed.number);
  const { page } = guest;
  await page.goto(`/order?number=${placed.number}`);
  await page.getByLabel('주문한 휴대폰 번호').fill(recipient.phone);
  await page.getByRole('button', { name: '주문 찾기' }).click();
  await tellAccount(page, 'refund-account-guest');
  await goesOut(placed);
});
