import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { expectLooks } from '../support/looks.ts';
import { openProduct } from '../support/product.ts';
import { pngOf } from '../support/project-with-people.ts';
import { admin, type Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let owner: Visitor;
let page: Page;
let client: Client;
/** Of this journey only: a shared stack has items of others. */
const name = `엽서 ${crypto.randomUUID().slice(0, 8)}`;

beforeAll(async () => {
  [server, browser] = await Promise.all([openProduct(), openBrowser()]);
  [owner, client] = await Promise.all([newVisitor(browser, server.url), logIn(server.url)]);
  page = owner.page;
  await giveSession(owner, admin);
});
afterEach(({ task }) => afterJourney(task, owner));

const told = (text: string | RegExp) => page.getByText(text).waitFor();
const words = () => page.getByRole('textbox', { name: '상세 설명' });
const cell = (label: string) => page.getByRole('table', { name: '옵션 표' }).getByLabel(label, { exact: true });
const idOf = () => page.url().split('/').at(-1) ?? '';
const kept = async () => (await client.call<ItemDocument>('GET', 'adm/item', { query: { id: idOf() } })).body;
const tool = (label: string) => page.getByRole('toolbar', { name: '설명 서식' }).getByRole('button', { name: label });

describe('an administrator writes about an item', () => {
  it('in blocks, by keyboard alone', async () => {
    await page.goto('/adm/item/new');
    await page.getByLabel('이름 *', { exact: true }).fill(name);
    await page.getByLabel('분류').fill('엽서');
    await words().focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => page.evaluate('document.activeElement.ariaLabel')).toBe('큰 제목');
    await page.keyboard.press('Enter');
    await page.keyboard.type('종이');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('두꺼운');
    await page.keyboard.press('Control+b');
    await page.keyboard.type(' 종이예요.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('- 코튼');
    await page.keyboard.press('Enter');
    await page.keyboard.type('크라프트');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await words().getByRole('listitem').nth(1).waitFor();
  });

  it('with pictures by button and by paste, a table and a link', async () => {
    await tool('표').click();
    await page.getByRole('group', { name: '표 편집' }).getByRole('button', { name: '줄 삭제' }).waitFor();
    await page.keyboard.type('크기');
    await page.keyboard.press('Tab');
    await page.keyboard.type('가격');
    await page.getByRole('button', { name: '칸 삭제' }).click();
    await words().press('Control+End');
    await page
      .getByLabel('설명에 넣을 사진')
      .setInputFiles({ name: 'paper.png', mimeType: 'image/png', buffer: await pngOf(900, 600) });
    await words().locator('img[src]').first().waitFor();
    await words().press('ArrowLeft');
    await page.getByLabel('사진 설명').fill('눌러 찍은 자국');
    await page.getByLabel('사진 설명').press('Enter');
    await expectLooks(page, 'item-form-blocks', words());
    await words().press('Control+End');
    await words().press('Enter');
    await tool('링크').click();
    await page.getByLabel('주소').fill('javascript:alert(1)');
    await page.getByRole('button', { name: '넣기' }).click();
    await told(/https:\/\/로 시작하는 주소/);
    await page.getByLabel('주소').fill('example.com/paper');
    await page.getByRole('button', { name: '넣기' }).click();
    await words().getByRole('link', { name: 'https://example.com/paper' }).waitFor();
  });

  it('with options by axes, filled in by keyboard', async () => {
    await page.getByRole('button', { name: '조합으로 만들기' }).click();
    await page.getByLabel('첫째 옵션 값').fill('검정, 흰색');
    await page.getByLabel('둘째 옵션 값').fill('S, L');
    await page.getByRole('button', { name: '조합 4개 만들기' }).click();
    await page.getByRole('button', { name: '옵션 쓰기' }).click();
    await told('기준 가격을 적어 주세요.');
    await page.getByLabel('기준 가격').fill('10000');
    await cell('검정 / S 재고').fill('5');
    await page.keyboard.press('Control+d');
    await cell('검정 / S 추가 금액').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.type('500');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('-1000');
    await cell('흰색 / S 판매').uncheck();
    await expectLooks(page, 'item-form-matrix');
    await page.getByRole('button', { name: '옵션 쓰기' }).click();
    await page.getByRole('group', { name: '옵션 4' }).waitFor();
    await page.getByRole('button', { name: '상품 만들기' }).click();
    await told('상품을 만들었어요.');
    const stored = await kept();
    expect(stored.options).toMatchObject([
      { id: 1, name: '검정 / S', price: 10_000, stock: 5 },
      { id: 2, name: '검정 / L', price: 10_500, stock: 5 },
      { id: 3, name: '흰색 / S', price: 10_000, stock: 5, off: true },
      { id: 4, name: '흰색 / L', price: 9_000, stock: 5 },
    ]);
    expect(stored.description).toContain('**두꺼운** 종이예요.');
    expect(stored.description).toMatch(/!\[눌러 찍은 자국\]\(\/api\/file\/item\/.+\.webp\)/);
  });

  it('adds combinations later, and what is there keeps its number and stock', async () => {
    await page.getByRole('button', { name: '조합으로 한꺼번에 편집' }).click();
    await page.getByLabel('둘째 옵션 값').fill('S, L, XL');
    await page.getByRole('button', { name: '조합 6개 만들기' }).click();
    await cell('검정 / S 재고').fill('9');
    await page.getByLabel('재고를 바꾼 이유').fill('입고');
    await page.getByRole('button', { name: '옵션 저장' }).click();
    await told('옵션을 저장했어요.');
    const { options } = await kept();
    expect(options.map(({ id, name: option, stock }) => [id, option, stock])).toEqual([
      [1, '검정 / S', 9],
      [2, '검정 / L', 5],
      [3, '흰색 / S', 5],
      [4, '흰색 / L', 5],
      [5, '검정 / XL', 0],
      [6, '흰색 / XL', 0],
    ]);
  });

  it('sees what buyers would, on a phone and on a desktop, before it is stored', async () => {
    await page.getByLabel('한 줄 요약').fill('아직 저장하지 않은 요약');
    await page.getByRole('button', { name: '미리보기' }).click();
    const shown = page.frameLocator('iframe');
    await shown.getByRole('heading', { level: 1, name }).waitFor();
    await shown.getByText('아직 저장하지 않은 요약').waitFor();
    await shown.getByRole('img', { name: '눌러 찍은 자국' }).waitFor();
    await shown.getByRole('table').waitFor();
    expect(await shown.getByText('흰색 / S').count()).toBe(0);
    const width = async () => Number(await shown.locator('html').evaluate('window.innerWidth'));
    expect(await width()).toBeLessThanOrEqual(390);
    await expectLooks(page, 'item-form-preview-phone');
    await page.getByRole('button', { name: '데스크톱' }).click();
    await expect.poll(width).toBeGreaterThan(1_200);
    await expectLooks(page, 'item-form-preview-desktop');
    await page.getByRole('button', { name: '닫기' }).click();
    expect((await kept()).summary).toBe('');
  });

  it('is told what is paid with a discount, in per cent and in won', async () => {
    const price = page.getByRole('group', { name: '구매자에게 보이는 가격' });
    await price.getByText('9,000원~').waitFor();
    await page.getByLabel('할인율').fill('15');
    await price.getByText('7,650원~').waitFor();
    await price.getByText('1,350원 싸게 팔아요.').waitFor();
    await expectLooks(page, 'item-form-price', price);
  });

  it('makes another like it: hidden, without stock', async () => {
    const first = idOf();
    await page.getByRole('button', { name: '복제' }).click();
    await told(/복제했어요/);
    await page.getByRole('heading', { level: 1, name: `${name} 사본` }).waitFor();
    expect(idOf()).not.toBe(first);
    const copy = await kept();
    expect(copy.state).toBe('hidden');
    expect(copy.options.map(({ stock }) => stock)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(copy.options[2]).toMatchObject({ name: '흰색 / S', off: true });
    expect(copy.description).toContain('눌러 찍은 자국');
  });
});
