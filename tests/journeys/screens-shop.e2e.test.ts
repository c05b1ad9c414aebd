import { demoId } from '../../demo/cast/demo-id.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { openBrowser } from '../support/browser.ts';
import { expectLooks } from '../support/looks.ts';
import { admin, type Product, runServer } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let [visitor, administrator] = [] as unknown as [Visitor, Visitor];
const item = demoId('item', 0);

beforeAll(async () => {
  [server, browser] = await Promise.all([runServer({ env: { DEMO: '1' } }), openBrowser()]);
  [visitor, administrator] = await Promise.all([newVisitor(browser, server.url), newVisitor(browser, server.url)]);
  await giveSession(administrator, admin);
});
afterEach(({ task }) => afterJourney(task, visitor, administrator));
afterAll(() => server.dispose());

const openAt = async (page: Page, path: string) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
};

describe('a visitor sees', () => {
  it('an empty cart', async () => {
    await openAt(visitor.page, '/cart');
    await visitor.page.getByText('장바구니가 비어 있어요').waitFor();
    await expectLooks(visitor.page, 'cart-empty');
  });

  it('what is in the cart', async () => {
    const { page } = visitor;
    for (const at of [0, 1]) {
      await openAt(page, `/shop/${demoId('item', at)}`);
      await page.getByRole('button', { name: '장바구니', exact: true }).click();
      await page.getByText('장바구니에 담았어요.').waitFor();
    }
    await openAt(page, '/cart');
    await page.getByRole('button', { name: /원 주문하기/ }).waitFor();
    await expectLooks(page, 'cart');
  });

  const inShop: Readonly<Record<string, readonly [path: string, until: (page: Page) => Promise<unknown>]>> = {
    shop: ['/shop', (page) => page.getByRole('list', { name: '상품' }).waitFor()],
    'shop-nothing': ['/shop?text=없는%20이름이에요', (page) => page.getByText(/찾지 못했어요/).waitFor()],
    'shop-item': [`/shop/${demoId('item', 0)}`, (page) => page.getByRole('radio').first().waitFor()],
    'shop-item-reviews': [`/shop/${demoId('item', 0)}?tab=review`, (page) => page.getByText(/건네는 순간/).waitFor()],
    'shop-item-reviews-none': [
      `/shop/${demoId('item', 5)}?tab=review`,
      (page) => page.getByText('아직 후기가 없어요').waitFor(),
    ],
    'shop-item-questions': [
      `/shop/${demoId('item', 0)}?tab=question`,
      (page) => page.getByText(/옆면 색을 회사 색으로/).waitFor(),
    ],
    'shop-item-questions-none': [
      `/shop/${demoId('item', 1)}?tab=question`,
      (page) => page.getByText('아직 문의가 없어요').waitFor(),
    ],
    'order-guest': ['/order', (page) => page.getByLabel('주문번호').waitFor()],
    'checkout-empty': ['/checkout', (page) => page.getByText('주문할 상품이 없어요').waitFor()],
    fail: ['/fail?code=REJECT_CARD_PAYMENT', (page) => page.getByText('카드 한도나 잔액이 부족해요.').waitFor()],
    'shop-item-sold-out': [
      `/shop/${demoId('item', 6)}`,
      (page) => page.getByText('품절', { exact: true }).first().waitFor(),
    ],
  };
  it.each(Object.entries(inShop))('%s', async (name, [path, until]) => {
    await openAt(visitor.page, path);
    await until(visitor.page);
    await expectLooks(visitor.page, name);
  });

  it('what an order takes', async () => {
    const { page } = visitor;
    await openAt(page, `/shop/${item}`);
    await page.getByRole('button', { name: '바로 구매' }).click();
    await page.getByRole('button', { name: /원 결제하기/ }).click();
    await page.getByText('동의해야 주문할 수 있어요.').waitFor();
    await expectLooks(page, 'checkout-errors');
  });
});

describe('an administrator sees', () => {
  const shown: Readonly<Record<string, readonly [path: string, open: (page: Page) => Promise<unknown>]>> = {
    'adm-item': ['/adm/item', (page) => page.getByRole('table', { name: '상품' }).waitFor()],
    'adm-item-one': [`/adm/item/${item}`, (page) => page.getByRole('heading', { name: '할인' }).waitFor()],
    'adm-item-stock': [
      `/adm/item/${item}`,
      async (page) => {
        await page.getByRole('button', { name: '재고 조정' }).first().click();
        await page.getByRole('dialog').waitFor();
      },
    ],
    'adm-item-synonym': ['/adm/item/synonym', (page) => page.getByRole('list', { name: '같은 뜻 검색어' }).waitFor()],
    'adm-item-new-errors': [
      '/adm/item/new',
      async (page) => {
        await page.getByRole('button', { name: '상품 만들기' }).click();
        await page.getByText('이름을 적어 주세요. 80자까지 쓸 수 있어요.').waitFor();
      },
    ],
  };
  it.each(Object.entries(shown))('%s', async (name, [path, open]) => {
    await openAt(administrator.page, path);
    await open(administrator.page);
    await expectLooks(administrator.page, name);
  });
});
