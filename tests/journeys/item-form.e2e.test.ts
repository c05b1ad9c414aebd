import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
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
/** Of this journey only: a shared stack has items of others. */
const name = `엽서 ${crypto.randomUUID().slice(0, 8)}`;

beforeAll(async () => {
  [server, browser] = await Promise.all([openProduct(), openBrowser()]);
  owner = await newVisitor(browser, server.url);
  page = owner.page;
  await giveSession(owner, admin);
});
afterEach(({ task }) => afterJourney(task, owner));

const told = (text: string | RegExp) => page.getByText(text).waitFor();
const words = () => page.getByRole('textbox', { name: '상세 설명' });
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
});
