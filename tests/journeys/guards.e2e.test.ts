import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { openProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';
import {
  type Account,
  afterJourney,
  giveSession,
  logInOnScreen,
  newVisitor,
  registerAccount,
  type Visitor,
} from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let account: Account;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([openProduct(), openBrowser()]);
  account = await registerAccount(server, '김하늘');
});
beforeEach(async () => {
  visitor = await newVisitor(browser, server.url);
  page = visitor.page;
});
afterEach(async ({ task }) => {
  await afterJourney(task, visitor);
  await visitor.close();
});

const address = () => page.url().slice(server.url.length);
const accountMenu = (on = page) => on.getByRole('button', { name: '김하늘 님의 메뉴' });
const loginLink = () => page.getByRole('banner').getByRole('link', { name: '로그인' });
/** Opens a path and waits until the router has settled. */
const open = async (path: string, arrivesAt: string) => {
  await page.goto(path);
  await page.waitForURL((url) => url.href.slice(server.url.length) === arrivesAt);
  await page.getByRole('banner').waitFor();
};

describe('a visitor', () => {
  it('goes on after login to where they wanted to go', async () => {
    await open('/request/project?status=all', '/');
    await loginLink().click();
    await logInOnScreen(visitor, account);
    await page.waitForURL('**/request/project?status=all');
    await page.getByRole('heading', { name: '프로젝트', exact: true }).waitFor();
  });

  it.each([
    'https://elsewhere.example/',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https:elsewhere.example',
    'javascript:alert(1)',
  ])('is not led away by returnUrl=%s', async (returnUrl) => {
    await page.goto(`/login?returnUrl=${encodeURIComponent(returnUrl)}`);
    await logInOnScreen(visitor, account);
    await accountMenu().waitFor();
    await page.waitForURL((url) => url.href === `${server.url}/`);
  });

  it('with a wrong password reads why and keeps the address typed', async () => {
    visitor.allow(/401 \(Unauthorized\).*\/api\/auth\/login/);
    await page.goto('/login');
    await logInOnScreen(visitor, { ...account, password: 'not-the-password' });
    await page.getByRole('alert').getByText('이메일 또는 비밀번호가 맞지 않아요.').waitFor();
    expect(await page.getByLabel('이메일').inputValue()).toBe(account.email);
  });

  it('starts each screen at its top', async () => {
    await page.setViewportSize({ width: 390, height: 400 });
    await open('/', '/');
    const top = () => page.evaluate<number>('scrollY');
    await page.evaluate('scrollTo(0, document.body.scrollHeight)');
    expect(await top()).toBeGreaterThan(50);
    await loginLink().click();
    await page.getByRole('heading', { name: '로그인' }).waitFor();
    await expect.poll(top).toBe(0);
  });
});

describe('someone logged in', () => {
  beforeEach(() => giveSession(visitor, account));

  it('is led on from login', () => open('/login?returnUrl=%2Frequest', '/request'));

  it('stays logged in over a reload, and until logout', async () => {
    // What the page asked before the logout may be answered after it.
    visitor.allow(/401 \(Unauthorized\).*\/api\/(shop\/cart|auth\/my)$/);
    await open('/request/project', '/request/project');
    await page.reload();
    await page.getByRole('heading', { name: '프로젝트', exact: true }).waitFor();
    await accountMenu().click();
    await page.getByRole('menuitem', { name: '로그아웃' }).click();
    await loginLink().waitFor();
    expect(address()).toBe('/');
    await open('/request', '/');
  });

  it('has a connection exactly where the screen needs one', async () => {
    const sockets = new Set<unknown>();
    page.on('websocket', (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    const expectSockets = async (count: number) => {
      await expect.poll(() => sockets.size, { timeout: 10_000 }).toBe(count);
    };
    await open('/request', '/request');
    await page.getByRole('status', { name: '실시간으로 연결되어 있어요' }).waitFor();
    await expectSockets(1);
    await page.getByRole('navigation', { name: '요청 메뉴' }).getByRole('link', { name: '칸반' }).click();
    await page.getByRole('heading', { name: '프로젝트 칸반' }).waitFor();
    await expectSockets(1);
    await page.getByRole('link', { name: '설계마루 홈' }).click();
    await expectSockets(0);
  });

  it('keeps the session in tabs that open and reload at once', async () => {
    const tabs = [page, await visitor.openTab(), await visitor.openTab()];
    await Promise.all(tabs.map((tab) => tab.goto('/request')));
    for (let round = 0; round < 2; round++) await Promise.all(tabs.map((tab) => tab.reload()));
    for (const tab of tabs) {
      await accountMenu(tab).waitFor();
      expect(new URL(tab.url()).pathname).toBe('/request');
    }
  });

  it('is told of a project that is not there, and led back to the list', async () => {
    await page.goto(`/request/project/${randomUUID()}`);
    await page.getByText('없는 프로젝트예요.').waitFor();
    await page.waitForURL('**/request/project');
  });
});
