import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Client, logIn, newPerson } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { expectLooks } from '../support/looks.ts';
import { payAtSandbox, placeOrder } from '../support/orders.ts';
import { admin, type Product, runServer } from '../support/running-server.ts';
import { afterJourney, newVisitor, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let keeper: Visitor;
let client: Client;

beforeAll(async () => {
  [server, browser] = await Promise.all([runServer({ env: { NODE_ENV: 'development' } }), openBrowser()]);
  keeper = await newVisitor(browser, server.url);
  client = await logIn(server.url);
});
afterEach(({ task }) => afterJourney(task, keeper));
afterAll(() => server.dispose());

const newItem = async (name: string, stock: number) =>
  (
    await client.call<ItemDocument>('POST', 'adm/item/add', {
      body: {
        name,
        category: '명함',
        state: 'onSale',
        notice: noticeExamples.goods,
        options: [{ name: '100장', price: 41_000, stock }],
      },
    })
  ).body;
const figure = (name: RegExp) => keeper.page.getByRole('region', { name: '판매와 회원' }).getByRole('link', { name });

it('leads an administrator from the login to what has to be done, in an empty shop to nothing', async () => {
  const { page } = keeper;
  await page.goto('/login');
  await page.getByLabel('이메일').fill(admin.email);
  await page.getByLabel('비밀번호', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL('**/adm');
  await page.getByText('지금 처리할 일이 없어요.').waitFor();
  await figure(/^매출 ?0원/).waitFor();
  await page.getByText('이 기간에 팔린 상품이 없어요.').waitFor();
  await expectLooks(page, 'adm-empty');
});

it('shows what happens in the shop without being loaded again', async () => {
  const { page } = keeper;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate('window.notLoadedAgain = true');
  const item = await newItem('두꺼운 코튼 명함', 4);
  await page.getByRole('link', { name: /^재고가 적은 상품/ }).waitFor();
  const buyer = await newPerson(server, '김하늘');
  const order = await placeOrder(server.url, [{ item_id: item.id, option_id: 1, quantity: 2 }], buyer);
  await payAtSandbox(server.url, order);
  await buyer.call('POST', 'shop/question', { body: { item_id: item.id, text: '두께가 얼마나 되나요?' } });
  await page.getByRole('link', { name: /^새 주문.*1건/ }).waitFor();
  await page.getByRole('link', { name: /^답변 없는 상품 문의.*1건/ }).waitFor();
  await figure(/^결제된 주문 ?1건/).waitFor();
  await page.getByRole('link', { name: '두꺼운 코튼 명함' }).waitFor();
  const menu = page.getByRole('navigation', { name: '관리 메뉴' }).getByRole('link', { name: '상품 문의' });
  expect(await menu.getAttribute('aria-description')).toBe('처리할 일 1건');
  expect(await page.evaluate('window.notLoadedAgain')).toBe(true);
});

it('looks right in every size, as a chart and as a table', async () => {
  const { page } = keeper;
  await page.locator('.MuiBarElement-root, .MuiBarChart-element').first().waitFor({ state: 'attached' });
  await expectLooks(page, 'adm-desk');
  await page.getByRole('button', { name: '표로 보기' }).click();
  await expectLooks(page, 'adm-desk-table', page.getByRole('region', { name: '기간별 숫자' }));
});

it('leads from each thing to do to the list behind it', async () => {
  const { page } = keeper;
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/adm?period=month&by=week');
  await page.getByRole('link', { name: /^재고가 적은 상품/ }).click();
  await page.waitForURL('**/adm/item?stock=low');
  await page.getByText('두꺼운 코튼 명함').first().waitFor();
  await page.goBack();
  await page.getByRole('link', { name: /^답변 없는 상품 문의/ }).click();
  await page.getByText('두께가 얼마나 되나요?').waitFor();
});

it('shows what a period came to, leads to the orders behind it, and takes it out as a file', async () => {
  const { page } = keeper;
  await page.goto('/adm/payment');
  await page.getByRole('navigation', { name: '대사와 정산' }).getByRole('link', { name: '정산' }).click();
  await page.waitForURL('**/adm/payment/settlement');
  const table = page.getByRole('region', { name: '기간별 정산' });
  const sums = table.getByRole('row', { name: /^합계/ });
  await sums.getByText('82,000원').first().waitFor();
  await expectLooks(page, 'adm-settlement');
  await page.setViewportSize({ width: 1440, height: 900 });
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel 내보내기' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^정산 .*\.xlsx$/);
  await sums.getByRole('link', { name: '82,000원' }).first().click();
  await page.waitForURL('**/adm/order?paid_at_from=*');
  await page.getByText('두꺼운 코튼 명함').first().waitFor();
});
