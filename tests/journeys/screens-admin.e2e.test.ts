import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { unreachedByKeyboard } from '../support/keyboard-reach.ts';
import { expectLooks } from '../support/looks.ts';
import { admin, type Product, runServer } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let administrator: Visitor;

beforeAll(async () => {
  [server, browser] = await Promise.all([runServer({ env: { DEMO: '1' } }), openBrowser()]);
  administrator = await newVisitor(browser, server.url);
  await giveSession(administrator, admin);
});
afterEach(({ task }) => afterJourney(task, administrator));
afterAll(() => server.dispose());

const openAt = async (path: string): Promise<Page> => {
  const { page } = administrator;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.getByRole('main').getByRole('progressbar').waitFor({ state: 'detached' });
  return page;
};

/** The routes of the admin area that the product specification names, and what stands beside them in its menu. */
const routes = [
  ['adm', '/adm'],
  ['adm-config', '/adm/config'],
  ['adm-slide', '/adm/main_slide'],
  ['adm-item', '/adm/item'],
  ['adm-order', '/adm/order'],
  ['adm-user', '/adm/user'],
  ['adm-addin-error', '/adm/addin_error'],
  ['adm-addin-user', '/adm/addin_user'],
  ['adm-addin-use', '/adm/addin_use'],
  ['adm-namecard', '/adm/namecard'],
  ['adm-namecard-print', '/adm/namecard/print'],
  ['adm-installer', '/adm/installer'],
  ['adm-taxinvoice', '/adm/taxinvoice'],
  ['adm-payment', '/adm/payment'],
  ['adm-coupon', '/adm/coupon'],
  ['adm-question', '/adm/question'],
  ['adm-review', '/adm/review'],
  ['adm-system', '/adm/system'],
] as const;

describe.each(routes)('%s', (name, path) => {
  it('looks well in every size and scheme', async () => {
    await expectLooks(await openAt(path), name);
  });

  it('is reached by the keyboard, all of it', async () => {
    const page = await openAt(path);
    expect(await unreachedByKeyboard(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await unreachedByKeyboard(page)).toEqual([]);
  });
});

const menuOf = (page: Page) => page.getByRole('button', { name: '김하늘 님 메뉴' }).click();
const opened: Readonly<Record<string, readonly [path: string, open: (page: Page) => Promise<unknown>]>> = {
  'adm-order-one': [
    '/adm/order',
    async (page) => {
      await page.getByRole('main').locator('a[href^="/adm/order/"]').first().click();
      await page.getByRole('button', { name: '주문 취소' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  'adm-user-empty': ['/adm/user?text=없는이름', (page) => page.getByText(/맞는 것이 없어요/).waitFor()],
  'adm-user-history': [
    '/adm/user',
    async (page) => {
      await menuOf(page);
      await page.getByRole('menuitem', { name: '기록 보기' }).click();
      await page.getByRole('list', { name: '기록' }).waitFor();
    },
  ],
  'adm-user-suspend': [
    '/adm/user',
    async (page) => {
      await menuOf(page);
      await page.getByRole('menuitem', { name: '이용 정지' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  'adm-user-find': [
    '/adm/user',
    async (page) => {
      await page.getByRole('button', { name: '이메일로 찾기' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
};
it.each(Object.entries(opened))('%s looks well', async (name, [path, open]) => {
  const page = await openAt(path);
  await open(page);
  await expectLooks(page, name);
});
