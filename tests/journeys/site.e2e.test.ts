import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { untilDrawn } from '../support/buying.ts';
import { openOwnProduct } from '../support/product.ts';
import { admin, type Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let [administrator, guest] = [] as unknown as [Visitor, Visitor];
/** Of this journey only: a shared stack has slides of others. */
const title = `소식 ${Date.now()}`;

beforeAll(async () => {
  [server, browser] = await Promise.all([openOwnProduct(), openBrowser()]);
  [administrator, guest] = await Promise.all([newVisitor(browser, server.url), newVisitor(browser, server.url)]);
  await giveSession(administrator, admin);
});
afterEach(({ task }) => afterJourney(task, administrator, guest));
afterAll(() => server.dispose());

it('an administrator writes down who runs the shop; every visitor reads it below the shop', async () => {
  const { page } = administrator;
  await page.goto('/adm/config');
  const fields = {
    상호: '주식회사 설계마루',
    대표자: '김마루',
    사업자등록번호: '123-45-67890',
    주소: '서울 마포구 월드컵북로 1',
    전화: '02-123-4567',
    이메일: 'help@example.com',
    '개인정보 보호책임자': '이하늘',
    '호스팅 서비스': '설계마루',
  };
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
  const save = page.getByRole('button', { name: '저장' }).first();
  await save.click();
  await page.getByText('사업자등록번호 10자리를 다시 확인해 주세요.').waitFor();
  await page.getByLabel('사업자등록번호', { exact: true }).fill('123-45-67891');
  await save.click();
  await page.getByText('사업자정보를 저장했어요.').waitFor();
  await guest.page.goto('/shop');
  await untilDrawn(guest.page);
  await guest.page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await guest.page.getByRole('contentinfo').getByText('123-45-67891').waitFor();
  await guest.page.getByRole('contentinfo').getByRole('button', { name: '이용약관' }).click();
  await guest.page.getByRole('dialog', { name: '이용약관' }).getByText(/제1조/).first().waitFor();
});

it('an administrator adds a slide; it comes with Home, drawn before any script', async () => {
  const { page } = administrator;
  await page.goto('/adm/main_slide');
  await page.getByRole('button', { name: '슬라이드 추가' }).click();
  await page.getByLabel('제목', { exact: false }).fill(title);
  await page.getByLabel('누르면 갈 곳 (선택)').fill('/shop');
  await page.getByRole('button', { name: '저장' }).click();
  await page.getByRole('list', { name: '슬라이드' }).getByText(title).waitFor();
  const html = await (await fetch(server.url, { headers: { cookie: 'fresh=1' } })).text();
  expect(html).toContain(title);
  await guest.page.goto('/');
  const slide = guest.page.getByRole('region', { name: '소식' }).getByText(title);
  await slide.waitFor();
  expect(await guest.page.getByRole('heading', { level: 1 }).count()).toBe(1);
});
