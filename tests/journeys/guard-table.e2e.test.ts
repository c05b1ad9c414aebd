import { randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { logIn, newProject } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { openProduct } from '../support/product.ts';
import { admin, type Product } from '../support/running-server.ts';
import {
  type Account,
  afterJourney,
  giveSession,
  newVisitor,
  registerAccount,
  type Visitor,
} from '../support/visitor.ts';

const home = '/';
/** Where each of the three arrives; `live`: who is let in has a connection there, as in all of the admin area. */
interface Row {
  readonly path: string;
  readonly visitor: readonly string[];
  readonly user: readonly string[];
  readonly admin: readonly string[];
  readonly live?: true;
}
const back = (path: string) => `/?returnUrl=${encodeURIComponent(path)}`;
const open = (path: string): Row => ({ path, visitor: [path], user: [path], admin: [path] });
const login = (path: string): Row => ({ path, visitor: [home], user: [path], admin: [path] });
const live = (path: string): Row => ({ ...login(path), live: true });
const level10 = (path: string, shown: readonly string[] = [path]): Row => ({
  path,
  visitor: [back(path)],
  user: [back(path)],
  admin: shown,
});
const unknown = (path: string): Row => ({ path, visitor: [home], user: [home], admin: [home] });

/** Product specification §2, row by row, and what is in no row of it. */
const table = (project: string): readonly Row[] => [
  open(home),
  unknown('/no/such/place'),
  unknown('/request/nothing'),
  unknown('/%ED%95%9C%EA%B8%80'),
  level10('/adm'),
  level10('/adm/user'),
  level10('/adm/user?status=suspended&limit=20'),
  level10('/adm/namecard/print'),
  level10('/adm/addin_use'),
  level10('/adm/addin_user'),
  level10('/adm/addin_error'),
  level10('/adm/payment/settlement'),
  ...['config', 'main_slide', 'item', 'question', 'review', 'installer', 'namecard'].map((name) =>
    level10(`/adm/${name}`, [`/adm/${name}`, '/adm']),
  ),
  level10('/adm/order'),
  level10('/adm/no_such_screen', ['/adm']),
  level10('/%61dm/user'),
  level10('/ADM/user'),
  level10('/no/adm', [home]),
  { ...open('/login'), user: [home], admin: ['/adm'] },
  ...['/login/check', '/signup', '/registerd', '/findme'].map(open),
  login('/my'),
  live('/my/order'),
  login('/my/wish'),
  open('/order'),
  open('/licence/accept'),
  ...['/shop', `/shop/${randomUUID()}`, '/cart', '/checkout', '/success', '/fail'].map(open),
  live('/request/sockettest'),
  live('/request'),
  live('/request/project'),
  live('/request/kanban'),
  live(`/request/project/${project}`),
];

let server: Product;
let browser: Browser;
let account: Account;
let rows: readonly Row[];
const people: Visitor[] = [];

beforeAll(async () => {
  [server, browser] = await Promise.all([openProduct(), openBrowser()]);
  account = await registerAccount(server, '김하늘');
  rows = table((await newProject(await logIn(server.url, account))).id);
});
afterEach(async ({ task }) => {
  await afterJourney(task, ...people);
  await Promise.all(people.splice(0).map((one) => one.close()));
});

/** In a browser of their own, logged in where they have an account. */
const someone = async (who?: Pick<Account, 'email' | 'password'>) => {
  const visitor = await newVisitor(browser, server.url);
  people.push(visitor);
  // An item that nobody knows has an address, too.
  visitor.allow(/404 \(Not Found\).*(\/api\/shop\/item|\/shop\/[0-9a-f-]{36})/);
  if (who) await giveSession(visitor, who);
  return visitor;
};
const address = (page: Page) => page.url().slice(server.url.length);
const openSockets = (page: Page) => {
  const sockets = new Set<unknown>();
  page.on('websocket', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  return sockets;
};

const isAdminArea = (at: string) => decodeURIComponent(at).toLowerCase().startsWith('/adm');

/**
 * Opens every row in turn; answers those that led elsewhere, or had no connection where they should, or one where they
 * should not.
 */
const walk = async (page: Page, who: 'visitor' | 'user' | 'admin') => {
  const sockets = openSockets(page);
  const wrong: Record<string, unknown> = {};
  for (const row of rows) {
    const expected = row[who];
    // Those of the page before went with it.
    sockets.clear();
    await page.goto(row.path);
    await page.getByRole('main').locator('h1, h2, p').first().waitFor();
    await page.waitForURL(() => expected.includes(address(page)), { timeout: 10_000 }).catch(() => undefined);
    const isThere = row.live === true && expected.includes(row.path);
    const connected = isThere || isAdminArea(address(page));
    if (connected) await page.getByRole('status', { name: '실시간으로 연결되어 있어요' }).waitFor();
    if (!expected.includes(address(page)) || sockets.size !== Number(connected))
      wrong[row.path] = { at: address(page), sockets: sockets.size };
  }
  return wrong;
};

describe('every address leads', () => {
  it('a visitor where the table says', async () => expect(await walk((await someone()).page, 'visitor')).toEqual({}));
  it('a user where the table says', async () => expect(await walk((await someone(account)).page, 'user')).toEqual({}));
  it('an administrator where the table says', async () =>
    expect(await walk((await someone(admin)).page, 'admin')).toEqual({}));
});

describe('each navigation', () => {
  it('refreshes the session, and nothing waits for it', async () => {
    const { page } = await someone(account);
    await page.goto('/request/kanban');
    await page.getByRole('heading', { name: '프로젝트 칸반' }).waitFor();
    const held: (() => void)[] = [];
    await page.route('**/api/auth/refresh', (route) => void held.push(() => void route.continue()));
    const menu = page.getByRole('navigation', { name: '요청 메뉴' });
    await menu.getByRole('link', { name: '프로젝트' }).click();
    await page.getByRole('heading', { name: '프로젝트', exact: true }).waitFor();
    await expect.poll(() => held.length).toBe(1);
    held.pop()?.();
    await page.unroute('**/api/auth/refresh');
    const refreshed = page.waitForResponse('**/api/auth/refresh');
    await menu.getByRole('link', { name: '내 작업' }).click();
    expect((await refreshed).status()).toBe(200);
  });

  it('ends a session that the server has ended, and leads Home from what takes one', async () => {
    const visitor = await someone(account);
    const { page } = visitor;
    visitor.allow(/401 \(Unauthorized\)/);
    await page.goto('/request/kanban');
    await page.getByRole('heading', { name: '프로젝트 칸반' }).waitFor();
    const elsewhere = await logIn(server.url, account);
    expect((await elsewhere.call('DELETE', 'auth/my/sessions')).status).toBe(200);
    // The connection that ends with the session may lead away before the click does.
    const out = page.getByRole('banner').getByRole('link', { name: '로그인' }).waitFor();
    const projects = page.getByRole('navigation', { name: '요청 메뉴' }).getByRole('link', { name: '프로젝트' });
    await Promise.race([projects.click().catch(() => out), out]);
    await out;
    expect(address(page)).toBe(home);
  });
});
