import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { untilDrawn } from '../support/buying.ts';
import { expectLooks } from '../support/looks.ts';
import { openOwnProduct } from '../support/product.ts';
import { admin, type Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, registerAccount, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let client: Client;
let [administrator, member] = [] as unknown as [Visitor, Visitor];

const dayMs = 24 * 60 * 60 * 1000;
const seoulDay = (ms: number) => new Date(ms + 9 * 60 * 60 * 1000).toISOString().slice(0, 10);
const sentence = '회원은 알림을 언제든 끌 수 있습니다.';

beforeAll(async () => {
  [server, browser] = await Promise.all([openOwnProduct(), openBrowser()]);
  [administrator, member] = await Promise.all([newVisitor(browser, server.url), newVisitor(browser, server.url)]);
  await giveSession(administrator, admin);
  await giveSession(member, await registerAccount(server, '이판수'));
  client = await logIn(server.url);
});
afterEach(({ task }) => afterJourney(task, administrator, member));
afterAll(() => server.dispose());

const versions = (page: Page) => page.getByRole('list', { name: '판 목록' });

it('an administrator writes a version by keyboard, sees what changes, and publishes it with its date', async () => {
  const { page } = administrator;
  await page.goto('/adm/config/agreements');
  await versions(page).getByText('시행 중').waitFor();
  await expectLooks(page, 'adm-config-agreements');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: '새 판 쓰기' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '이용약관 새 판' });
  await dialog.getByLabel('내용').focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(`\n\n## 부칙\n\n${sentence}`);
  await dialog.getByRole('button', { name: '미리보기' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('heading', { name: '부칙' }).waitFor();
  await dialog.getByRole('button', { name: '바뀌는 곳' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('insertion').getByText(sentence).waitFor();
  await dialog.getByText(/7일 전부터 알려야 해요/).waitFor();
  await dialog.getByLabel('시행일').fill(seoulDay(Date.now() + 10 * dayMs));
  await dialog.getByText(/불리하게 바뀌는 내용이면 30일 전부터/).waitFor();
  await expectLooks(page, 'adm-config-agreement-editor');
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: '게시' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('게시했어요. 시행일부터 적용돼요.').waitFor();
  await versions(page).getByText('시행 예정').waitFor();
});

it('visitors are told before it is in effect, and read both', async () => {
  const { page } = member;
  await page.goto('/shop');
  await untilDrawn(page);
  await page.locator('footer').scrollIntoViewIfNeeded();
  await page.getByText(/이용약관을 .*부터 바꿔요/).waitFor();
  await expectLooks(page, 'shop-agreement-announced', page.getByText(/이용약관을 .*부터 바꿔요/));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: '바뀌는 내용 보기' }).click();
  const dialog = page.getByRole('dialog', { name: '이용약관' });
  await dialog.getByText(sentence).waitFor();
  await dialog.getByRole('button', { name: '지금 내용 보기' }).click();
  await dialog.getByRole('button', { name: '바뀌는 내용 보기' }).waitFor();
  expect(await dialog.getByText(sentence).count()).toBe(0);
});

it('is compared with another and taken back while it is only announced', async () => {
  const { page } = administrator;
  await page.getByRole('button', { name: '2판 비교' }).click();
  const compare = page.getByRole('dialog', { name: '이용약관 비교' });
  await compare.getByRole('insertion').getByText(sentence).waitFor();
  await expectLooks(page, 'adm-config-agreement-compare');
  await page.setViewportSize({ width: 1440, height: 900 });
  await compare.getByRole('button', { name: '닫기' }).click();
  await page.getByRole('button', { name: '2판 거두기' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '거두기' }).click();
  await versions(page).getByText('거둔 판').waitFor();
});

it('members who agreed before are asked again where the version says so, with what they agreed to written down', async () => {
  const text = `# 설계마루 이용약관\n\n## 제1조\n\n${sentence}`;
  const body = { which: 'terms', text, asks_again: true };
  expect((await client.call('POST', 'adm/agreement/publish', { body })).status).toBe(200);
  const { page } = member;
  await page.goto('/my');
  const gate = page.getByRole('dialog', { name: '바뀐 약관에 동의해 주세요' });
  await gate.getByRole('checkbox', { name: /이용약관/ }).waitFor();
  expect(await gate.getByRole('checkbox', { name: /개인정보/ }).count()).toBe(0);
  await expectLooks(page, 'agreement-gate-changed');
  await page.setViewportSize({ width: 390, height: 844 });
  await gate.getByRole('checkbox', { name: /이용약관/ }).check();
  await gate.getByRole('button', { name: '동의하고 계속하기' }).click();
  await gate.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByText(/3판/).waitFor();
  expect(await gate.count()).toBe(0);
});
