import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Client, logIn, newIssue, newPerson, newProject } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { openProduct } from '../support/product.ts';
import { joinProject } from '../support/project-with-people.ts';
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

const screenshots = new URL('../../test-output/screenshots', import.meta.url).pathname;
const title = '강변 문화센터 기본설계';

let server: Product;
let browser: Browser;
let leaver: Visitor;
let account: Account;
let owner: Client;
let [project, issue] = ['', ''];
beforeAll(async () => {
  [server, browser] = await Promise.all([openProduct(), openBrowser()]);
});
beforeEach(async () => {
  account = await registerAccount(server, '한늬솔');
  owner = await newPerson(server, '이바다');
  ({ id: project } = await newProject(owner, title));
  const api = await logIn(server.url, account);
  await joinProject(owner, api, project);
  ({ id: issue } = await newIssue(owner, project));
  await api.call('POST', 'request/comment/add', {
    body: { prj_id: project, issue_id: issue, comment: '치수를 확인했어요.' },
  });
  leaver = await newVisitor(browser, server.url, { acceptDownloads: true });
  await giveSession(leaver, account);
});
afterEach(async ({ task }) => {
  await afterJourney(task, leaver);
  await leaver.close();
});

it(
  'someone takes all data along and withdraws; what was said stays under nobody’s name',
  { timeout: 90_000 },
  async () => {
    const { page } = leaver;
    await page.goto('/my');
    await page.getByRole('region', { name: '내 프로젝트' }).getByRole('link', { name: title }).waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '파일로 받기' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^내-정보-\d{4}-\d{2}-\d{2}\.json$/);
    expect(JSON.parse(await readFile(await download.path(), 'utf8'))).toMatchObject({
      account: { name: '한늬솔', email: account.email },
      projects: [{ title }],
      comments: [{ comment: '치수를 확인했어요.' }],
    });

    leaver.allow(/422/, /401/);
    await page.getByRole('region', { name: '회원 탈퇴' }).getByRole('button', { name: '탈퇴하기' }).click();
    const dialog = page.getByRole('dialog', { name: '정말 탈퇴할까요?' });
    await dialog.getByLabel('비밀번호', { exact: true }).fill('not the password');
    await dialog.getByRole('button', { name: '탈퇴하기' }).click();
    await dialog.getByText('지금 쓰는 비밀번호가 맞지 않아요').waitFor();
    await page.screenshot({ path: `${screenshots}/withdraw-dialog.png` });
    await dialog.getByLabel('비밀번호', { exact: true }).fill(account.password);
    await dialog.getByRole('button', { name: '탈퇴하기' }).click();
    await page.getByText('탈퇴가 끝났어요. 그동안 고마웠어요.').waitFor();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('banner').getByRole('link', { name: '로그인' }).waitFor();

    await page.reload();
    await page.getByRole('banner').getByRole('link', { name: '로그인' }).click();
    await logInOnScreen(leaver, account);
    await page.getByText('이메일 또는 비밀번호가 맞지 않아요').first().waitFor();

    const { body } = await owner.call<{ comments: { comment: string; author: { name: string } }[] }>(
      'GET',
      'request/comment/list',
      { query: { id: issue } },
    );
    expect(body.comments).toMatchObject([{ comment: '치수를 확인했어요.', author: { name: '탈퇴한 사용자' } }]);
  },
);
