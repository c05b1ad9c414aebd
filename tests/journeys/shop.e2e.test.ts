import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { untilDrawn } from '../support/buying.ts';
import { openProduct } from '../support/product.ts';
import { uploadImage } from '../support/project-with-people.ts';
import type { Product } from '../support/running-server.ts';
import { afterJourney, newVisitor, type Visitor } from '../support/visitor.ts';
import { untilTrue } from '../support/until-true.ts';

let server: Product;
let browser: Browser;
let visitor: Visitor;
let admin: Client;
/** Of this journey only: a shared stack has items of others. */
const shelf = `선반 ${crypto.randomUUID().slice(0, 8)}`;
let card: ItemDocument;

const add = async (item: object) => {
  const { status, body } = await admin.call<ItemDocument>('POST', 'adm/item/add', {
    body: { category: shelf, state: 'onSale', notice: noticeExamples.goods, ...item },
  });
  expect(status).toBe(200);
  return body;
};

beforeAll(async () => {
  [server, browser] = await Promise.all([openProduct(), openBrowser()]);
  [visitor, admin] = await Promise.all([newVisitor(browser, server.url), logIn(server.url)]);
  const images = [await uploadImage(server.url, admin, { folder: 'item', id: crypto.randomUUID() })];
  await add({ name: '다 팔린 도서', options: [{ name: '종이책', price: 28_000, stock: 0 }] });
  card = await add({
    name: '여행하는 명함',
    summary: '두꺼운 코튼지',
    description: '## 종이\n\n**두 장**을 맞붙였어요.',
    images,
    options: [
      { name: '100장', price: 41_000, stock: 3 },
      { name: '200장', price: 69_000, stock: 30 },
    ],
  });
  // Reading one's own writes: what comes after finds the items in the lists.
  await admin.call('GET', 'adm/item', { query: { id: card.id } });
});
afterEach(({ task }) => afterJourney(task, visitor));

const items = (name: string) => visitor.page.getByRole('list', { name }).getByRole('link');

describe('a visitor in the shop', () => {
  it('comes from Home to an item and sees what each choice costs', async () => {
    const { page } = visitor;
    await page.goto('/');
    await untilDrawn(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.mouse.wheel(0, 3_000);
    await page.getByRole('link', { name: '새로 나온 상품 전체 보기' }).click();
    await page.getByRole('button', { name: new RegExp(shelf) }).click();
    await items('상품').filter({ hasText: shelf }).filter({ hasText: '여행하는 명함' }).click();
    await page.getByRole('heading', { level: 1, name: '여행하는 명함' }).waitFor();
    expect(await page.getByRole('radio', { name: /100장/ }).isChecked()).toBe(true);
    await page.getByText('3개 남았어요').waitFor();
    await page.getByRole('radio', { name: /200장/ }).check();
    await page.locator('strong', { hasText: '69,000원' }).waitFor();
    await page.getByRole('heading', { level: 3, name: '종이' }).waitFor();
    await untilTrue(
      page,
      `[...document.images].some((image) => image.alt === '여행하는 명함 1번째 이미지' && image.naturalWidth > 0)`,
    );
  });

  it('looks around by category, text and what can be had, and finds what was seen', async () => {
    const { page } = visitor;
    await page.getByRole('link', { name: shelf }).click();
    await expect.poll(() => items('상품').count(), { timeout: 15_000 }).toBe(2);
    // It follows the address, a moment after the click.
    const withoutSoldOut = page.getByRole('checkbox', { name: '품절 제외' });
    await withoutSoldOut.click();
    await expect.poll(() => items('상품').count(), { timeout: 15_000 }).toBe(1);
    expect(await withoutSoldOut.isChecked()).toBe(true);
    await withoutSoldOut.click();
    await expect.poll(() => items('상품').count(), { timeout: 15_000 }).toBe(2);
    await page.getByRole('searchbox', { name: '상품 찾기' }).fill('팔린 도');
    await expect
      .poll(() => items('상품').allTextContents(), { timeout: 15_000 })
      .toEqual([expect.stringContaining('다 팔린 도서')]);
    expect(new URL(page.url()).searchParams.get('text')).toBe('팔린 도');
    await page.reload();
    await expect.poll(() => items('상품').count(), { timeout: 15_000 }).toBe(1);
    await page.getByRole('region', { name: '최근 본 상품' }).getByRole('link', { name: '여행하는 명함' }).click();
    await page.getByRole('heading', { level: 1, name: '여행하는 명함' }).waitFor();
  });

  it('sees a sale as soon as it begins, and no more of what was hidden', async () => {
    const { page } = visitor;
    const { headers } = await admin.call('PUT', 'adm/item/sale', {
      body: {
        id: card.id,
        sale: {
          percent: 15,
          from: new Date(Date.now() - 1_000).toISOString(),
          until: new Date(Date.now() + 3_600_000).toISOString(),
        },
      },
    });
    await admin.call('GET', 'adm/item', { query: { id: card.id } });
    await page.reload();
    await page.getByText('15%').waitFor();
    await page.locator('strong', { hasText: '34,850원' }).waitFor();
    await admin.call('PUT', 'adm/item/state', {
      body: { id: card.id, state: 'hidden' },
      headers: { 'if-match': headers.get('etag') ?? '' },
    });
    await admin.call('GET', 'adm/item', { query: { id: card.id } });
    visitor.allow(/404 \(Not Found\).*\/shop\//);
    await page.reload();
    await page.getByText('상품을 찾을 수 없어요').waitFor();
    await page.getByRole('link', { name: '다른 상품 보기' }).click();
    await page.getByRole('heading', { level: 1, name: '쇼핑' }).waitFor();
    const onShelf = items('상품').filter({ hasText: shelf });
    await onShelf.filter({ hasText: '다 팔린 도서' }).waitFor();
    expect(await onShelf.filter({ hasText: '여행하는 명함' }).count()).toBe(0);
  });
});
