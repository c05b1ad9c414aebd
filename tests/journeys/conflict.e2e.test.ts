import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { openProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';
import { type TwoInAProject, twoInAProject } from '../support/two-in-a-project.ts';
import { afterJourney } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let people: TwoInAProject;
let [a, b] = [] as unknown as [Page, Page];

beforeAll(async () => {
  [server, browser] = await Promise.all([openProduct(), openBrowser()]);
  people = await twoInAProject(browser, server);
  [a, b] = [people.owner.page, people.member.page];
  await Promise.all([a.goto(people.path), b.goto(people.path)]);
  people.member.allow(/412 \(Precondition Failed\)/);
});
afterEach(({ task }) => afterJourney(task, people.owner, people.member));

const dialog = (page: Page) => page.getByRole('dialog', { name: '이슈 수정' });
const field = (page: Page, name: string) => dialog(page).getByRole('textbox', { name });
const edit = async (page: Page, name: '제목' | '내용', words: string) => {
  await page.getByRole('button', { name: '수정', exact: true }).click();
  await field(page, name).fill(words);
};
const save = async (page: Page) => {
  await dialog(page).getByRole('button', { name: '저장', exact: true }).click();
};
const saved = (page: Page) => dialog(page).waitFor({ state: 'detached' });

it('of two edits of one field the first is stored, and the second keeps its words and can still win', async () => {
  await edit(b, '제목', '내가 쓴 제목이에요');
  await edit(a, '제목', '먼저 저장한 제목이에요');
  await save(a);
  await saved(a);
  await save(b);

  const warning = dialog(b).getByRole('alert');
  await warning.getByText('그 사이 다른 사람이 바꿨어요').waitFor();
  expect(await warning.innerText()).toContain('먼저 저장한 제목이에요');
  expect(await field(b, '제목').inputValue()).toBe('내가 쓴 제목이에요');
  await a.getByRole('heading', { name: '먼저 저장한 제목이에요' }).waitFor();

  await dialog(b).getByRole('button', { name: '내 내용으로 저장' }).click();
  await saved(b);
  await a.getByRole('heading', { name: '내가 쓴 제목이에요' }).waitFor();
});

it('edits of different fields are both kept', async () => {
  await edit(b, '내용', '둘째 사람이 적은 내용이에요');
  await edit(a, '제목', '첫 사람이 바꾼 제목이에요');
  await save(a);
  await saved(a);
  await save(b);
  await dialog(b).getByText('그대로 반영돼요').waitFor();
  expect(await field(b, '제목').inputValue()).toBe('첫 사람이 바꾼 제목이에요');
  await dialog(b).getByRole('button', { name: '내 내용으로 저장' }).click();
  await saved(b);
  for (const page of [a, b]) {
    await page.getByRole('heading', { name: '첫 사람이 바꾼 제목이에요' }).waitFor();
    await page.getByRole('main').getByText('둘째 사람이 적은 내용이에요').first().waitFor();
  }
});

it('who takes what others wrote loses only what they agree to lose', async () => {
  await edit(b, '제목', '버릴 제목이에요');
  await edit(a, '제목', '남길 제목이에요');
  await save(a);
  await saved(a);
  await save(b);
  await dialog(b)
    .getByRole('radio', { name: /바뀐 내용/ })
    .check();
  expect(await field(b, '제목').inputValue()).toBe('남길 제목이에요');
  await dialog(b).getByRole('button', { name: '고른 대로 저장' }).click();
  await saved(b);
  for (const page of [a, b]) await page.getByRole('heading', { name: '남길 제목이에요' }).waitFor();
});
