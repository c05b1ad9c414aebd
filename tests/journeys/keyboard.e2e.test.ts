import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { logIn, newIssue, newProject } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { openProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';
import { type Account, afterJourney, newVisitor, registerAccount, type Visitor } from '../support/visitor.ts';

const project = `강변 문화센터 ${crypto.randomUUID().slice(0, 8)}`;
let server: Product;
let browser: Browser;
let account: Account;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([openProduct(), openBrowser()]);
  account = await registerAccount(server, '김하늘');
  const api = await logIn(server.url, account);
  const { id } = await newProject(api, project);
  for (const title of ['셋째 이슈', '둘째 이슈', '첫째 이슈']) await newIssue(api, id, title);
  visitor = await newVisitor(browser, server.url);
  page = visitor.page;
});
afterEach(({ task }) => afterJourney(task, visitor));

const current = () => page.getByRole('list', { name: '이슈 목록' }).locator('[aria-current=true]');
const expectCurrent = (title: string) => current().filter({ hasText: title }).waitFor();
const tabTo = async (name: string, most = 12) => {
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab');
    if (
      (await page.evaluate<string>(
        `document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent`,
      )) === name
    )
      return;
  }
  throw new Error(`${name} is not within ${most} steps of the keyboard`);
};

it('logs in: the first field has the focus, Enter sends', async () => {
  await page.goto('/login');
  await page.getByRole('heading', { name: '로그인' }).waitFor();
  await page.keyboard.type(account.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '김하늘 님의 메뉴' }).waitFor();
});

it('finds a project by typing', async () => {
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: '검색' }).waitFor();
  await page.keyboard.type(project);
  await page
    .getByRole('option', { name: new RegExp(project) })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: project }).waitFor();
});

it('walks through issues with j and k, also with the Korean keyboard on', async () => {
  await expectCurrent('첫째 이슈');
  await page.keyboard.press('j');
  await expectCurrent('둘째 이슈');
  await page.keyboard.press('j');
  await expectCurrent('셋째 이슈');
  await page.keyboard.press('k');
  await expectCurrent('둘째 이슈');
  await page.evaluate(
    `document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ㅏ', code: 'KeyK', bubbles: true }))`,
  );
  await expectCurrent('첫째 이슈');
});

it('raises an issue with n', async () => {
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: '이슈 추가' });
  await dialog.waitFor();
  await tabTo('취소', 20);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await page.keyboard.press('n');
  await dialog.getByRole('textbox', { name: '제목' }).focus();
  await page.keyboard.type('넷째 이슈');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '넷째 이슈' }).waitFor();
  await expectCurrent('넷째 이슈');
});

it('comments with c and sends with Ctrl+Enter', async () => {
  await page.keyboard.press('c');
  await page.keyboard.type('n을 눌러도 이슈가 생기지 않아요');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('log', { name: '댓글' }).getByText('n을 눌러도 이슈가 생기지 않아요', { exact: true }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('shows every shortcut with ?, and gives the focus back', async () => {
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: '키보드 단축키' });
  for (const label of ['다음 이슈', '이슈 추가', '댓글 쓰기', '검색 또는 이동'])
    await sheet.getByText(label).first().waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await page.evaluate<string>(`document.activeElement.getAttribute('aria-label')`)).toBe('이미지와 함께 쓰기');
});

it('goes by g and a letter, and past the header with the first Tab', async () => {
  await page.keyboard.press('g');
  await page.keyboard.press('h');
  await page.waitForURL((url) => url.pathname === '/');
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await page.waitForURL('**/request');
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: '본문으로 건너뛰기' }).waitFor();
  await page.keyboard.press('Enter');
  expect(await page.evaluate<string>('document.activeElement.id')).toBe('main');
});
