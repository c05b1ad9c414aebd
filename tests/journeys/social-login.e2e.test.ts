import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { kakaoApp, type KakaoDouble, kakaoDouble } from '../support/kakao-double.ts';
import { type Product, runServer } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, registerAccount, type Visitor } from '../support/visitor.ts';

let kakao: KakaoDouble;
let server: Product;
let browser: Browser;
let me: Visitor;
let people = 0;

beforeAll(async () => {
  kakao = await kakaoDouble();
  const env = {
    KAKAO_CLIENT_ID: kakaoApp.clientId,
    KAKAO_CLIENT_SECRET: kakaoApp.clientSecret,
    KAKAO_ADMIN_KEY: kakaoApp.adminKey,
    KAKAO_BASE_URL: kakao.url,
  };
  [server, browser] = await Promise.all([runServer({ env }), openBrowser()]);
});
beforeEach(async () => {
  people += 1;
  kakao.person = { id: String(4_000_000_000 + people), nickname: '춘식이' };
  kakao.mode = 'ok';
  me = await newVisitor(browser, server.url);
});
afterEach(async ({ task }) => {
  await afterJourney(task, me);
  await me.close();
});
afterAll(async () => {
  await server.dispose();
  await kakao.close();
});

const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `${name} 님의 메뉴` });
const byKakao = (page: Page) => page.getByRole('link', { name: '카카오로 로그인' }).click();
const kept = (page: Page, key: string) => page.evaluate<string | null>(`localStorage.getItem('${key}')`);
const at = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
/** A new person: from the login over Kakao and the form to Home. */
const join = async ({ page }: Visitor) => {
  await page.goto('/login');
  await byKakao(page);
  await page.getByRole('heading', { name: '한 가지만 더 확인할게요' }).waitFor();
  expect(await page.getByLabel('이름').inputValue()).toBe('춘식이');
  await page.getByLabel('전체 동의').check();
  await page.getByRole('button', { name: '동의하고 시작하기' }).click();
  await menuOf(page, '춘식이').waitFor();
  await at(page, '/');
};
const cutAtKakao = () =>
  fetch(`${server.url}/api/auth/kakao/unlink`, {
    method: 'POST',
    headers: { authorization: `KakaoAK ${kakaoApp.adminKey}` },
    body: new URLSearchParams({ app_id: '1', user_id: kakao.person.id, referrer_type: 'UNLINK_FROM_APPS' }),
  });

describe('a login by Kakao', () => {
  it('makes an account of somebody new, and logs him in again', async () => {
    const { page } = me;
    await join(me);
    expect(await kept(page, 'rt')).toMatch(/^[0-9a-f-]{36}$/);
    await menuOf(page, '춘식이').click();
    await page.getByRole('menuitem', { name: '로그아웃' }).click();
    await page.getByRole('banner').getByRole('link', { name: '로그인' }).waitFor();
    expect(await kept(page, 'rt')).toBeNull();

    await page.goto('/login?returnUrl=%2Frequest');
    await byKakao(page);
    await at(page, '/request');
    await menuOf(page, '춘식이').waitFor();
    await page.reload();
    await menuOf(page, '춘식이').waitFor();
  });

  it.each([
    ['denied', '카카오 로그인을 취소했어요.'],
    ['wrong-signature', '카카오로 로그인하지 못했어요. 잠시 뒤 다시 시도해 주세요.'],
  ] as const)('tells how it ended: %s', async (mode, words) => {
    kakao.mode = mode;
    await me.page.goto('/login');
    await byKakao(me.page);
    await me.page.getByRole('alert').getByText(words).waitFor();
    expect(await kept(me.page, 'rt')).toBeNull();
  });

  it("is linked and unlinked in one's own account", async () => {
    const { page } = me;
    await giveSession(me, await registerAccount(server, '김하늘'));
    await page.goto('/my');
    const card = page.getByRole('region', { name: '소셜 로그인' });
    await card.getByRole('button', { name: '연결하기' }).click();
    await card.getByText('연결됨').waitFor();
    await page.getByText('카카오 계정을 연결했어요.').waitFor();
    expect(new URL(page.url()).search).toBe('');
    await card.getByRole('button', { name: '연결 해제' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '연결 해제' }).click();
    await card.getByRole('button', { name: '연결하기' }).waitFor();
  });

  it('ends everywhere when the connection is cut at Kakao', async () => {
    await join(me);
    await me.page.goto('/request');
    await me.page.getByRole('status', { name: '실시간으로 연결되어 있어요' }).waitFor();
    me.allow(/401 \(Unauthorized\)/);
    expect((await cutAtKakao()).status).toBe(200);
    await at(me.page, '/');
    await me.page.getByRole('banner').getByRole('link', { name: '로그인' }).waitFor();
  });
});

describe('the web view of the add-in', () => {
  const trade = (guid: string) =>
    fetch(`${server.url}/api/auth/addin_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ guid }),
    });

  it('binds the add-in to who logs in, until he lets go of it', async () => {
    const guid = crypto.randomUUID();
    await join(me);
    const view = await newVisitor(browser, server.url);
    const { page } = view;
    await page.goto('/');
    await page.evaluate(`localStorage.setItem('revit', '${guid}')`);
    await page.goto('/login?menu=revit');
    await byKakao(page);
    await at(page, '/revitMenu');
    await page.getByRole('heading', { name: '설계마루에 연결되었어요' }).waitFor();
    await page.getByText('Revit 애드인을 연결했어요.').waitFor();
    await expect.poll(() => kept(page, 'revit')).toBeNull();
    expect((await trade(guid)).status).toBe(200);

    await page.goto('/my');
    await page.getByRole('button', { name: 'Revit 애드인 연결 해제' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: '연결 해제' }).click();
    await page.getByText('Revit 애드인 연결을 해제했어요.').waitFor();
    expect((await trade(guid)).status).toBe(401);
    view.expectNoProblems();
    await view.close();
  });
});
