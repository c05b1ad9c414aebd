import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Client, logIn, visit } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { linkIn, mailsTo } from '../support/mails.ts';
import { payAtSandbox, placeOrder } from '../support/orders.ts';
import { openPracticeProduct } from '../support/product.ts';
import { admin as adminAccount, type Product } from '../support/running-server.ts';
import {
  type Account,
  afterJourney,
  giveSession,
  newVisitor,
  registerAccount,
  type Visitor,
} from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let item: string;
let accounts: readonly [Account, Account];
let buyer: Visitor;
let colleague: Visitor;
let keeper: Visitor;
let person: Client;

beforeAll(async () => {
  [server, browser] = await Promise.all([openPracticeProduct(), openBrowser()]);
  accounts = await Promise.all([registerAccount(server, '김하늘'), registerAccount(server, '이바다')]);
  [buyer, colleague, keeper, person] = await Promise.all([
    newVisitor(browser, server.url),
    newVisitor(browser, server.url),
    newVisitor(browser, server.url),
    logIn(server.url, accounts[0]),
  ]);
  await Promise.all([
    giveSession(buyer, accounts[0]),
    giveSession(colleague, accounts[1]),
    giveSession(keeper, adminAccount),
  ]);
  const admin = await logIn(server.url);
  const options = [{ name: '1년', price: 120_000, stock: null }];
  const sold = { name: '도면 검토 애드인', category: '라이선스', kind: 'licence', state: 'onSale', options };
  const notice = noticeExamples.licence;
  item = (await admin.call<{ id: string }>('POST', 'adm/item/add', { body: { ...sold, notice } })).body.id;
});
afterEach(({ task }) => afterJourney(task, buyer, colleague, keeper));

const pictures = new URL('../../test-output/screenshots', import.meta.url).pathname;
const picture = async (page: Page, name: string) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `${pictures}/licence-${name}-${width}.jpeg`, type: 'jpeg', fullPage: true });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};
const invitationTo = async (email: string) => {
  const find = async () =>
    (await mailsTo(server.dataDir, email)).map(linkIn).find((link) => link.includes('/licence/accept')) ?? '';
  await expect.poll(find, { timeout: 20_000 }).not.toBe('');
  return find();
};

it('the administrator uploads an installer, publishes it, and says for which licences it is', async () => {
  const { page } = keeper;
  await page.goto('/adm/installer');
  await page
    .getByText('올린 설치 파일이 없어요')
    .or(page.getByRole('list', { name: '설치 파일' }))
    .first()
    .waitFor();
  await page.getByLabel('라이선스 상품').fill('도면 검토');
  await page.getByRole('option', { name: '도면 검토 애드인' }).click();
  await page.getByRole('button', { name: '올리기' }).first().click();
  const dialog = page.getByRole('dialog');
  const buffer = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2_000_000, 7)]);
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'maru-addin-2.0.0.msi', mimeType: 'application/x-msi', buffer });
  await dialog.getByLabel('버전').fill('2.0.0');
  await dialog.getByLabel('Revit 연도 (선택)').fill('2024, 2025, 2026');
  await dialog.getByLabel('바뀐 점 (선택)').fill('뷰와 함께 이슈를 보내요.');
  await picture(page, 'upload');
  await dialog.getByRole('button', { name: '올리기' }).click();
  await page.getByText('maru-addin-2.0.0.msi').waitFor();
  const uploaded = page.getByRole('listitem').filter({ hasText: 'maru-addin-2.0.0.msi' });
  await uploaded.getByRole('button', { name: '공개' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '공개' }).click();
  await page.getByText('최신 버전', { exact: true }).waitFor();
  await picture(page, 'releases');
});

it('a buyer of two licences gives one to a colleague, who sees its key and downloads the installer', async () => {
  const order = await placeOrder(server.url, [{ item_id: item, option_id: 1, quantity: 2 }], person);
  await payAtSandbox(server.url, order);
  const { page } = buyer;
  const issued = async () => (await person.call<{ list: object[] }>('GET', 'shop/licence/list')).body.list.length;
  await expect.poll(issued, { timeout: 20_000 }).toBe(2);
  await page.goto('/my');
  const mine = page.getByRole('list', { name: '내 라이선스' }).getByRole('listitem');
  await mine.first().getByRole('button', { name: '동료에게 나눠 주기' }).click();
  await page.getByLabel('동료의 이메일').fill(accounts[1].email);
  await picture(page, 'offer');
  await page.getByRole('button', { name: '초대 보내기' }).click();
  await page.getByText('초대 중').waitFor();
  await picture(page, 'offered');

  const { page: theirs } = colleague;
  const invitation = new URL(await invitationTo(accounts[1].email));
  await theirs.goto(invitation.pathname + invitation.search);
  await theirs.getByText('김하늘 님이 라이선스를 나눠 주었어요').waitFor();
  await picture(theirs, 'accept');
  await theirs.getByRole('button', { name: '초대 받기' }).click();
  const seat = theirs.getByRole('list', { name: '내 라이선스' }).getByRole('listitem');
  await seat.getByText('김하늘 님이 나눠 주었어요').waitFor();
  expect(await seat.locator('code').textContent()).toMatch(/^\w{4}(-\w{4}){3}$/);
  const [download] = await Promise.all([
    theirs.waitForEvent('download'),
    seat.getByRole('link', { name: '설치 파일 2.0.0 (1.9MB)' }).click(),
  ]);
  expect([download.suggestedFilename(), await download.failure()]).toEqual(['maru-addin-2.0.0.msi', null]);
  await seat.getByRole('button', { name: '자세히' }).click();
  await seat.getByText('뷰와 함께 이슈를 보내요.').waitFor();
  await picture(theirs, 'holder');

  await page.reload();
  await page.getByText('이바다 님이 쓰고 있어요').waitFor();
  await picture(page, 'given');

  const key = (await seat.locator('code').textContent()) ?? '';
  const bind = async (machine: string) =>
    visit<{ code?: string }>(server.url, 'POST', 'shop/licence/machine', {
      body: { key, machine: machine.padEnd(32, '0'), name: '설계팀 노트북' },
    });
  expect((await bind('a1')).status).toBe(200);
  expect((await bind('b2')).body.code).toBe('licence_bound_elsewhere');
  await page.reload();
  await page.getByText('사용 중인 컴퓨터: 설계팀 노트북').waitFor();
  await picture(page, 'machine');
  await theirs.goto('/my');
  await seat.getByText('사용 중인 컴퓨터: 설계팀 노트북').waitFor();
  await seat.getByRole('button', { name: '해제' }).click();
  const sure = theirs.getByRole('alertdialog');
  await sure.getByText('지금 3번 남았어요').waitFor();
  await picture(theirs, 'release');
  await sure.getByRole('button', { name: '해제' }).click();
  await theirs.getByText('컴퓨터를 해제했어요.').waitFor();
  await expect.poll(() => seat.getByText('사용 중인 컴퓨터').count()).toBe(0);
  expect((await bind('b2')).status).toBe(200);

  const { page: desk } = keeper;
  await desk.goto(`/adm/order/${order.id}`);
  const seats = desk.getByRole('list', { name: '라이선스와 컴퓨터' }).getByRole('listitem');
  const theirSeat = seats.filter({ hasText: '이**' });
  await theirSeat.getByText('쓰는 사람 1/3번').waitFor();
  await picture(desk, 'desk');
  await theirSeat.getByRole('button', { name: '컴퓨터 해제' }).click();
  await desk.getByLabel('이유').selectOption('lost');
  await picture(desk, 'desk-release');
  await desk.getByRole('button', { name: '해제', exact: true }).click();
  await theirSeat.getByText('등록하지 않았어요').waitFor();
  expect((await bind('c3')).status).toBe(200);
});
