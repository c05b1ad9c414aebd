import type { ManagedContactCard } from '@maru/contracts/site/contact-card/contact-card.views';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import vCard from 'vcf';
import { type Client, logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { expectLooks } from '../support/looks.ts';
import { openOwnProduct } from '../support/product.ts';
import { admin, type Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let [keeper, visitor] = [] as unknown as [Visitor, Visitor];
let client: Client;
beforeAll(async () => {
  [server, browser] = await Promise.all([openOwnProduct(), openBrowser()]);
  [keeper, visitor, client] = await Promise.all([
    newVisitor(browser, server.url),
    newVisitor(browser, server.url),
    logIn(server.url),
  ]);
  await giveSession(keeper, admin);
});
afterEach(({ task }) => afterJourney(task, keeper, visitor));
afterAll(() => server.dispose());

const face = async () => ({
  name: 'face.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 700, height: 900, channels: 3, background: '#5cbbf6' } })
    .png()
    .toBuffer(),
});
const cards = async () =>
  (await client.call<{ list: readonly ManagedContactCard[] }>('GET', 'adm/card/list')).body.list;
const cardOf = async (name: string): Promise<ManagedContactCard> => {
  const found = (await cards()).find((card) => card.name === name);
  if (!found) throw new Error(`there is no card of ${name}`);
  return found;
};
/** By the handles that they are dragged by. */
const namesIn = (page: Page) =>
  page
    .getByRole('button', { name: /끌어서 옮기기$/ })
    .evaluateAll((handles) => handles.map((handle) => handle.ariaLabel?.split(' ')[0]));
/** As a program that only reads addresses gets it. */
const fetched = async (path: string) => {
  const answer = await fetch(new URL(path, server.url), { headers: { 'cache-control': 'no-cache' } });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

it('an administrator makes cards by keyboard, and puts them in order', async () => {
  const { page } = keeper;
  await page.goto('/adm/namecard');
  await page.getByText('아직 명함이 없어요').waitFor();
  await expectLooks(page, 'contact-cards-empty');
  await page.getByRole('button', { name: '명함 추가' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '새 명함' });
  await dialog.waitFor();
  await page.keyboard.type('김한빛');
  for (const text of ['설계1팀 팀장', '설계마루', 'hanbit@maru', '01012345678']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Enter');
  await dialog.getByText('메일 주소를 다시 확인해 주세요.').waitFor();
  await expectLooks(page, 'contact-card-dialog');
  await dialog.getByLabel('이메일').fill('hanbit@maru.example');
  await dialog.getByLabel('주소', { exact: true }).fill('서울특별시 중구 세종대로 110, 5층');
  await dialog.locator('input[type=file]').setInputFiles(await face());
  await dialog.getByRole('button', { name: '저장' }).click();
  await page.getByText('명함을 추가했어요.').waitFor();
  await client.call('POST', 'adm/card/add', {
    body: { name: '이하늘', title: '구조설계실 실장', company: '설계마루', mobile: '010-2222-3333', published: true },
  });
  await client.call('POST', 'adm/card/add', { body: { name: '박나래', company: '설계마루' } });
  await page.reload();
  await page.getByText('박나래').waitFor();
  expect(await namesIn(page)).toEqual(['김한빛', '이하늘', '박나래']);
  expect((await cardOf('김한빛')).mobile).toBe('010-1234-5678');

  await page.getByRole('button', { name: '박나래 끌어서 옮기기' }).focus();
  for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) {
    await page.keyboard.press(key);
    await page.waitForTimeout(100);
  }
  await vi.waitFor(async () => expect((await cards()).map(({ name }) => name)).toEqual(['박나래', '김한빛', '이하늘']));
  await page.getByRole('button', { name: '박나래 더 보기' }).click();
  await page.getByRole('menuitem', { name: '아래로 옮기기' }).click();
  await vi.waitFor(async () => expect((await cards()).map(({ name }) => name)).toEqual(['김한빛', '박나래', '이하늘']));
  await page.reload();
  await page.getByText('박나래').waitFor();
  expect(await namesIn(page)).toEqual(['김한빛', '박나래', '이하늘']);
  await expectLooks(page, 'contact-cards');
});

it('everyone opens a card that is published, drawn with its data, and saves it', async () => {
  const { id, image } = await cardOf('김한빛');
  expect(image).toContain(`/card/${id}/`);
  const page = await fetched(`/card/${id}`);
  expect(page.status).toBe(200);
  expect(page.text).toContain('설계1팀 팀장');
  expect(page.text).toContain('<meta name="robots" content="noindex" />');
  expect(page.text).toContain('<meta property="og:title" content="김한빛 · 설계1팀 팀장 · 설계마루" />');
  expect(page.text).toMatch(new RegExp(`og:image" content="http[^"]+${image}"`));
  expect((await fetched(String(image))).status).toBe(200);

  await visitor.page.goto(`/card/${id}`);
  await visitor.page.getByRole('heading', { name: '김한빛' }).waitFor();
  expect(await visitor.page.getByRole('link', { name: '010-1234-5678' }).getAttribute('href')).toBe('tel:01012345678');
  await expectLooks(visitor.page, 'contact-card');
  const [download] = await Promise.all([
    visitor.page.waitForEvent('download'),
    visitor.page.getByRole('link', { name: '연락처에 저장' }).click(),
  ]);
  const saved = readFileSync(await download.path(), 'utf8');
  expect(vCard.parse(saved)[0]?.get('fn').valueOf()).toBe('김한빛');
  expect((await fetched(`/api/card/${id}/contact.vcf`)).type).toBe('text/vcard; charset=utf-8');
  expect(await fetched(`/api/card/${id}/qr.svg`)).toMatchObject({ status: 200, type: 'image/svg+xml; charset=utf-8' });
});

it('an administrator has a card as the printer wants it', async () => {
  await keeper.page.goto('/adm/namecard');
  await keeper.page.getByRole('button', { name: '김한빛 더 보기' }).click();
  const [download] = await Promise.all([
    keeper.page.waitForEvent('download'),
    keeper.page.getByRole('menuitem', { name: '인쇄용 PDF 받기' }).click(),
  ]);
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});

it('a card that is closed is gone for visitors, with all that could be saved of it', async () => {
  const { id } = await cardOf('박나래');
  const paths = [`/card/${id}`, `/api/site/card?id=${id}`, `/api/card/${id}/contact.vcf`, `/api/card/${id}/qr.svg`];
  for (const path of paths) expect([path, (await fetched(path)).status]).toEqual([path, 404]);
  visitor.allow(/404 \(Not Found\)/);
  await visitor.page.goto(`/card/${id}`);
  await visitor.page.getByText('명함을 찾을 수 없어요').waitFor();
  await expectLooks(visitor.page, 'contact-card-gone');
});

it('a card that is removed leaves nothing', async () => {
  const { id, image } = await cardOf('김한빛');
  const { page } = keeper;
  await page.goto('/adm/namecard');
  await page.getByRole('button', { name: '김한빛 더 보기' }).click();
  await page.getByRole('menuitem', { name: '삭제' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  await page.getByText('명함을 삭제했어요.').waitFor();
  await vi.waitFor(async () => expect((await fetched(`/card/${id}`)).status).toBe(404), { timeout: 10_000 });
  const folder = join(server.dataDir, 'files', 'card', id);
  await vi.waitFor(() => expect(existsSync(folder)).toBe(false), { timeout: 10_000 });
  expect((await fetched(String(image))).status).not.toBe(200);
});

it('the desk of printed cards has an address of its own beside', async () => {
  const { page } = keeper;
  await page.goto('/adm/namecard');
  await page.getByRole('navigation', { name: '명함 화면' }).getByRole('link', { name: '시안·인쇄 주문' }).click();
  await page.waitForURL('**/adm/namecard/print');
  await page.getByRole('link', { name: '시안 대기' }).waitFor();
  await page.goBack();
  await page.getByText('이하늘').waitFor();
  await expectLooks(page, 'contact-cards-beside');
});
