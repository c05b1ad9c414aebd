import sharp from 'sharp';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { untilDrawn } from '../support/buying.ts';
import { expectLooks } from '../support/looks.ts';
import { openOwnProduct } from '../support/product.ts';
import { admin, type Product } from '../support/running-server.ts';
import { untilTrue } from '../support/until-true.ts';
import { afterJourney, giveSession, newVisitor, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let [administrator, guest] = [] as unknown as [Visitor, Visitor];

beforeAll(async () => {
  [server, browser] = await Promise.all([openOwnProduct(), openBrowser()]);
  [administrator, guest] = await Promise.all([newVisitor(browser, server.url), newVisitor(browser, server.url)]);
  await giveSession(administrator, admin);
});
afterEach(({ task }) => afterJourney(task, administrator, guest));
afterAll(() => server.dispose());

const picture = async (background: string) => ({
  name: 'slide.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 1600, height: 800, channels: 3, background } })
    .png()
    .toBuffer(),
});
/** As a field for a moment takes it, in Seoul; reaches by days from now. */
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 + 9 * 3_600_000).toISOString().slice(0, 16);

const rows = () => administrator.page.getByRole('list', { name: '슬라이드', exact: true }).getByRole('listitem');
const titlesOf = (texts: readonly string[]) => texts.map((text) => /봄|여름|가을|겨울/.exec(text)?.[0]);
const expectOrder = async (...titles: readonly string[]) =>
  await expect.poll(async () => titlesOf(await rows().allTextContents())).toEqual(titles);
/** Pages that are kept for everybody are made anew a moment after what they show has changed. */
const expectHome = async (...titles: readonly string[]) =>
  await expect
    .poll(async () => {
      await guest.page.goto('/');
      await untilDrawn(guest.page);
      const slides = guest.page.getByRole('list', { name: '소식 목록' }).locator('li');
      return titlesOf(await slides.allTextContents());
    })
    .toEqual(titles);

it('a slide gets a picture, what it shows in words, and a period, and is seen as phones and computers will', async () => {
  const { page } = administrator;
  await page.goto('/adm/main_slide');
  await page.getByText('아직 슬라이드가 없어요').waitFor();
  await page.getByRole('button', { name: '슬라이드 추가' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: '새 슬라이드' });
  await dialog.getByLabel('제목').waitFor();
  await page.keyboard.type('봄 할인');
  await page.keyboard.press('Tab');
  await page.keyboard.type('도면 출력이 20% 싸요.');
  await dialog.getByLabel('누르면 갈 곳 (선택)').fill('/shop');
  await dialog.locator('input[type=file]').setInputFiles(await picture('#2f6f4f'));
  await dialog.getByLabel('이미지 설명 (선택)').fill('펼쳐 놓은 도면');
  await dialog.getByLabel('시작 (선택)').fill(inDays(-1));
  await dialog.getByLabel('끝 (선택)').fill(inDays(-2));
  await dialog.getByRole('button', { name: '저장' }).click();
  const tooEarly = dialog.getByText('끝나는 때를 시작하는 때보다 뒤로 정해 주세요.');
  await tooEarly.waitFor();
  await dialog.getByLabel('끝 (선택)').fill(inDays(7));
  await tooEarly.waitFor({ state: 'detached' });
  for (const [label, ratio] of [
    ['휴대폰', 4 / 3],
    ['컴퓨터', 5 / 2],
  ] as const) {
    const preview = dialog.getByRole('img', { name: `${label}에서 보이는 모습` });
    await preview.getByText('봄 할인').waitFor();
    await preview.getByText('도면 출력이 20% 싸요.').waitFor();
    const { width, height } = (await preview.locator('img').boundingBox()) ?? { width: 0, height: 1 };
    expect(width / height).toBeCloseTo(ratio, 1);
  }
  await expectLooks(page, 'adm-slide-dialog', dialog.getByRole('img', { name: '휴대폰에서 보이는 모습' }));
  await page.setViewportSize({ width: 1440, height: 900 });
  await dialog.getByRole('button', { name: '저장' }).click();
  await page.getByText('슬라이드를 더했어요.').waitFor();
  await rows().getByText('보이는 중').waitFor();
  await expectHome('봄');
  await guest.page.getByRole('img', { name: '펼쳐 놓은 도면' }).waitFor();
  await untilTrue(guest.page, `document.querySelector('[alt="펼쳐 놓은 도면"]').naturalWidth > 0`);
});

const add = async (title: string, more: { readonly until?: string } = {}) => {
  const { page } = administrator;
  await page.getByRole('button', { name: '슬라이드 추가' }).click();
  const dialog = page.getByRole('dialog', { name: '새 슬라이드' });
  await dialog.getByLabel('제목').fill(title);
  if (more.until) await dialog.getByLabel('끝 (선택)').fill(more.until);
  await dialog.getByRole('button', { name: '저장' }).click();
  await dialog.waitFor({ state: 'detached' });
  await rows().getByText(title).waitFor();
};

it('one whose period is over is in the list, and not on Home', async () => {
  await add('여름 휴무');
  await add('겨울 행사', { until: inDays(-1) });
  await add('가을 신상');
  await expectOrder('봄', '여름', '겨울', '가을');
  await rows().filter({ hasText: '겨울 행사' }).getByText('끝남').waitFor();
  await expectHome('봄', '여름', '가을');
  await expectLooks(administrator.page, 'adm-slide-four');
});

it('is dragged by mouse to another place, and Home shows it there', async () => {
  const { page } = administrator;
  await page.setViewportSize({ width: 1440, height: 1200 });
  const handle = page.getByRole('button', { name: '가을 신상 끌어서 옮기기' });
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await page.getByRole('button', { name: '봄 할인 끌어서 옮기기' }).boundingBox();
  if (!from || !to) throw new Error('a handle is not drawn');
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2, from.y, { steps: 4 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.up();
  await expectOrder('가을', '봄', '여름', '겨울');
  await expectHome('가을', '봄', '여름');
});

it('is taken by keyboard row by row, put down, and put back by Escape', async () => {
  const { page } = administrator;
  const handle = page.getByRole('button', { name: '가을 신상 끌어서 옮기기' });
  await handle.focus();
  await page.keyboard.press('Space');
  await page.getByText('가을 신상, 집은 자리예요.').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await page.getByText('봄 할인 자리예요.').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowDown');
  await page.getByText('여름 휴무 자리예요.').waitFor({ state: 'attached' });
  await page.keyboard.press('Space');
  await expectOrder('봄', '여름', '가을', '겨울');
  await expectHome('봄', '여름', '가을');
  // The one that was moved is still the one to go on with.
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('가을 신상 끌어서 옮기기');
  await page.keyboard.press('Space');
  await page.getByText('가을 신상, 집은 자리예요.').waitFor({ state: 'attached' });
  await page.keyboard.press('ArrowUp');
  await page.getByText('여름 휴무 자리예요.').waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.getByText('그대로 두었어요.').waitFor({ state: 'attached' });
  await expectOrder('봄', '여름', '가을', '겨울');
});

it('goes up and down by its arrows, and the keyboard stays on them', async () => {
  const { page } = administrator;
  const down = page.getByRole('button', { name: '여름 휴무 아래로' });
  await down.focus();
  await page.keyboard.press('Enter');
  await expectOrder('봄', '가을', '여름', '겨울');
  await page.keyboard.press('Enter');
  await expectOrder('봄', '가을', '겨울', '여름');
  expect(await down.getAttribute('aria-disabled')).toBe('true');
  await page.keyboard.press('Enter');
  expect(await page.locator(':focus').getAttribute('aria-label')).toBe('여름 휴무 아래로');
  await page.keyboard.press('Shift+Tab');
  for (let step = 0; step < 2; step++) {
    await page.keyboard.press('Enter');
    await expectOrder(...(step === 0 ? ['봄', '가을', '여름', '겨울'] : ['봄', '여름', '가을', '겨울']));
  }
});

it('leaves Home once its period is ended, and comes back by undoing its removal', async () => {
  const { page } = administrator;
  await page.getByRole('button', { name: '봄 할인 수정' }).click();
  const dialog = page.getByRole('dialog', { name: '슬라이드 수정' });
  await dialog.getByLabel('시작 (선택)').fill(inDays(-3));
  await dialog.getByLabel('끝 (선택)').fill(inDays(-2));
  await dialog.getByRole('button', { name: '저장' }).click();
  await page.getByText('슬라이드를 수정했어요.').waitFor();
  await rows().filter({ hasText: '봄 할인' }).getByText('끝남').waitFor();
  await expectHome('여름', '가을');
  await page.getByRole('button', { name: '여름 휴무 삭제' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '삭제' }).click();
  await expectOrder('봄', '가을', '겨울');
  await page.getByRole('button', { name: '실행 취소' }).click();
  await expectOrder('봄', '여름', '가을', '겨울');
  await expectHome('여름', '가을');
});
