import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { expectLooks } from '../support/looks.ts';
import { openProduct } from '../support/product.ts';
import { admin, type Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let client: Client;
let [desk, phone] = [] as unknown as [Visitor, Visitor];
/** Of this journey only: a shared stack has items of others. */
const mark = `목록${crypto.randomUUID().slice(0, 6)}`;
const names = Array.from({ length: 55 }, (_, at) => `${mark} 명함 ${String(at + 1).padStart(2, '0')}`);
const first = names[0] ?? '';
let items: readonly ItemDocument[];

const addItem = async (name: string, at: number) => {
  const options = [
    { name: '100장', price: 10_000 + at * 1_000, stock: at === 0 ? 3 : 50 },
    ...(at === 0 ? [{ name: '200장', price: 18_000, stock: 40 }] : []),
  ];
  const body = { name, category: mark, state: 'onSale', notice: noticeExamples.goods, options };
  return (await client.call<ItemDocument>('POST', 'adm/item/add', { body })).body;
};

beforeAll(async () => {
  [server, browser] = await Promise.all([openProduct(), openBrowser()]);
  client = await logIn(server.url);
  const added: ItemDocument[] = [];
  for (const [at, name] of names.entries()) added.push(await addItem(name, at));
  items = added;
  const touch = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  [desk, phone] = await Promise.all([newVisitor(browser, server.url), newVisitor(browser, server.url, touch)]);
  await Promise.all([giveSession(desk, admin), giveSession(phone, admin)]);
}, 120_000);
afterEach(({ task }) => afterJourney(task, desk, phone));

const kept = async (at: number) =>
  (await client.call<ItemDocument>('GET', 'adm/item', { query: { id: items[at]?.id ?? '' } })).body;
const openers = (page: Page) => page.locator('[data-row-opener]');
const opened = `/adm/item?category=${encodeURIComponent(mark)}&sort=name`;

it('is found by what is low, by category and price, by keyboard, and the address leads back to the same', async () => {
  const { page } = desk;
  await page.goto('/adm/item?stock=low');
  await page.getByRole('button', { name: /재고: 적게 남은 옵션 있음/ }).waitFor();
  await openers(page).filter({ hasText: first }).waitFor();
  await page.goto('/adm/item');
  await page.getByRole('table', { name: '상품' }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(mark);
  await expect.poll(() => openers(page).count()).toBe(50);
  await page.getByRole('button', { name: '필터 추가' }).click();
  await page.getByRole('menuitem', { name: '가격' }).click();
  await page.getByRole('spinbutton', { name: '가격 까지' }).fill('11000');
  await page.keyboard.press('Enter');
  await expect.poll(() => openers(page).count()).toBe(2);
  await page.reload();
  await expect.poll(() => openers(page).count()).toBe(2);
  const price = page.getByRole('columnheader', { name: '가격' });
  await price.getByRole('button').focus();
  for (const order of ['descending', 'ascending']) {
    await page.keyboard.press('Enter');
    await expect.poll(() => price.getAttribute('aria-sort')).toBe(order);
  }
  await expect.poll(() => openers(page).first().innerText()).toContain(first);
  await openers(page).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: first, level: 1 }).waitFor();
});

it('looks well as a table and as cards', async () => {
  const { page } = desk;
  await page.goto(opened);
  await openers(page).first().waitFor();
  await expectLooks(page, 'item-list');
  await page.setViewportSize({ width: 1440, height: 900 });
  await phone.page.goto(opened);
  await openers(phone.page).filter({ hasText: first }).click();
  await phone.page.getByRole('heading', { name: first, level: 1 }).waitFor();
  expect((await kept(0)).options).toHaveLength(2);
});
