import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import { firstShippingRates } from '@maru/contracts/site/config/config.fields';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { untilDrawn } from '../support/buying.ts';
import { expectLooks } from '../support/looks.ts';
import { openOwnProduct } from '../support/product.ts';
import { admin, type Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let client: Client;
let item: ItemDocument;
let [administrator, guest] = [] as unknown as [Visitor, Visitor];

beforeAll(async () => {
  [server, browser] = await Promise.all([openOwnProduct(), openBrowser()]);
  [administrator, guest] = await Promise.all([newVisitor(browser, server.url), newVisitor(browser, server.url)]);
  await giveSession(administrator, admin);
  client = await logIn(server.url);
  const options = [{ name: '한 갑', price: 20_000, stock: 10 }];
  const sold = { name: '배송비를 보는 명함', category: '명함', state: 'onSale', notice: noticeExamples.goods, options };
  item = (await client.call<ItemDocument>('POST', 'adm/item/add', { body: sold })).body;
});
afterEach(({ task }) => afterJourney(task, administrator, guest));
afterAll(async () => {
  await client.call('PUT', 'adm/config/shipping', { body: firstShippingRates });
  await server.dispose();
});

/** What a guest reads beside the item; pages that are kept for everybody are made anew a moment after a change. */
const expectFee = async (words: RegExp) => {
  const { page } = guest;
  await expect
    .poll(async () => {
      await page.goto(`/shop/${item.id}`);
      await untilDrawn(page);
      return page.getByText(words).count();
    })
    .toBeGreaterThan(0);
};
const historyRows = () => administrator.page.getByRole('list', { name: '변경 기록' }).getByRole('listitem');
const openHistory = async () => {
  const { page } = administrator;
  await page.getByRole('navigation', { name: '설정 메뉴' }).getByRole('link', { name: '변경 기록' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/adm/config/history');
};

it('an administrator changes what sending costs by keyboard, and the shop says so', async () => {
  await expectFee(/^3,000원/);
  const { page } = administrator;
  await page.goto('/adm/config/shipping');
  await page.getByRole('region', { name: '배송비', exact: true }).getByLabel('기본 배송비').focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('2500');
  await page.keyboard.press('Enter');
  await page.getByText('배송비를 저장했어요. 지금부터 하는 주문에 적용돼요.').waitFor();
  await expectFee(/^2,500원/);
});

it('the history says who changed it, and from what to what', async () => {
  const { page } = administrator;
  await openHistory();
  const row = historyRows().filter({ hasText: '기본 배송비' }).first();
  await row.getByText(`${client.user.name} ·`).waitFor();
  expect([await row.locator('del').textContent(), await row.locator('ins').textContent()]).toEqual([
    '3,000원',
    '2,500원',
  ]);
  // What was set along with it and is as it was is not told.
  expect(await row.getByText('무료 배송 기준').count()).toBe(0);
  await expectLooks(page, 'adm-config-history-changed');
});

it('asks before a change is undone, and undoes nothing where that is not confirmed', async () => {
  const { page } = administrator;
  const undo = page.getByRole('button', { name: /^배송비 변경 되돌리기/ });
  await undo.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog', { name: '배송비 변경을 되돌릴까요?' }).waitFor();
  await expectLooks(page, 'adm-config-undo-dialog');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  expect(await page.locator(':focus').getAttribute('aria-label')).toMatch(/^배송비 변경 되돌리기/);
  expect(await historyRows().count()).toBe(1);
});

it('undoing is a change of its own, after which the shop says the old value', async () => {
  const { page } = administrator;
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: '되돌리기' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('앞의 값으로 되돌렸어요.').waitFor();
  await expect.poll(() => historyRows().count()).toBe(2);
  const [newest, first] = [historyRows().nth(0), historyRows().nth(1)];
  await newest.getByText('되돌림', { exact: true }).waitFor();
  expect([await newest.locator('del').textContent(), await newest.locator('ins').textContent()]).toEqual([
    '2,500원',
    '3,000원',
  ]);
  await first.getByText('그 뒤에 값이 다시 바뀌어 되돌릴 수 없어요.').waitFor();
  await expectLooks(page, 'adm-config-history-undone');
  await expectFee(/^3,000원/);
  await page.goto('/adm/config/shipping');
  expect(await page.getByLabel('기본 배송비').inputValue()).toBe('3,000');
});

it('what another administrator changed meanwhile is not undone unseen', async () => {
  const { page } = administrator;
  await client.call('PUT', 'adm/config/shipping', { body: { ...firstShippingRates, fee: 2_600 } });
  await page.goto('/adm/config/history?part=shipping');
  const row = historyRows().filter({ hasText: '2,600원' });
  await row.getByRole('button', { name: /되돌리기/ }).click();
  await client.call('PUT', 'adm/config/shipping', { body: { ...firstShippingRates, fee: 2_700 } });
  administrator.allow(/412 \(Precondition Failed\).*adm\/config\/undo|409 \(Conflict\).*adm\/config\/undo/);
  await page.getByRole('alertdialog').getByRole('button', { name: '되돌리기' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await page
    .getByRole('status')
    .getByText(/^그 사이 다른 사람이 바꿨어요/)
    .waitFor();
  await expectFee(/^2,700원/);
});
