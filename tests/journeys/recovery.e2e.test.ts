import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { visit } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { linkIn, mailsTo, untilMails } from '../support/mails.ts';
import { openProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';
import {
  afterJourney,
  logInOnScreen,
  newAccount,
  newVisitor,
  registerAccount,
  signUpOnScreen,
  type Visitor,
} from '../support/visitor.ts';

const screenshots = new URL('../../test-output/screenshots', import.meta.url).pathname;

let server: Product;
let browser: Browser;
let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  [server, browser] = await Promise.all([openProduct(), openBrowser()]);
});
beforeEach(async () => {
  visitor = await newVisitor(browser, server.url);
  page = visitor.page;
});
afterEach(async ({ task }) => {
  await afterJourney(task, visitor);
  await visitor.close();
});

const askForMail = async (email: string) => {
  await page.getByLabel('이메일').fill(email);
  await page.getByRole('button', { name: '메일 받기' }).click();
  return page.getByRole('dialog', { name: '메일을 확인해 주세요' });
};
const heading = (name: string) => page.getByRole('heading', { name });

it(
  'someone signs up, confirms the address, forgets the password, and comes in with a new one',
  { timeout: 90_000 },
  async () => {
    const account = newAccount('김하늘');
    await signUpOnScreen(visitor, account);
    const [welcome] = await untilMails(server.dataDir, account.email, 1);
    expect(welcome).toMatchObject({ subject: '[설계마루] 이메일을 인증해 주세요', to: account.email });
    const certify = linkIn(welcome ?? { text: '' });
    expect(new URL(certify).origin).toBe(server.url);
    await page.goto(certify);
    await heading('김하늘 님, 메일 인증이 완료되었습니다.').waitFor();
    await page.reload();
    await heading('이미 인증이 되었거나, 메일 인증이 실패하였습니다.').waitFor();
    await page.getByRole('main').getByRole('link', { name: '로그인하기' }).click();
    await logInOnScreen(visitor, account);
    await page.getByRole('button', { name: '김하늘 님의 메뉴' }).waitFor();

    const stranger = await newVisitor(browser, server.url);
    page = stranger.page;
    await page.goto('/login');
    await page.getByRole('link', { name: '비밀번호를 잊으셨나요?' }).click();
    await heading('비밀번호 찾기').waitFor();
    const dialog = await askForMail(account.email);
    await dialog.getByRole('button', { name: '확인' }).click();
    await page.waitForURL((url) => url.href === `${server.url}/`);
    const [, recover] = await untilMails(server.dataDir, account.email, 2);
    const link = linkIn(recover ?? { text: '' });
    await page.goto(link);
    await page.getByLabel('새 비밀번호').fill('마루에서 함께 검토해요');
    await page.getByRole('button', { name: '비밀번호 변경' }).click();
    await heading('김하늘 님, 비밀번호가 변경되었습니다.').waitFor();
    await page.getByRole('main').getByRole('link', { name: '로그인하기' }).click();
    await logInOnScreen(stranger, { email: account.email, password: '마루에서 함께 검토해요' });
    await page.getByRole('button', { name: '김하늘 님의 메뉴' }).waitFor();

    // The window it began in was logged in with the password before.
    visitor.allow(/401 \(Unauthorized\)/);
    await visitor.page.goto('/request/project');
    await visitor.page.waitForURL((url) => url.pathname === '/');
    await visitor.page.getByRole('banner').getByRole('link', { name: '로그인' }).waitFor();

    stranger.allow(/410 \(Gone\)/);
    await page.goto(link);
    await page.getByLabel('새 비밀번호').fill('또 다른 비밀번호예요');
    await page.getByRole('button', { name: '비밀번호 변경' }).click();
    await page.getByText('이미 사용한 링크예요.').waitFor();
    await page.waitForURL((url) => url.pathname === '/');
    expect((await untilMails(server.dataDir, account.email, 3)).map(({ subject }) => subject)).toEqual([
      '[설계마루] 이메일을 인증해 주세요',
      '[설계마루] 새 비밀번호를 정해 주세요',
      '[설계마루] 비밀번호가 바뀌었어요',
    ]);
    stranger.expectNoProblems();
    await stranger.close();
  },
);

it('someone who signs up a second time sees the same, and is told by mail', async () => {
  const account = await registerAccount(server, '김하늘');
  await untilMails(server.dataDir, account.email, 1);
  await signUpOnScreen(visitor, account);
  const [, told] = await untilMails(server.dataDir, account.email, 2);
  expect(told).toMatchObject({ subject: '[설계마루] 이미 가입한 주소예요', to: account.email });
  await page.goto(linkIn(told ?? { text: '' }));
  await logInOnScreen(visitor, account);
  await page.getByRole('button', { name: '김하늘 님의 메뉴' }).waitFor();
});

it('an address without an account is told the same, and gets no mail', async () => {
  await page.goto('/findme');
  const dialog = await askForMail('nobody@example.com');
  const told = await dialog.textContent();
  // Mails go out in the order they were asked for.
  const { email } = await registerAccount(server, '이바다');
  const { body } = await visit<{ message: string }>(server.url, 'POST', 'auth/findpass', { body: { email } });
  await untilMails(server.dataDir, email, 2);
  expect(told).toContain(body.message);
  expect(await mailsTo(server.dataDir, 'nobody@example.com')).toEqual([]);
});

it('a mail is shown as it will be read', async () => {
  const { email } = await registerAccount(server, '박나래');
  await visit(server.url, 'POST', 'auth/findpass', { body: { email } });
  for (const mail of await untilMails(server.dataDir, email, 2)) {
    await page.setContent(mail.html);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await page.screenshot({
        path: `${screenshots}/mail-${mail.subject.includes('인증') ? 'certify' : 'recover'}-${width}.png`,
      });
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    }
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  }
});
