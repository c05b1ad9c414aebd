import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import { readFileSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { bulkDone, chooseFile } from '../support/bulk-desk.ts';
import { openBrowser } from '../support/browser.ts';
import { expectLooks } from '../support/looks.ts';
import { openProduct } from '../support/product.ts';
import { admin, type Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let client: Client;
let [desk, phone] = [] as unknown as [Visitor, Visitor];
/** Of this journey only: a shared stack has items of others. */
const mark = `목록${crypto.randomUUID().slice(0, 6)}`;
const names = Array.from({ length: 55 }, (_, at) => `${mark} 명함 ${String(at + 1).padStart(2, '0')}`);
const first = names[0] ?? '';
let items: readonly ItemDocument[];

const addItem = async (name: string, at: number) => {
  const options = [
    { name: '100장', price: 10_000 + at * 1_000, stock: at === 0 ? 3 : 50 },
    ...(at === 0 ? [{ name: '200장', price: 18_000, stock: 40 }] : []),
  ];
  const body = { name, category: mark, state: 'onSale', notice: noticeExamples.goods, options };
  return (await client.call<ItemDocument>('POST', 'adm/item/add', { body })).body;
};

beforeAll(async () => {
  [server, browser] = await Promise.all([openProduct(), openBrowser()]);
  client = await logIn(server.url);
  const added: ItemDocument[] = [];
  for (const [at, name] of names.entries()) added.push(await addItem(name, at));
  items = added;
  const touch = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  [desk, phone] = await Promise.all([newVisitor(browser, server.url), newVisitor(browser, server.url, touch)]);
  await Promise.all([giveSession(desk, admin), giveSession(phone, admin)]);
}, 120_000);
afterEach(({ task }) => afterJourney(task, desk, phone));

const kept = async (at: number) =>
  (await client.call<ItemDocument>('GET', 'adm/item', { query: { id: items[at]?.id ?? '' } })).body;
const openers = (page: Page) => page.locator('[data-row-opener]');
const opened = `/adm/item?category=${encodeURIComponent(mark)}&sort=name`;

it('is found by what is low, by category and price, by keyboard, and the address leads back to the same', async () => {
  const { page } = desk;
  await page.goto('/adm/item?stock=low');
  await page.getByRole('button', { name: /재고: 적게 남은 옵션 있음/ }).waitFor();
  await openers(page).filter({ hasText: first }).waitFor();
  await page.goto('/adm/item');
  await page.getByRole('table', { name: '상품' }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type(mark);
  await expect.poll(() => openers(page).count()).toBe(50);
  await page.getByRole('button', { name: '필터 추가' }).click();
  await page.getByRole('menuitem', { name: '가격' }).click();
  await page.getByRole('spinbutton', { name: '가격 까지' }).fill('11000');
  await page.keyboard.press('Enter');
  await expect.poll(() => openers(page).count()).toBe(2);
  await page.reload();
  await expect.poll(() => openers(page).count()).toBe(2);
  const price = page.getByRole('columnheader', { name: '가격' });
  await price.getByRole('button').focus();
  for (const order of ['descending', 'ascending']) {
    await page.keyboard.press('Enter');
    await expect.poll(() => price.getAttribute('aria-sort')).toBe(order);
  }
  await expect.poll(() => openers(page).first().innerText()).toContain(first);
  await openers(page).first().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: first, level: 1 }).waitFor();
});

it('looks well as a table and as cards', async () => {
  const { page } = desk;
  await page.goto(opened);
  await openers(page).first().waitFor();
  await expectLooks(page, 'item-list');
  await page.setViewportSize({ width: 1440, height: 900 });
  await phone.page.goto(opened);
  await openers(phone.page).filter({ hasText: first }).click();
  await phone.page.getByRole('heading', { name: first, level: 1 }).waitFor();
  expect((await kept(0)).options).toHaveLength(2);
});

it('changes the price of items chosen on two pages, by keyboard, and refuses nonsense', async () => {
  const { page } = desk;
  await page.goto(opened);
  await openers(page).first().waitFor();
  await page.getByRole('checkbox', { name: '이 페이지 모두 고르기' }).press('Space');
  await page.getByRole('button', { name: '다음 페이지' }).click();
  await page.getByRole('checkbox', { name: `${names[54]} 고르기` }).press('Space');
  const bar = page.getByRole('region', { name: '고른 것' });
  await bar.getByText('51개를 골랐어요').waitFor();
  await bar.getByRole('button', { name: '가격' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: '가격 한꺼번에 바꾸기' });
  await dialog.getByRole('combobox', { name: '방법' }).click();
  await page.getByRole('option', { name: '원만큼 내리기' }).click();
  await dialog.getByLabel('금액').fill('18000');
  await dialog.getByText('옵션 10개는 이렇게 바꿀 수 없어요.').waitFor();
  expect(await dialog.getByRole('button', { name: '바꾸기' }).isDisabled()).toBe(true);
  await dialog.getByRole('combobox', { name: '방법' }).click();
  await page.getByRole('option', { name: '퍼센트만큼 내리기' }).click();
  await dialog.getByLabel('퍼센트').fill('15');
  await dialog.getByText('옵션 52개가 바뀌어요.').waitFor();
  await dialog.getByRole('list', { name: '바뀌는 값' }).getByText('8,500원').waitFor();
  await expectLooks(page, 'item-list-price');
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: '52개 바꾸기' }).press('Enter');
  await page.getByText('52건을 시작했어요.').waitFor();
  await bulkDone(page, '상품 가격 바꾸기', '52건 완료');
  expect((await kept(0)).options.map(({ price }) => price)).toEqual([8_500, 15_300]);
  expect((await kept(54)).options[0]?.price).toBe(54_400);
  expect((await kept(52)).options[0]?.price).toBe(62_000);
  await page.goto(opened);
  await page
    .getByRole('row', { name: new RegExp(first) })
    .getByText('8,500원')
    .waitFor();
});

it('hides many and writes down what was counted, on a phone', async () => {
  const { page } = phone;
  await page.goto(`${opened}&text=${encodeURIComponent('명함 0')}`);
  for (const at of [1, 2]) await page.getByRole('checkbox', { name: `${names[at]} 고르기` }).click();
  const bar = page.getByRole('region', { name: '고른 것' });
  await bar.getByRole('button', { name: '재고' }).click();
  const stock = page.getByRole('dialog', { name: '재고 한꺼번에 바꾸기' });
  await stock.getByLabel('개수').fill('44');
  await stock.getByText('옵션 2개가 바뀌어요.').waitFor();
  await stock.getByRole('button', { name: '2개 바꾸기' }).click();
  await stock.waitFor({ state: 'detached' });
  await expect.poll(async () => (await kept(2)).options[0]?.stock, { timeout: 60_000 }).toBe(44);
  for (const at of [1, 2]) await page.getByRole('checkbox', { name: `${names[at]} 고르기` }).click();
  await bar.getByRole('button', { name: '상태' }).click();
  const state = page.getByRole('dialog', { name: '상태 한꺼번에 바꾸기' });
  await state.getByRole('button', { name: '숨김' }).click();
  await state.getByRole('button', { name: '2개 바꾸기' }).click();
  await expect.poll(async () => (await kept(2)).state, { timeout: 60_000 }).toBe('hidden');
});

it('takes the list out, and reads it back: what stays as it is does nothing, bad lines are named', async () => {
  const { page } = desk;
  await page.goto(opened);
  await openers(page).first().waitFor();
  await page.getByRole('button', { name: '파일로 고치기' }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '지금 목록 받기' }).click();
  const sheet = readFileSync(await (await saved).path());
  const dialog = page.getByRole('dialog', { name: '파일로 고치기' });
  await chooseFile(page, dialog, sheet, '상품.xlsx');
  await dialog.getByRole('list', { name: '그대로 두는 56행' }).getByText('바뀐 것이 없어요.').first().waitFor();
  expect(await dialog.getByRole('button', { name: '적용' }).isDisabled()).toBe(true);
  const heading = '상품번호,옵션번호,상품명,분류,상태,옵션,판매가,센 재고';
  const id = items[4]?.id ?? '';
  const bad = [`${id},1,,,,,9천원,-3`, `${id},7,,,,,1000,`, `,,${mark} 새 상품,,,한 개,7000,5`];
  await chooseFile(page, dialog, [heading, ...bad].join('\r\n'), '상품.csv');
  const problems = dialog.getByRole('list', { name: '고쳐야 할 3행' });
  await problems.getByText('판매가: 0원부터 1억 원까지').waitFor();
  await problems.getByText('옵션번호: 이 상품에 없는 번호예요.').waitFor();
  await problems.getByText('분류: 새 상품의 분류를 적어 주세요.').waitFor();
  await expectLooks(page, 'item-list-file-bad');
  await page.setViewportSize({ width: 1440, height: 900 });
  const good = [`${id},1,,,,,9900,37`, `,,${mark} 새 상품,${mark},,한 개,7000,5`];
  await chooseFile(page, dialog, [heading, ...good].join('\r\n'), '상품.csv');
  await dialog.getByText('판매가 11,900원 → 9,900원 · 재고 50개 → 37개').waitFor();
  await dialog.getByRole('button', { name: '2건 적용' }).click();
  await page.getByText('2건을 시작했어요.').waitFor();
  await bulkDone(page, '상품 파일 올리기', '2건 완료');
  expect((await kept(4)).options[0]).toMatchObject({ price: 9_900, stock: 37 });
  await page.goto(`/adm/item?text=${encodeURIComponent(`${mark} 새 상품`)}`);
  await page
    .getByRole('row', { name: /새 상품/ })
    .getByText('숨김')
    .waitFor();
});

it('says of each piece that came or went when, who and why', async () => {
  const { page } = desk;
  await page.goto(`/adm/item/${items[4]?.id}`);
  await page.getByRole('link', { name: '재고 기록' }).click();
  const row = page.getByRole('row', { name: /파일로 올림/ });
  await row.getByText('−13', { exact: true }).waitFor();
  await row.getByText('37', { exact: true }).waitFor();
  await page
    .getByRole('row', { name: /첫 재고/ })
    .getByText('+50', { exact: true })
    .waitFor();
  await expectLooks(page, 'item-stock-moves');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/adm/item/stock?why=counted&text=${encodeURIComponent(mark)}`);
  await page.getByText('모두 2건').waitFor();
});
