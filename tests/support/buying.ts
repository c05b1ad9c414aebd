import type { Page } from 'playwright-core';
import { untilTrue } from './until-true.ts';

/** Open pages come with their screen in the document: until the application has drawn it, its buttons do nothing. */
export const untilDrawn = (page: Page): Promise<void> =>
  untilTrue(
    page,
    `Object.keys(document.querySelector('#root')?.firstElementChild ?? {}).some((key) => key.startsWith('__react'))`,
  );

/** What somebody does on the screens of the shop, from an item to its payment. */
export const buying = (page: Page) => ({
  buyNow: async ({ id }: { readonly id: string }) => {
    await page.goto(`/shop/${id}`);
    await untilDrawn(page);
    await page.getByRole('button', { name: '바로 구매' }).click();
    await page.getByRole('heading', { name: '받는 분' }).waitFor();
  },
  orderFromCart: async ({ id }: { readonly id: string }) => {
    await page.goto(`/shop/${id}`);
    await untilDrawn(page);
    await page.getByRole('button', { name: '장바구니', exact: true }).click();
    await page.getByText('장바구니에 담았어요.').waitFor();
    await page.goto('/cart');
    await page.getByRole('button', { name: /주문하기/ }).click();
    await page.getByRole('heading', { name: '받는 분' }).waitFor();
  },
  fillIn: async () => {
    await page.getByLabel('이름').fill('김하늘');
    await page.getByLabel('휴대폰 번호').fill('01012345678');
    await page.getByLabel('이메일').fill('haneul@example.com');
    await page.getByLabel('우편번호').fill('06236');
    await page.getByLabel('주소', { exact: true }).fill('서울 강남구 테헤란로 1');
  },
  /** To the conditions, and to what of it cannot be given back. */
  agree: async () => {
    const boxes = page.getByRole('checkbox', { name: /동의해요/ });
    await boxes.first().waitFor();
    for (const box of await boxes.all()) await box.check();
  },
  pay: (sum: string) => page.getByRole('button', { name: `${sum} 결제하기` }).click(),
  payAgain: (sum: string) => page.getByRole('button', { name: `${sum} 다시 결제하기` }).click(),
  /** Chooses how it goes, on the page of the sandbox. */
  atWindow: async (outcome: string) => {
    await page.waitForURL('**/api/sandbox/pay?*');
    await page.getByRole('button', { name: outcome, exact: true }).click();
  },
  ends: (title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor(),
});
