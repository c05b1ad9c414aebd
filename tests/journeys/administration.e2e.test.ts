import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { openProduct } from '../support/product.ts';
import { admin, type Product } from '../support/running-server.ts';
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
let [account, administrator, person] = [] as unknown as [Account, Visitor, Visitor];

beforeAll(async () => {
  [server, browser] = await Promise.all([openProduct(), openBrowser()]);
  account = await registerAccount(server, `가온누리${Date.now()}`);
  [administrator, person] = await Promise.all([newVisitor(browser, server.url), newVisitor(browser, server.url)]);
  await Promise.all([giveSession(administrator, admin), giveSession(person, account)]);
  // Whose session was ended is told so.
  person.allow(/401 \(Unauthorized\)/, /403 \(Forbidden\).*\/api\/auth\/login/);
});
afterEach(({ task }) => afterJourney(task, administrator, person));

const openTracker = async ({ page }: Visitor) => {
  await page.goto('/request/project');
  await page.getByRole('status', { name: '실시간으로 연결되어 있어요' }).waitFor();
};
/** Sent Home, as a visitor, without having done anything. */
const isOut = async ({ page }: Visitor) => {
  await page.getByRole('banner').getByRole('link', { name: '로그인' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
};
const choose = async (page: Page, item: string) => {
  await page.getByRole('button', { name: `${account.name} 님 메뉴` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

it('an administrator finds a person and suspends them: they are out at once, and told why they do not come in', async () => {
  const { page } = administrator;
  await openTracker(person);
  await page.goto('/');
  await page.getByRole('button', { name: '관리자 님의 메뉴' }).click();
  await page.getByRole('menuitem', { name: '관리', exact: true }).click();
  await page.getByRole('navigation', { name: '관리 메뉴' }).getByRole('link', { name: '회원' }).click();
  await page.getByLabel('회원 찾기').fill(account.name.slice(1));
  await page.waitForURL(/text=/);
  await choose(page, '이용 정지');
  await page.getByLabel(/정지 이유/).fill('광고 글을 여러 번 올렸어요');
  await page.getByRole('button', { name: '정지', exact: true }).last().click();
  await page
    .getByRole('row', { name: new RegExp(account.name) })
    .getByText('정지')
    .waitFor();
  await isOut(person);
  await person.page.goto('/login');
  await logInOnScreen(person, account);
  await person.page.getByRole('alert').getByText('이용이 정지된 계정이에요. 문의해 주세요.').waitFor();
});

it('the reason stands in the history, and the person comes in again once reinstated', async () => {
  const { page } = administrator;
  await choose(page, '기록 보기');
  await page.getByRole('list', { name: '기록' }).getByText('광고 글을 여러 번 올렸어요').waitFor();
  await page.getByRole('button', { name: '닫기', exact: true }).last().click();
  await choose(page, '정지 풀기');
  await page
    .getByRole('row', { name: new RegExp(account.name) })
    .getByText('이용 중')
    .waitFor();
  await logInOnScreen(person, account);
  await person.page.getByRole('button', { name: `${account.name} 님의 메뉴` }).waitFor();
});

it('a person who is made an administrator logs in again, and may enter', async () => {
  const { page } = administrator;
  await openTracker(person);
  await choose(page, '등급 변경');
  await page.getByRole('combobox', { name: '등급' }).click();
  await page.getByRole('option', { name: '관리자 (10)' }).click();
  await page.getByRole('button', { name: '변경', exact: true }).click();
  // It stays as long as someone points at it.
  await page.getByText(`${account.name} 님의 등급을 바꿨어요.`).hover();
  await page
    .getByRole('row', { name: new RegExp(account.name) })
    .getByText('관리자 (10)')
    .waitFor();
  await isOut(person);
  await person.page.goto('/adm/user');
  await person.page.waitForURL(/returnUrl=%2Fadm%2Fuser/);
  await person.page.getByRole('banner').getByRole('link', { name: '로그인' }).click();
  await logInOnScreen(person, account);
  await person.page.getByRole('heading', { name: '회원' }).waitFor();
  await person.page.getByText(`${account.name} (나)`).waitFor();
});

it('an administrator who is demoted is out of the admin area at once', async () => {
  const { page } = administrator;
  await page.getByRole('button', { name: '실행 취소' }).click();
  await page.getByText('등급을 되돌렸어요.').waitFor();
  await person.page.waitForURL(/returnUrl=/);
  await person.page.getByRole('banner').getByRole('link', { name: '로그인' }).waitFor();
});
