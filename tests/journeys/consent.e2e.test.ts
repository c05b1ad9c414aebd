import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { buying } from '../support/buying.ts';
import { openPracticeProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, registerAccount, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let visitor: Visitor;
let item: ItemDocument;

beforeAll(async () => {
  [server, browser] = await Promise.all([openPracticeProduct(), openBrowser()]);
  visitor = await newVisitor(browser, server.url);
  await giveSession(visitor, await registerAccount(server, '김하늘'));
  const admin = await logIn(server.url);
  item = (
    await admin.call<ItemDocument>('POST', 'adm/item/add', {
      body: {
        name: '이름을 새긴 도장',
        category: '주문 제작 선반',
        state: 'onSale',
        notice: { ...noticeExamples.goods, made_to_order: true },
        options: [{ name: '한 개', price: 50_000, stock: 5 }],
      },
    })
  ).body;
  await admin.call('GET', 'adm/item', { query: { id: item.id } });
});
afterEach(({ task }) => afterJourney(task, visitor));

it('what is made to order is ordered only by who agrees, in a box of its own, that it cannot be given back', async () => {
  const { page } = visitor;
  const order = buying(page);
  await page.goto(`/shop/${item.id}?tab=guide`);
  await page.getByText(/주문을 받아 만드는 상품은 제작을 시작하면/).waitFor();
  await order.buyNow(item);
  await order.fillIn();
  await page.getByRole('checkbox', { name: /구매 조건/ }).check();
  const box = page.getByRole('checkbox', { name: /주문을 받아 만드는 상품이라/ });
  expect(await box.isChecked()).toBe(false);
  await order.pay('50,000원');
  await page.getByText('동의해야 주문할 수 있어요.').waitFor();
  await box.check();
  await order.pay('50,000원');
  await order.atWindow('결제하기');
  await order.ends('주문이 완료됐어요');
});
