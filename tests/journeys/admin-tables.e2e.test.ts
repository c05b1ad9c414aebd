import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { expectLooks } from '../support/looks.ts';
import { openProduct } from '../support/product.ts';
import { admin, type Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, registerAccount, type Visitor } from '../support/visitor.ts';

const word = `표누리${Date.now()}`;
const names = [1, 2, 3].map((at) => `${word} ${at}`);
let server: Product;
let browser: Browser;
let [desk, phone] = [] as unknown as [Visitor, Visitor];

beforeAll(async () => {
  [server, browser] = await Promise.all([openProduct(), openBrowser()]);
  for (const name of names) await registerAccount(server, name);
  const touch = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  [desk, phone] = await Promise.all([newVisitor(browser, server.url), newVisitor(browser, server.url, touch)]);
  await Promise.all([giveSession(desk, admin), giveSession(phone, admin)]);
});
afterEach(({ task }) => afterJourney(task, desk, phone));

const shownNames = (page: Page) =>
  page.locator('[data-row-opener]').evaluateAll((all) => all.map((one) => (one as { innerText: string }).innerText));
const focused = (page: Page) => page.evaluate<string>('document.activeElement.innerText');
const sees = async (page: Page, wanted: readonly string[]) => {
  const seen = async () => (await shownNames(page)).map((text) => names.find((name) => text.includes(name)));
  await expect.poll(seen).toEqual(wanted);
};

it('is found, sorted and opened by keyboard, and the address leads back to the same', async () => {
  const { page } = desk;
  await page.goto('/adm/user');
  await page.getByRole('table', { name: '회원' }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(word);
  await sees(page, names.toReversed());
  await page.getByRole('button', { name: '번호' }).focus();
  await page.keyboard.press('Enter');
  await sees(page, names);
  await page.reload();
  await sees(page, names);
  expect(await page.getByRole('columnheader', { name: /번호/ }).getAttribute('aria-sort')).toBe('ascending');
  await page.goBack();
  await sees(page, names.toReversed());
  await page.locator('[data-row-opener]').first().focus();
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toContain(names[1]);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: names[1] ?? '', level: 1 }).waitFor();
  await expectLooks(page, 'adm-member');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goBack();
  await sees(page, names.toReversed());
});

it('is narrowed by filters that are kept under a name, on every machine of the same person', async () => {
  const { page } = desk;
  await page.getByRole('button', { name: '필터 추가' }).click();
  await page.getByRole('menuitem', { name: '상태' }).click();
  await page.getByRole('checkbox', { name: '정지' }).check();
  await page.getByRole('button', { name: '적용' }).click();
  await page.getByText(`‘${word}’에 맞는 것이 없어요`).waitFor();
  await page.getByRole('button', { name: /상태: 정지/ }).press('Delete');
  await sees(page, names.toReversed());
  await page.getByRole('button', { name: '필터 저장' }).click();
  await page.getByRole('textbox', { name: '이름' }).fill(word);
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await page.getByRole('link', { name: word, exact: true }).waitFor();
  await phone.page.goto('/adm/user');
  await phone.page.getByRole('link', { name: word, exact: true }).click();
  await sees(phone.page, names.toReversed());
});

it('is a list of cards on a phone, sorted in a sheet, with room for a thumb', async () => {
  const { page } = phone;
  await page.getByRole('button', { name: '정렬·필터' }).click();
  const sheet = page.getByRole('dialog', { name: '정렬과 필터' });
  await sheet.getByRole('combobox', { name: '정렬' }).selectOption('no');
  await sheet.getByRole('button', { name: '적용' }).click();
  await sees(page, names);
  const small = await page.evaluate<readonly string[]>(`
    [...document.querySelectorAll('main button, main select, main [data-row-opener]')]
      .filter((one) => one.checkVisibility())
      .map((one) => [one.closest('[data-row-opener]') ? one.parentElement : one, one.ariaLabel ?? one.innerText])
      .filter(([one]) => one.getBoundingClientRect().height < 44)
      .map(([, name]) => name)
  `);
  expect(small).toEqual([]);
  await page.locator('[data-row-opener]').first().click();
  await page.getByRole('heading', { name: names[0] ?? '', level: 1 }).waitFor();
});

it('looks well, narrowed and sorted by several columns', async () => {
  const { page } = desk;
  await page.goto('/adm/user?status=active&since_from=2026-01-01&sort=level,-no');
  await page.getByRole('table', { name: '회원' }).waitFor();
  await page.locator('[data-row-opener]').first().waitFor();
  await expectLooks(page, 'adm-table-narrowed');
});

it('leaves as a file, with names once it was said why', async () => {
  const { page } = desk;
  // The reason is asked for when the server says that there is none yet.
  desk.allow(/409.*adm\/access\/export/);
  await page.goto(`/adm/user?text=${word}`);
  await sees(page, names.toReversed());
  const take = async (what: string) => {
    await page.getByRole('button', { name: '내보내기' }).click();
    await page.getByRole('menuitem', { name: what, exact: true }).click();
  };
  const saved = page.waitForEvent('download');
  await take('CSV (.csv), 개인정보 포함');
  await page.getByLabel('이유', { exact: true }).selectOption('account');
  await page.getByRole('button', { name: '보기', exact: true }).click();
  const file = readFileSync(await (await saved).path(), 'utf8');
  for (const name of names) expect(file).toContain(name);
  const plain = page.waitForEvent('download');
  await take('Excel (.xlsx)');
  expect((await plain).suggestedFilename()).toMatch(/^회원.*\.xlsx$/);
});
