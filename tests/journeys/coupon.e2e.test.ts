import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { buying } from '../support/buying.ts';
import { openPracticeProduct } from '../support/product.ts';
import { admin as adminAccount, type Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, registerAccount, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let visitor: Visitor;
let keeper: Visitor;
let page: Page;
let admin: Client;

beforeAll(async () => {
  [server, browser] = await Promise.all([openPracticeProduct(), openBrowser()]);
  admin = await logIn(server.url);
});
beforeEach(async () => {
  [visitor, keeper] = await Promise.all([newVisitor(browser, server.url), newVisitor(browser, server.url)]);
  page = visitor.page;
});
afterEach(async ({ task }) => {
  await afterJourney(task, visitor, keeper);
  await Promise.all([visitor.close(), keeper.close()]);
});

const makeOnScreen = async (keeper: Page, email: string) => {
  await keeper.goto('/adm/coupon');
  await keeper.getByRole('button', { name: '쿠폰 만들기' }).first().click();
  await keeper.getByLabel('이름').fill('김하늘 님께 드리는 쿠폰');
  await keeper.getByRole('button', { name: '코드 만들기' }).click();
  await keeper.getByLabel('할인율').fill('10');
  await keeper.getByLabel('받는 회원 이메일').fill(email);
  await keeper.getByRole('button', { name: '만들기', exact: true }).click();
  await keeper.getByText('쿠폰을 만들었어요.').waitFor();
  await keeper.getByRole('button', { name: '포인트 주기' }).click();
  await keeper.getByLabel('회원 이메일').fill(email);
  await keeper.getByRole('textbox', { name: '포인트', exact: true }).fill('3000');
  await keeper.getByRole('button', { name: '주기', exact: true }).click();
  await keeper.getByText('김하늘 님에게 3,000P를 드렸어요.').waitFor();
};

it('an administrator gives a coupon and points; an order is paid with them, and gives them back when it is cancelled', async () => {
  const { body: item } = await admin.call<ItemDocument>('POST', 'adm/item/add', {
    body: {
      name: '쿠폰으로 산 명함',
      category: '쿠폰 선반',
      state: 'onSale',
      notice: noticeExamples.goods,
      options: [{ name: '100장', price: 20_000, stock: 5 }],
    },
  });
  const account = await registerAccount(server, '김하늘');
  await giveSession(keeper, adminAccount);
  await makeOnScreen(keeper.page, account.email);
  await giveSession(visitor, account);
  await page.goto('/my');
  await page.getByText('3,000P', { exact: true }).waitFor();

  const buyer = buying(page);
  await buyer.buyNow(item);
  await buyer.fillIn();
  await page.getByLabel('내 쿠폰 1장').click();
  await page.getByRole('option', { name: /김하늘 님께 드리는 쿠폰/ }).click();
  await page.getByText('김하늘 님께 드리는 쿠폰 · 2,000원 할인').waitFor();
  await page.getByRole('button', { name: '전체 사용' }).click();
  await buyer.agree();
  await buyer.pay('18,000원');
  await buyer.atWindow('결제하기');
  await buyer.ends('주문이 완료됐어요');

  await page.goto('/my');
  await page.getByText('0P', { exact: true }).waitFor();
  await page.getByText('사용함').waitFor();
  await page
    .getByRole('link', { name: /쿠폰으로 산 명함/ })
    .first()
    .click();
  await page.getByRole('region', { name: '주문 상태' }).getByRole('button', { name: '주문 취소', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '주문 취소', exact: true }).click();
  await page.getByText('돌려받은 포인트').waitFor();
  await expect
    .poll(
      async () => {
        await page.goto('/my');
        await page.getByRole('list', { name: '포인트 내역' }).waitFor();
        return page.getByText('3,000P', { exact: true }).count();
      },
      { timeout: 20_000 },
    )
    .toBe(1);
  await page.getByText('쓸 수 있음').waitFor();
});
