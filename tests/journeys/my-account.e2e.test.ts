import type { LoginAnswer } from '@maru/contracts/identity/session/session.routes';
import { accessTokenSeconds } from '@maru/contracts/kernel/limits';
import { accessTokens } from '@maru/platform/access-token/access-token';
import type { Browser, Page, Route } from 'playwright-core';
import sharp from 'sharp';
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
let [here, elsewhere] = [] as unknown as [Visitor, Visitor];
/** What a page asks with a session that has ended is refused, and the browser says so. */
const refused = /401 \(Unauthorized\)/;

beforeAll(async () => {
  [server, browser] = await Promise.all([openProduct(), openBrowser()]);
});
beforeEach(async () => {
  account = await registerAccount(server, '김하늘');
  [here, elsewhere] = await Promise.all([newVisitor(browser, server.url), newVisitor(browser, server.url)]);
  await Promise.all([giveSession(here, account), giveSession(elsewhere, account)]);
});
afterEach(async ({ task }) => {
  await afterJourney(task, here, elsewhere);
  await Promise.all([here.close(), elsewhere.close()]);
});

const openMy = async (page: Page) => {
  await page.goto('/my');
  await page.getByText('지금 쓰는 기기').waitFor();
};
/** A working screen with its live connection. */
const openLive = async ({ page }: Visitor) => {
  await page.goto('/request');
  await page.getByRole('status', { name: '실시간으로 연결되어 있어요' }).waitFor();
};
const menuOf = (page: Page, name: string) => page.getByRole('button', { name: `${name} 님의 메뉴` });
/** The session is over in this browser: it is a visitor's again, at Home. */
const expectLoggedOut = async ({ page }: Visitor) => {
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByRole('banner').getByRole('link', { name: '로그인' }).waitFor();
};

/**
 * The next refresh answers a token of the server's own kind that runs out in some seconds; told are the token, and
 * when, in epoch ms.
 */
const answerShortLived = async (page: Page, told: (token: string, runsOut: number) => void) => {
  const secret = await server.secret('access-token');
  const shorten = async (route: Route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as LoginAnswer;
    const runsOut = Date.now() + 4_000;
    const tokensAt = (now: () => number) => accessTokens(secret, { now, stamp: () => '' });
    const token = await tokensAt(() => runsOut - accessTokenSeconds * 1000).issue(
      await tokensAt(Date.now).verify(body.accessToken, 'api'),
      'api',
    );
    told(token, runsOut);
    await route.fulfill({ response: answer, json: { ...body, accessToken: token } });
  };
  await page.route('**/api/auth/refresh', shorten, { times: 1 });
};

describe('my account', () => {
  it('is reached from the menu; a new name shows in another window as it is saved', async () => {
    await openLive(elsewhere);
    await here.page.goto('/');
    await menuOf(here.page, '김하늘').click();
    await here.page.getByRole('menuitem', { name: '내 정보' }).click();
    await here.page.getByLabel('이름').fill('김가을');
    await here.page.getByLabel('전화번호 (선택)').pressSequentially('01012345678');
    expect(await here.page.getByLabel('전화번호 (선택)').inputValue()).toBe('010-1234-5678');
    await here.page.getByRole('button', { name: '저장' }).click();
    await menuOf(here.page, '김가을').waitFor();
    await menuOf(elsewhere.page, '김가을').waitFor();
    await here.page.reload();
    await expect.poll(() => here.page.getByLabel('전화번호 (선택)').inputValue()).toBe('010-1234-5678');
  });

  it('goes on over an access token that has run out, without a word', async () => {
    const { page } = here;
    let [first, end] = ['', Number.POSITIVE_INFINITY];
    await answerShortLived(page, (token, runsOut) => {
      [first, end] = [token, runsOut];
    });
    await openMy(page);
    await expect.poll(() => Date.now() > end, { timeout: 10_000 }).toBe(true);
    await page.getByLabel('이름').fill('김가을');
    here.allow(refused);
    const shown: (string | undefined)[] = [];
    page.on(
      'request',
      (request) => void (request.url().endsWith('/api/auth/my/name') && shown.push(request.headers()['authorization'])),
    );
    await page.getByRole('button', { name: '저장' }).click();
    await menuOf(page, '김가을').waitFor();
    expect(shown).toEqual([`Bearer ${first}`, expect.not.stringContaining(first)]);
  });

  it('has a picture as soon as one is chosen, and takes it back after it was taken away', async () => {
    const { page } = here;
    const picture = () => page.getByRole('img', { name: '김하늘 님의 사진' }).locator('img');
    const png = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#1867C0' } })
      .png()
      .toBuffer();
    await openMy(page);
    await page.getByLabel('프로필 사진').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png });
    await page.getByText('사진을 바꿨어요.').waitFor();
    const address = await picture().getAttribute('src');
    await menuOf(page, '김하늘').locator(`img[src="${address}"]`).waitFor();
    await page.getByRole('button', { name: '사진 삭제' }).click();
    await picture().waitFor({ state: 'detached' });
    await page.getByRole('button', { name: '실행 취소' }).click();
    await expect.poll(() => picture().getAttribute('src')).toBe(address);
  });

  it('keeps the caret at its digit while a number is mended', async () => {
    await openMy(here.page);
    const phone = here.page.getByLabel('전화번호 (선택)');
    await phone.pressSequentially('0101235678');
    await phone.press('Home');
    for (let n = 0; n < 7; n += 1) await phone.press('ArrowRight');
    await here.page.keyboard.type('4');
    expect(await phone.inputValue()).toBe('010-1234-5678');
  });

  it('with a new password ends the session of another browser and keeps this one', async () => {
    elsewhere.allow(refused);
    await openLive(elsewhere);
    await openMy(here.page);
    await here.page.getByLabel('지금 비밀번호').fill('not-the-password');
    await here.page.getByLabel('새 비밀번호').fill('봄비가 내리는 창가');
    here.allow(/422 \(Unprocessable/);
    await here.page.getByRole('button', { name: '비밀번호 변경' }).click();
    await here.page.getByLabel('지금 비밀번호').and(here.page.locator('[aria-invalid=true]')).waitFor();
    await here.page.getByLabel('지금 비밀번호').fill(account.password);
    await here.page.getByRole('button', { name: '비밀번호 변경' }).click();
    await here.page.getByText('비밀번호를 바꿨어요. 다른 기기 1곳에서 로그아웃했어요.').waitFor();
    // Its socket is closed, and it asks for a new token in vain: nobody touched it.
    await expectLoggedOut(elsewhere);
    await here.page.reload();
    await here.page.getByText('지금 쓰는 기기').waitFor();
    await elsewhere.page.goto('/login');
    await logInOnScreen(elsewhere, { ...account, password: '봄비가 내리는 창가' });
    await menuOf(elsewhere.page, '김하늘').waitFor();
  });

  it('ends one session from the list; that browser is out at its next navigation', async () => {
    elsewhere.allow(refused);
    await elsewhere.page.goto('/my');
    await elsewhere.page.getByText('지금 쓰는 기기').waitFor();
    await openMy(here.page);
    const devices = here.page.getByRole('region', { name: '로그인한 기기' }).getByRole('listitem');
    const before = await devices.count();
    await here.page
      .getByRole('button', { name: / 로그아웃$/ })
      .first()
      .click();
    await here.page.getByText('그 기기에서 로그아웃했어요.').waitFor();
    await expect.poll(() => devices.count()).toBe(before - 1);
    await elsewhere.page.goto('/request');
    await expectLoggedOut(elsewhere);
  });

  it('ends all other sessions, asked once', async () => {
    elsewhere.allow(refused);
    await openLive(elsewhere);
    await openMy(here.page);
    await here.page.getByRole('button', { name: '다른 기기 모두 로그아웃' }).click();
    await here.page.getByRole('alertdialog').getByRole('button', { name: '모두 로그아웃' }).click();
    await expectLoggedOut(elsewhere);
    await expect
      .poll(() => here.page.getByRole('region', { name: '로그인한 기기' }).getByRole('listitem').count())
      .toBe(1);
  });
});
