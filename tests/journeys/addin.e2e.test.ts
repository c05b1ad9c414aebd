import { randomBytes, randomUUID } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { addinClient, type AddinClient } from '../../tools/addin/addin-client.ts';
import { type Client, logIn, newIssue, newProject } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { expectLooks } from '../support/looks.ts';
import { openPracticeProduct } from '../support/product.ts';
import { admin as adminAccount, type Product } from '../support/running-server.ts';
import { buyLicences, sellLicence } from '../support/seats.ts';
import {
  type Account,
  afterJourney,
  giveSession,
  newVisitor,
  registerAccount,
  type Visitor,
} from '../support/visitor.ts';

const guid = randomBytes(16).toString('hex');
const session = { session: randomUUID(), machine: randomBytes(16).toString('hex'), version: '2.1.0', revit: 2025 };
const command = `Maru.J${randomBytes(6).toString('hex')}.Place`;
const thrown = `J${randomBytes(6).toString('hex')}Exception`;
let server: Product;
let browser: Browser;
let account: Account;
let [keeper, person] = [] as unknown as [Visitor, Visitor];
let addin: AddinClient;
let api: Client;

beforeAll(async () => {
  [server, browser] = await Promise.all([openPracticeProduct(), openBrowser()]);
  account = await registerAccount(server, '윤마루');
  const admin = await logIn(server.url);
  api = await logIn(server.url, account);
  const item = await sellLicence(admin, '설계 자동화 애드인');
  await buyLicences(server, item, api, 1);
  const { id } = await newProject(api, '한강 문화센터');
  const issue = await newIssue(api, id, '계단 폭 확인');
  await api.call('PUT', 'request/request/assignee', { body: { id: issue.id, assignee: api.user.id } });
  [keeper, person] = await Promise.all([newVisitor(browser, server.url), newVisitor(browser, server.url)]);
  await Promise.all([giveSession(keeper, adminAccount), giveSession(person, account)]);
  addin = addinClient(server.url, guid);
}, 120_000);
afterEach(({ task }) => afterJourney(task, keeper, person));

const desktop = (page: Page) => page.setViewportSize({ width: 1440, height: 900 });
const line = (part: object) => ({
  id: randomUUID(),
  at: new Date().toISOString(),
  version: '2.1.0',
  revit: 2025,
  ...part,
});
const use = (count: number) => addin.report('use', [JSON.stringify(line({ command, count }))]);
const fail = (version: string, count = 1) =>
  addin.report('error', [
    JSON.stringify(
      line({
        version,
        count,
        command,
        type: `Maru.${thrown}`,
        frames: ['at Maru.Walls.Place.Run(Document doc)', 'at Maru.App.Execute()'],
      }),
    ),
  ]);
const opener = (page: Page, name: RegExp | string) => page.locator('[data-row-opener]').filter({ hasText: name });

it('the web view of the add-in binds it, and shows licence, projects and issues', async () => {
  const { page } = person;
  await page.goto('/');
  await page.evaluate(`localStorage.setItem('revit', '${guid}')`);
  await page.goto('/revitMenu');
  await page.getByText('설계마루에 연결되었어요').waitFor();
  await page.getByText('Revit을 다시 시작하면 그 컴퓨터에 연결돼요').waitFor();
  await page.getByText('한강 문화센터').first().waitFor();
  await page.getByText('계단 폭 확인').waitFor();
  expect(await page.evaluate(`localStorage.getItem('revit')`)).toBeNull();
  const started = await addin.session('start', { ...session, machine_name: '설계팀 데스크톱' });
  expect(started.body.licence.state).toBe('valid');
  await page.reload();
  await page.getByText('설계팀 데스크톱에서 써요').waitFor();
  await expectLooks(page, 'revit-menu-bound');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: '로그아웃' }).focus();
});

it('what is used shows in the log and its figures as it comes, and both are narrowed together', async () => {
  const { page } = keeper;
  await page.goto('/adm/addin_use');
  await page.getByRole('heading', { name: '애드인 사용 기록' }).waitFor();
  await page.getByRole('region', { name: '사용 현황' }).getByText('사용자', { exact: true }).waitFor();
  await page.evaluate('window.notLoadedAgain = true');
  expect((await use(7)).body.accepted).toBe(1);
  await opener(page, command).waitFor();
  const ranked = page.getByRole('list', { name: '많이 쓴 명령' });
  await ranked.getByText(command).waitFor();
  await use(5);
  await ranked.getByRole('listitem').filter({ hasText: command }).getByText('12번').waitFor();
  expect(await page.evaluate('window.notLoadedAgain')).toBe(true);
  await page.locator('.MuiBarElement-root, .MuiBarChart-element').first().waitFor({ state: 'attached' });
  await expectLooks(page, 'adm-addin-use');
  await desktop(page);
  await page.getByRole('button', { name: '7일', exact: true }).press('Enter');
  await page.waitForURL(/day_from=/);
  await ranked.getByRole('link', { name: command }).press('Enter');
  await page.waitForURL(/text=/);
  await expect.poll(() => page.locator('[data-row-opener]').count()).toBe(1);
  await opener(page, command).press('Enter');
  await page.getByRole('heading', { name: '윤마루', level: 1 }).waitFor();
});

it('the people who use it are found with their machines, one of which is unbound for a reason', async () => {
  const { page } = keeper;
  await page.goto('/adm/addin_user');
  await opener(page, '윤마루').first().waitFor();
  await expectLooks(page, 'adm-addin-user');
  await desktop(page);
  await opener(page, '윤마루').first().press('Enter');
  const machines = page.getByRole('list', { name: '컴퓨터' });
  await machines.getByText('설계팀 데스크톱').waitFor();
  await expectLooks(page, 'adm-addin-user-one');
  await desktop(page);
  await page.getByRole('button', { name: '설계팀 데스크톱 연결 풀기' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '컴퓨터 연결을 풀까요?' });
  await dialog.getByRole('combobox', { name: '이유' }).selectOption('replaced');
  await expectLooks(page, 'adm-addin-user-unbind');
  await desktop(page);
  await dialog.getByRole('button', { name: '연결 풀기' }).press('Enter');
  await page.getByText('‘설계팀 데스크톱’ 연결을 풀었어요.').waitFor();
  await machines.getByText(/이름 없는 컴퓨터/).waitFor();
  expect((await addin.session('heartbeat', session)).body.licence.state).toBe('unbound');
  await machines.getByText('컴퓨터 없음').waitFor();
  await page.getByRole('link', { name: '회원 정보' }).click();
  const part = page.getByRole('region', { name: '애드인' });
  await part.getByText(/최근 90일 가운데 1일/).waitFor();
  await part.getByText(`${command} 12번`).waitFor();
});

it('a new error is there by itself, is acknowledged, noted, handed on and fixed, and comes back by itself', async () => {
  const { page } = keeper;
  await page.goto('/adm/addin_error');
  await page.getByRole('heading', { name: '애드인 오류' }).waitFor();
  await page.getByRole('link', { name: '확인할 오류' }).press('Enter');
  await page.evaluate('window.notLoadedAgain = true');
  await fail('2.1.0', 3);
  await opener(page, thrown).waitFor();
  const menu = page.getByRole('navigation', { name: '관리 메뉴' }).getByRole('link', { name: '애드인 오류' });
  await expect.poll(() => menu.getAttribute('aria-description')).toMatch(/처리할 일 \d+건/);
  await expectLooks(page, 'adm-addin-error');
  await desktop(page);
  await opener(page, thrown).press('Enter');
  await page.getByText('아직 아무도 확인하지 않았어요.').waitFor();
  await page.getByRole('region', { name: '스택' }).getByText('at Maru.Walls.Place.Run').waitFor();
  await page.getByRole('button', { name: '확인했어요' }).press('Enter');
  await page.getByText('하루에 갑자기 늘어나면 다시 알려 드려요.').waitFor();
  await page.getByRole('textbox', { name: '메모' }).fill('벽이 없는 층에서 생겨요.');
  await page.getByRole('button', { name: '메모 저장' }).press('Enter');
  await page.getByText('메모를 저장했어요.').waitFor();
  await page.getByRole('button', { name: '이슈 만들기' }).press('Enter');
  const raise = page.getByRole('dialog', { name: '이슈 만들기' });
  const projects = raise.getByRole('combobox', { name: '프로젝트' });
  await projects.locator('option').filter({ hasText: '한강 문화센터' }).first().waitFor({ state: 'attached' });
  await projects.selectOption({ label: '한강 문화센터' });
  await expectLooks(page, 'adm-addin-error-raise');
  await desktop(page);
  await raise.getByRole('button', { name: '만들기' }).press('Enter');
  await page.getByRole('link', { name: '연결된 이슈 열기' }).waitFor();
  await page.getByRole('button', { name: '고친 버전 적기' }).press('Enter');
  const fix = page.getByRole('dialog', { name: '어느 버전에서 고쳤나요?' });
  await fix.getByRole('textbox', { name: '고친 버전' }).fill('2.2');
  await fix.getByText('2.2.0이나 2.2.0-beta.1처럼 적어 주세요.').waitFor();
  await fix.getByRole('textbox', { name: '고친 버전' }).fill('2.2.0');
  await page.keyboard.press('Enter');
  await page.getByText(/^2\.2\.0에서 고쳤어요/).waitFor();
  await fail('2.2.1');
  await page.getByText('2.2.0에서 고쳤는데 2.2.1에서 다시 생겼어요.').waitFor();
  expect(await page.evaluate('window.notLoadedAgain')).toBe(true);
  await page.locator('.MuiBarElement-root, .MuiBarChart-element').first().waitFor({ state: 'attached' });
  await expectLooks(page, 'adm-addin-error-one');
  await desktop(page);
  await page.getByRole('link', { name: '연결된 이슈 열기' }).press('Enter');
  await page
    .getByText(/애드인 오류: /)
    .first()
    .waitFor();
});

it('the desk leads to the errors that somebody has to look at', async () => {
  const { page } = keeper;
  await page.goto('/adm');
  await page.getByRole('link', { name: /^늘어나는 애드인 오류/ }).press('Enter');
  await page.waitForURL('**/adm/addin_error?state=new,rising,regressed');
  await opener(page, thrown).waitFor();
});
