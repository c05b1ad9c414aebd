import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { recordDelays } from '../support/delays.ts';
import { dragCard } from '../support/drag-card.ts';
import { pngOf } from '../support/project-with-people.ts';
import { openProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';
import { afterJourney, joinOnScreen, newAccount, newVisitor, type Visitor } from '../support/visitor.ts';

const title = '강변 문화센터 기본설계';
let server: Product;
let browser: Browser;
let [haneul, bada] = [] as unknown as [Visitor, Visitor];
let [a, b] = [] as unknown as [Page, Page];
const delays = recordDelays();

beforeAll(async () => {
  [server, browser] = await Promise.all([openProduct(), openBrowser()]);
  [haneul, bada] = await Promise.all([newVisitor(browser, server.url), newVisitor(browser, server.url)]);
  [a, b] = [haneul.page, bada.page];
});
afterEach(({ task }) => afterJourney(task, haneul, bada));

const picture = async (name: string) => ({ name, mimeType: 'image/png', buffer: await pngOf(640, 480) });
const log = (page: Page) => page.getByRole('log', { name: '댓글' });
/** Somebody else who has the project open now. */
const face = (page: Page, name: string) => page.getByRole('group', { name: `지금 함께 보는 사람: ${name}` });
const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });

it('two people meet in a project', async () => {
  await joinOnScreen(server, haneul, newAccount('김하늘'));
  await a.getByRole('navigation', { name: '주 메뉴' }).getByRole('link', { name: '요청' }).click();
  await a.getByRole('navigation', { name: '요청 메뉴' }).getByRole('link', { name: '프로젝트' }).click();
  await a.getByRole('button', { name: '새 프로젝트' }).first().click();
  await a.getByRole('dialog').getByLabel('프로젝트 이름').fill(title);
  await a.getByRole('button', { name: '만들기' }).click();
  await a.getByRole('button', { name: '열기' }).click();
  await a.getByRole('heading', { name: title }).waitFor();

  await joinOnScreen(server, bada, newAccount('이바다'));
  await b.goto('/request/project');
  await b.getByRole('button', { name: `${title} 참여 요청` }).click();
  await b.getByRole('dialog').getByRole('button', { name: '참여 요청' }).click();
  await b.getByText('참여를 요청했어요. 관리자가 승인하면 열 수 있어요.').waitFor();

  await a.getByRole('button', { name: /참여 요청 1건/ }).click();
  await delays.measure(
    { from: a, to: b, what: '참여 승인', selector: 'main a', text: title, path: 'request/project/member' },
    () => a.getByRole('button', { name: '이바다 님 승인' }).click(),
  );
  await a.getByRole('button', { name: '닫기' }).first().click();
  await b.getByRole('link', { name: title }).click();
  await b.getByRole('heading', { name: title }).waitFor();
  await face(a, '이바다').waitFor();
  await face(b, '김하늘').waitFor();

  const wide = b.viewportSize() ?? { width: 1280, height: 720 };
  await b.setViewportSize({ width: 390, height: 844 });
  await b.getByRole('link', { name: '프로젝트 목록으로' }).waitFor();
  await face(b, '김하늘').waitFor();
  await b.setViewportSize(wide);
});

it('an issue with a picture, raised by one, is there for the other', async () => {
  const add = async (issue: string) => {
    await a.getByRole('button', { name: '이슈 추가' }).first().click();
    await a.getByRole('dialog').getByLabel('제목').fill(issue);
    await a
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles(await picture('기둥.png'));
    await delays.measure(
      {
        from: a,
        to: b,
        what: '이슈 추가',
        selector: 'ul[aria-label="이슈 목록"]',
        text: issue,
        path: 'request/request/add',
      },
      () => a.getByRole('button', { name: '올리기' }).click(),
    );
    await a.getByRole('dialog').waitFor({ state: 'detached' });
  };
  for (const issue of ['보 춤이 부족해요', '방화문 방향이 달라요', '지하 2층 기둥 위치가 달라요']) await add(issue);
  const row = b.getByRole('list', { name: '이슈 목록' }).getByRole('link', { name: /지하 2층 기둥/ });
  await row.click();
  await b.getByRole('heading', { name: '지하 2층 기둥 위치가 달라요' }).waitFor();
  const shown = b.getByRole('main').locator('img[src^="/api/file/issue/"]').first();
  await expect
    .poll(() => shown.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth))
    .toBeGreaterThan(0);
});

it('they talk, with pictures', async () => {
  await a
    .getByRole('list', { name: '이슈 목록' })
    .getByRole('link', { name: /지하 2층 기둥/ })
    .click();
  await log(a).waitFor();
  await b.getByRole('button', { name: '이미지와 함께 쓰기' }).click();
  const dialog = b.getByRole('dialog', { name: '댓글 쓰기' });
  await dialog.getByLabel('내용').fill('현장 사진 두 장이에요.');
  await dialog.locator('input[type=file]').setInputFiles([await picture('하나.png'), await picture('둘.png')]);
  await delays.measure(
    {
      from: b,
      to: a,
      what: '사진 댓글',
      selector: '[role=log]',
      text: '현장 사진 두 장이에요.',
      path: 'request/comment/add',
    },
    () => dialog.getByRole('button', { name: '보내기' }).click(),
  );
  await expect.poll(() => log(a).locator('img[src^="/api/file/comment/"]').count()).toBe(2);

  const write = async (from: Page, to: Page, words: string) => {
    await from.getByRole('textbox', { name: '댓글 쓰기' }).fill(words);
    await delays.measure(
      { from, to, what: '댓글', selector: '[role=log]', text: words, path: 'request/comment/add' },
      () => from.getByRole('button', { name: '보내기' }).click(),
    );
  };
  for (let n = 1; n <= 5; n++) {
    await write(a, b, `질문 ${n} 있어요`);
    await write(b, a, `답 ${n} 이에요`);
  }
  for (const page of [a, b])
    for (const words of ['질문 3 있어요', '답 5 이에요', '현장 사진 두 장이에요.'])
      expect(await log(page).getByText(words, { exact: true }).count()).toBe(1);
});

it('a card moved by one moves for the other: by mouse, keyboard and menu', async () => {
  const card = '지하 2층 기둥 위치가 달라요';
  for (const page of [a, b])
    await page.getByRole('group', { name: '보기 방식' }).getByRole('button', { name: '칸반' }).click();
  for (const page of [a, b]) await column(page, '할 일').getByRole('link', { name: card }).waitFor();
  const status = (what: string, to: string) => ({
    from: a,
    to: b,
    what,
    selector: `[data-column="${to}"]`,
    text: card,
    path: 'request/request/status',
  });

  await delays.measure(status('카드: 마우스', 'Done'), () => dragCard(a, card, column(a, '할 일'), column(a, '완료')));
  await delays.measure(status('카드: 마우스', 'ToDo'), () => dragCard(a, card, column(a, '완료'), column(a, '할 일')));

  await a.getByRole('button', { name: `${card} 끌어서 옮기기` }).focus();
  await a.keyboard.press('Space');
  await a.getByText(`${card} 카드가 할 일 열 위에 있어요.`).waitFor({ state: 'attached' });
  // dnd-kit listens for the arrows one timer after it has announced the card.
  await a.evaluate('new Promise((listening) => setTimeout(listening, 100))');
  await a.keyboard.press('ArrowRight');
  await a.getByText(`${card} 카드가 진행 중 열 위에 있어요.`).waitFor({ state: 'attached' });
  await delays.measure(status('카드: 키보드', 'InProgress'), () => a.keyboard.press('Space'));

  const byMenu = async (label: string) => {
    await a.getByRole('button', { name: `${card} 옮기기`, exact: true }).click();
    await a.getByRole('menuitem', { name: label }).click();
  };
  for (const [label, to] of [
    ['완료', 'Done'],
    ['할 일', 'ToDo'],
    ['완료', 'Done'],
  ] as const)
    await delays.measure(status('카드: 메뉴', to), () => byMenu(label));
  for (const page of [a, b]) expect(await page.getByRole('link', { name: card }).count()).toBe(1);
});

it('who is removed leaves the screen and reads why', async () => {
  await a.getByRole('button', { name: /^구성원 2명/ }).click();
  await a.getByRole('button', { name: '이바다 님 메뉴' }).click();
  await a.getByRole('menuitem', { name: '내보내기' }).click();
  await a.getByRole('button', { name: '내보내기' }).click();
  await b.getByRole('dialog', { name: '프로젝트에 참여할까요?' }).waitFor();
  expect(new URL(b.url()).pathname).toBe('/request/project');
  bada.allow(/403 \(Forbidden\)/);
  await b.goBack();
  await b.waitForURL('**/request/project**');
});

it('tells how long a change took to be seen', async () => {
  process.stdout.write(
    `milliseconds until the other person saw it: ${JSON.stringify(await delays.report(), null, 1)}\n`,
  );
});
