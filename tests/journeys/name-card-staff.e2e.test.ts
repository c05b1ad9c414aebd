import { readFile } from 'node:fs/promises';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { openCard, pictures, sellCard } from '../support/card-desk.ts';
import { payAtSandbox, placeOrder } from '../support/orders.ts';
import { openPracticeProduct } from '../support/product.ts';
import { admin as adminAccount, type Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let keeper: Visitor;
let admin: Client;
let card: ItemDocument;

beforeAll(async () => {
  [server, browser] = await Promise.all([openPracticeProduct(), openBrowser()]);
  [keeper, admin] = await Promise.all([newVisitor(browser, server.url), logIn(server.url)]);
  await giveSession(keeper, adminAccount);
  card = await sellCard(admin);
  const body = { ...card.terms, id: card.id, printed: true };
  await admin.call('PUT', 'adm/item/terms', { body });
});
afterEach(({ task }) => afterJourney(task, keeper));

/** Of what the buyer has filled in; the desk looks at it before the buyer does. */
const drawProof = async (button: string) => {
  const { page } = keeper;
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('button', { name: '적은 내용으로 PDF 만들기' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '받아서 확인' }).click(),
  ]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await pictures(page, 'name-card-proof-dialog');
  await dialog.getByRole('button', { name: '올리기', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
};
it('an administrator orders a card of the company, whose proof is drawn of what it says', async () => {
  const staff = {
    name: '김한빛',
    title: '설계1팀 팀장',
    company: '설계마루',
    mobile: '010-1234-5678',
    phone: '02-123-4567',
  };
  const blank = { fax: '', email: 'hanbit@maru.example', address: '', link: 'https://maru.example' };
  const body = { ...staff, ...blank, published: false, listed: false };
  expect((await admin.call('POST', 'adm/card/add', { body })).status).toBe(200);
  const order = await placeOrder(server.url, [{ item_id: card.id, option_id: 1, quantity: 1 }], admin);
  await payAtSandbox(server.url, order);
  const { page } = keeper;
  await page.goto(`/my/order/${order.id}`);
  await page.getByRole('button', { name: '명함 내용 입력' }).click();
  await page.getByLabel('직원 명함에서 가져오기').click();
  await page.getByRole('option', { name: '김한빛 · 설계1팀 팀장' }).click();
  expect(await page.getByLabel('전화').inputValue()).toBe('010-1234-5678');
  await pictures(page, 'name-card-staff');
  await page.getByRole('button', { name: '보내기' }).click();
  await page.getByText('시안 준비 중').waitFor();
  await openCard(page, 'requested', order);
  await drawProof('시안 올리기');
  await page.goto(`/my/order/${order.id}`);
  await page.getByRole('link', { name: '명함 시안 1 PDF 받기' }).waitFor();
});
