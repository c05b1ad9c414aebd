import type { SiteNotice } from '@maru/contracts/site/notice/notice.views';
import type { Browser, Page } from 'playwright-core';
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
let [administrator, guest] = [] as unknown as [Visitor, Visitor];
const text = `점검해요 ${Date.now()}`;

const vitals = new URL('../bench/watch-vitals.js', import.meta.url).pathname;
const shiftOf = (page: Page) => page.evaluate<number>('globalThis.vitals.cls');
const banner = (page: Page) => page.getByRole('region', { name: '공지' });
const add = async (fields: object) => (await client.call<SiteNotice>('POST', 'adm/notice/add', { body: fields })).body;
const removeAll = async () => {
  const { body } = await client.call<{ list: SiteNotice[] }>('GET', 'adm/notice/list');
  for (const { id } of body.list) await client.call('DELETE', 'adm/notice', { query: { id } });
};
const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1_000).toISOString();

beforeAll(async () => {
  [server, browser] = await Promise.all([openOwnProduct(), openBrowser()]);
  [administrator, guest] = await Promise.all([newVisitor(browser, server.url), newVisitor(browser, server.url)]);
  await giveSession(administrator, admin);
  client = await logIn(server.url);
  await guest.context.addInitScript({ path: vitals });
});
afterEach(({ task }) => afterJourney(task, administrator, guest));
afterAll(async () => {
  await removeAll();
  await server.dispose();
});

it('an administrator writes a notice by keyboard alone, and sees it over the page', async () => {
  const { page } = administrator;
  await page.goto('/adm/config');
  const menu = page.getByRole('navigation', { name: '설정 메뉴' });
  await menu.getByRole('link', { name: '공지' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/adm/config/notices');
  await expectLooks(page, 'adm-config-notices-none');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: '공지 추가' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '새 공지' });
  await dialog.getByLabel('공지 내용').waitFor();
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
  await page.keyboard.type('evil');
  await page.keyboard.press('Enter');
  await dialog.getByText(/https:\/\/로 시작하는 주소를/).waitFor();
  await dialog.getByLabel('누르면 갈 곳 (선택)').fill('/shop');
  await expectLooks(page, 'adm-config-notice-dialog');
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByLabel('누르면 갈 곳 (선택)').focus();
  await page.keyboard.press('Enter');
  await page.getByText('공지를 더했어요.').waitFor();
  await page.getByRole('list', { name: '공지 목록' }).getByText(text).waitFor();
  await banner(page).first().getByText(text).waitFor();
});

it('visitors find it drawn into the page, and nothing moves', async () => {
  const { page } = guest;
  const html = await (await fetch(server.url, { headers: { 'cache-control': 'no-cache' } })).text();
  expect(html).toContain(text);
  await page.goto('/shop');
  await untilDrawn(page);
  await banner(page).getByText(text).waitFor();
  expect(await shiftOf(page)).toBeLessThan(0.05);
  await expectLooks(page, 'shop-notice');
});

it('who closes it does not see it again, nor its room; once it is edited it is back', async () => {
  const { page } = guest;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await banner(page).getByRole('button', { name: '공지 닫기' }).focus();
  await page.keyboard.press('Enter');
  await banner(page).waitFor({ state: 'detached' });
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await banner(page).count()).toBe(0);
  // As the document comes, before any script of the application has run.
  guest.allow(/ERR_FAILED.*\/assets\//);
  const plain = await guest.openTab();
  await plain.route('**/assets/*.js', (route) => route.abort());
  await plain.goto('/', { waitUntil: 'commit' });
  const drawn = plain.locator('[data-notice]').first();
  await drawn.waitFor({ state: 'attached' });
  expect(await drawn.isVisible()).toBe(false);
  await plain.close();
  const [notice] = (await client.call<{ list: SiteNotice[] }>('GET', 'adm/notice/list')).body.list;
  await add({ id: notice?.id, tone: 'urgent' });
  // Pages that are kept for everybody are made anew a moment after what they show has changed.
  await expect
    .poll(async () => {
      await page.goto('/');
      await page.getByRole('heading', { level: 1 }).waitFor();
      return banner(page).getByText('긴급').count();
    })
    .toBe(1);
});

it('comes and goes by the clock while a page is open, without moving it', async () => {
  await removeAll();
  const { page } = guest;
  await page.goto('/shop');
  await untilDrawn(page);
  await add({ text: `곧 ${text}`, from: inSeconds(20), until: inSeconds(50) });
  // The page learns of what is planned when it opens.
  await page.reload();
  await untilDrawn(page);
  expect(await banner(page).count()).toBe(0);
  const before = await shiftOf(page);
  await banner(page).getByText(`곧 ${text}`).waitFor({ timeout: 60_000 });
  await banner(page).getByText(`곧 ${text}`).waitFor({ state: 'detached', timeout: 60_000 });
  expect((await shiftOf(page)) - before).toBeLessThan(0.005);
});
