import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect, type TestContext } from 'vitest';
import { confirmSignup, type Place, signUp } from './sign-up.ts';

/** Someone in front of a browser of their own. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors the page should not have made; what a test brings about on purpose it allows first. */
  expectNoProblems(): void;
  allow(...problems: readonly RegExp[]): void;
  /** Another tab of the same browser, watched for the same problems. */
  openTab(): Promise<Page>;
  close(): Promise<void>;
}

const contexts = new Set<BrowserContext>();
/** After a test file: its pages are in the browser of the next one. */
export const closeVisitors = async (): Promise<void> => {
  await Promise.all([...contexts].map((context) => context.close()));
  contexts.clear();
};

const failures = new URL('../../test-output/failed-journeys', import.meta.url).pathname;
const inPage = new URL('in-page.js', import.meta.url).pathname;
/** A visitor has no session to refresh: the browser reports the 401 by itself. */
const refusedRefresh = /401 \(Unauthorized\).*\/api\/auth\/refresh/;

export const newVisitor = async (
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> => {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    viewport: { width: 1440, height: 900 },
    // Movement costs a processor much, and journeys ask for none.
    reducedMotion: 'reduce',
    ...options,
  });
  contexts.add(context);
  context.setDefaultTimeout(15_000);
  await context.addInitScript({ path: inPage });
  const problems: string[] = [];
  const allowedProblems = [refusedRefresh];
  const watch = (page: Page) => {
    page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.stack ?? error.message}`));
    page.on(
      'console',
      (message) => void (message.type() === 'error' && problems.push(`${message.text()} ${message.location().url}`)),
    );
    return page;
  };
  const openTab = async () => watch(await context.newPage());
  return {
    context,
    openTab,
    page: await openTab(),
    allow: (...more) => void allowedProblems.push(...more),
    expectNoProblems: () =>
      expect(problems.filter((problem) => !allowedProblems.some((pattern) => pattern.test(problem)))).toEqual([]),
    close: () => context.close(),
  };
};

/** After each test: no errors on any page, and a picture of each page of a test that failed. */
export const afterJourney = async (
  { name, result }: TestContext['task'],
  ...visitors: readonly Visitor[]
): Promise<void> => {
  if (result?.state === 'fail')
    for (const [at, { page }] of visitors.entries())
      await page.screenshot({ path: `${failures}/${name.replaceAll(/[^\w가-힣]+/g, '-')}-${at + 1}.png` });
  for (const visitor of visitors) visitor.expectNoProblems();
};

export interface Account {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}
export const newAccount = (name: string): Account => ({
  name,
  email: `${crypto.randomUUID()}@example.com`,
  password: 'correct-horse-battery',
});

export const registerAccount = async (product: Place, name: string): Promise<Account> => {
  const account = newAccount(name);
  await signUp(product, account);
  return account;
};

/** Gives the browser the session cookies of an account; the next page it opens is logged in. */
export const giveSession = async (
  { context }: Visitor,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> => {
  const answer = await context.request.post('/api/auth/login', { data: { email, password } });
  expect(answer.status()).toBe(200);
};

/** Fills in the form; answers the id of the sign-up, whose mail is on its way. */
export const signUpOnScreen = async ({ page }: Visitor, { name, email, password }: Account): Promise<string> => {
  await page.goto('/signup');
  await page.getByLabel('이름').fill(name);
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByLabel('전체 동의').check();
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/auth/signup'));
  await page.getByRole('button', { name: '가입하기' }).click();
  await page.getByRole('heading', { name: '메일을 확인해 주세요' }).waitFor();
  return ((await (await answer).json()) as { id: string }).id;
};

/** Signs up, confirms the address, and logs in. */
export const joinOnScreen = async (product: Place, visitor: Visitor, account: Account): Promise<void> => {
  await confirmSignup(product, await signUpOnScreen(visitor, account));
  await visitor.page.getByRole('main').getByRole('link', { name: '로그인하러 가기' }).click();
  await logInOnScreen(visitor, account);
  await visitor.page.getByRole('button', { name: `${account.name} 님의 메뉴` }).waitFor();
};

export const logInOnScreen = async (
  { page }: Pick<Visitor, 'page'>,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> => {
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: '로그인' }).click();
};
