import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import { exampleCompany } from '@maru/contracts/shop/company/company.examples';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Client, logIn, visit } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { linkIn, untilMails } from '../support/mails.ts';
import { agreeAtSandbox, placeOrder, recipient } from '../support/orders.ts';
import { openPracticeProduct } from '../support/product.ts';
import { admin as adminAccount, type Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, registerAccount, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let buyer: Visitor;
let guest: Visitor;
let keeper: Visitor;
let person: Client;
let admin: Client;
let card: ItemDocument;

beforeAll(async () => {
  [server, browser] = await Promise.all([openPracticeProduct(), openBrowser()]);
  const account = await registerAccount(server, '김하늘');
  [buyer, guest, keeper, person] = await Promise.all([
    newVisitor(browser, server.url),
    newVisitor(browser, server.url),
    newVisitor(browser, server.url),
    logIn(server.url, account),
  ]);
  await Promise.all([giveSession(buyer, account), giveSession(keeper, adminAccount)]);
  const options = [{ name: '100장', price: 30_000, stock: 50 }];
  const item = { name: '사업자용 명함', category: '주문 선반', state: 'onSale', notice: noticeExamples.goods, options };
  admin = await logIn(server.url);
  card = (await admin.call<ItemDocument>('POST', 'adm/item/add', { body: item })).body;
});
afterEach(({ task }) => afterJourney(task, buyer, guest, keeper));

const paidByDeposit = async (by?: Client) => {
  const order = await placeOrder(server.url, [{ item_id: card.id, option_id: 1, quantity: 1 }], by);
  const { body: brought } = await agreeAtSandbox(server.url, order, 'deposit');
  await visit(server.url, 'POST', 'shop/payment/confirm', { body: brought });
  const body = new URLSearchParams({ paymentKey: brought['paymentKey'] ?? '' });
  await fetch(`${server.url}/api/sandbox/deposit`, { method: 'POST', body, redirect: 'manual' });
  const info = () => admin.call<{ method: string | null }>('GET', `adm/order?id=${order.id}`);
  await expect.poll(async () => (await info()).body.method, { timeout: 20_000 }).toBe('가상계좌');
  return order;
};
const folder = new URL('../../test-output/screenshots', import.meta.url).pathname;
const pictures = async (page: Page, name: string) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
};
/** The file that a button hands out. */
const fileFrom = async (page: Page, press: () => Promise<void>) => {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  const content = await readFile(await download.path());
  return { name: download.suggestedFilename(), isPdf: content.subarray(0, 5).toString() === '%PDF-' };
};
const fillCompany = async (page: Page, email = exampleCompany.email) => {
  await page.getByLabel('사업자등록번호').fill('1208147521');
  await page.getByLabel('상호').fill(exampleCompany.name);
  await page.getByLabel('대표자').fill(exampleCompany.owner);
  await page.getByLabel('사업장 주소').fill(exampleCompany.address);
  await page.getByLabel('업태').fill(exampleCompany.sector);
  await page.getByLabel('종목').fill(exampleCompany.trade);
  await page.getByLabel('받을 이메일').fill(email);
};

it('a business gets an estimate, a statement and a tax invoice', async () => {
  const { page } = buyer;
  const email = `tax-${crypto.randomUUID()}@hanbit.example`;
  await page.goto('/my');
  await page.getByRole('button', { name: '사업자 정보 추가' }).click();
  await fillCompany(page, email);
  await page.getByLabel('사업자등록번호').fill('1208147522');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await page.getByText('사업자등록번호 10자리를 다시 확인해 주세요.').waitFor();
  await page.getByLabel('사업자등록번호').fill('1208147521');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await page.getByText('120-81-47521').waitFor();

  await person.call('POST', 'shop/cart/add', { body: { item_id: card.id, option_id: 1, quantity: 2 } });
  await page.goto('/cart');
  await page.getByRole('button', { name: '견적서 받기' }).click();
  await page
    .getByLabel('받는 곳')
    .and(page.locator(`[value="${exampleCompany.name}"]`))
    .waitFor();
  const estimate = await fileFrom(page, () => page.getByRole('button', { name: 'PDF 받기' }).click());
  expect(estimate).toMatchObject({ name: expect.stringMatching(/^견적서-\d{6}-.+\.pdf$/), isPdf: true });

  const { id, number } = await paidByDeposit(person);
  await page.goto(`/my/order/${id}`);
  const statement = await fileFrom(page, () => page.getByRole('button', { name: '거래명세서 받기' }).click());
  expect(statement).toEqual({ name: `거래명세서-${number}.pdf`, isPdf: true });
  await page.getByRole('button', { name: '세금계산서 신청' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '신청', exact: true }).click();
  await page.getByText('발행 대기').waitFor();

  await keeper.page.goto('/adm/taxinvoice?status=requested&sort=requested_at');
  const row = keeper.page.getByRole('row').filter({ hasText: number });
  await row.locator('[data-row-opener]').click();
  const opened = keeper.page.getByRole('dialog');
  await opened.getByText('30,000원').waitFor();
  await pictures(keeper.page, 'tax-invoice-opened');
  await opened.getByRole('button', { name: '발행 완료' }).click();
  await keeper.page.getByText('합계 33,000원으로 발행한 것으로 적어요.').waitFor();
  await pictures(keeper.page, 'tax-invoice-issue');
  await keeper.page.getByLabel('승인번호').fill('20261123-41000000-12345678');
  await keeper.page.getByRole('dialog').last().getByRole('button', { name: '발행 완료' }).click();
  await row.waitFor({ state: 'detached' });

  await page.reload();
  await page.getByText('202611234100000012345678').waitFor();
  const [mail] = await untilMails(server.dataDir, email, 1);
  expect(mail?.subject).toBe(`[설계마루] 세금계산서를 발행했어요 (주문 ${number})`);
  expect(linkIn({ text: mail?.text ?? '' })).toContain(`/my/order/${id}`);

  const refund_account = { bank: '88', account: '110123456789', holder: '김하늘' };
  await person.call('POST', 'shop/order/cancel', { body: { id, reason: 'changedMind', refund_account } });
  const { page: desk } = keeper;
  const overstated = async () =>
    (await admin.call<{ total: number }>('GET', 'adm/taxinvoice/list', { query: { overstated: 1 } })).body.total;
  await expect.poll(overstated, { timeout: 20_000 }).toBe(1);
  await desk.goto('/adm/taxinvoice');
  await desk.getByRole('link', { name: '수정 발행 필요' }).click();
  await desk.getByRole('row').filter({ hasText: number }).locator('[data-row-opener]').click();
  await desk.getByText(/합계 -33,000원/).waitFor();
  await pictures(desk, 'tax-invoice-overstated');
  await desk.getByRole('button', { name: '수정 발행 완료' }).click();
  await desk.getByLabel('수정 승인번호').fill('20261205-41000000-87654321');
  await desk.getByRole('dialog').last().getByRole('button', { name: '수정 발행 완료' }).click();
  await desk.getByText('필터에 맞는 것이 없어요').waitFor();
  await page.reload();
  await page.getByText('계약의 해제 · -33,000원').waitFor();
  const subjects = (await untilMails(server.dataDir, email, 2)).map(({ subject }) => subject);
  expect(subjects).toContain(`[설계마루] 수정세금계산서를 발행했어요 (주문 ${number})`);
});

it('a guest asks for it by number and phone, is declined with a reason, and asks again', async () => {
  const { number } = await paidByDeposit();
  const { page } = guest;
  const email = `tax-${crypto.randomUUID()}@guest.example`;
  await page.goto(`/order?number=${number}`);
  await page.getByLabel('휴대폰 번호').fill(recipient.phone);
  await page.getByRole('button', { name: '주문 찾기' }).click();
  const statement = await fileFrom(page, () => page.getByRole('button', { name: '거래명세서 받기' }).click());
  expect(statement.isPdf).toBe(true);
  await page.getByRole('button', { name: '세금계산서 신청' }).click();
  await fillCompany(page, email);
  await page.getByRole('dialog').getByRole('button', { name: '신청', exact: true }).click();
  await page.getByText('발행 대기').waitFor();

  await keeper.page.goto('/adm/taxinvoice?status=requested&sort=requested_at');
  const row = keeper.page.getByRole('row').filter({ hasText: number });
  await row.locator('[data-row-opener]').click();
  await keeper.page.getByRole('dialog').getByRole('button', { name: '거절' }).click();
  await keeper.page.getByLabel('사유').selectOption({ label: '휴업 또는 폐업한 사업자예요' });
  await keeper.page.getByRole('dialog').last().getByRole('button', { name: '거절' }).click();
  await row.waitFor({ state: 'detached' });
  const [mail] = await untilMails(server.dataDir, email, 1);
  expect(mail?.text).toContain('사유: 휴업 또는 폐업한 사업자예요');
  await page.reload();
  await page.getByLabel('휴대폰 번호').fill(recipient.phone);
  await page.getByRole('button', { name: '주문 찾기' }).click();
  await page.getByRole('button', { name: '다시 신청' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '신청', exact: true }).click();
  await page.getByText('발행 대기').waitFor();
});
