import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import { firstDeliveryTerms } from '@maru/contracts/site/config/selling-terms';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { buying, untilDrawn } from '../support/buying.ts';
import { expectLooks } from '../support/looks.ts';
import { openOwnProduct } from '../support/product.ts';
import { admin as adminAccount, type Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let visitor: Visitor;
let keeper: Visitor;
let admin: Client;
let item: ItemDocument;
let large: ItemDocument;

const addItem = async (name: string, price: number) => {
  const body = {
    name,
    category: '배송 선반',
    state: 'onSale',
    notice: noticeExamples.goods,
    options: [{ name: '100장', price, stock: 50 }],
  };
  return (await admin.call<ItemDocument>('POST', 'adm/item/add', { body })).body;
};

beforeAll(async () => {
  [server, browser] = await Promise.all([openOwnProduct(), openBrowser()]);
  [visitor, keeper, admin] = await Promise.all([
    newVisitor(browser, server.url),
    newVisitor(browser, server.url),
    logIn(server.url),
  ]);
  item = await addItem('섬으로 가는 명함', 20_000);
  large = await addItem('대형 배치도', 70_000);
});
afterEach(({ task }) => afterJourney(task, visitor, keeper));

it('an administrator says where goods are fetched; a guest sees why an island costs more, and fetches them', async () => {
  await giveSession(keeper, adminAccount);
  await keeper.page.goto('/adm/config/shipping');
  await keeper.page.getByLabel('우편번호로 확인').fill('58866');
  await keeper.page.getByText('전남 신안 흑산·홍도와 섬 · 3,000원 추가').waitFor();
  await keeper.page.getByLabel('픽업 장소 (선택)').fill('서울 마포구 월드컵북로 400');
  await keeper.page.getByRole('region', { name: '배송 안내' }).getByRole('button', { name: '저장' }).click();
  await keeper.page.getByText('배송 안내를 저장했어요.').waitFor();

  const { page } = visitor;
  await buying(page).buyNow(item);
  await page.getByLabel('우편번호').fill('58866');
  await page.getByText('전남 신안 흑산·홍도와 섬 추가 배송비').waitFor();
  await page.getByRole('button', { name: '26,000원 결제하기' }).waitFor();
  await page.getByRole('button', { name: '픽업' }).click();
  await page.getByText('서울 마포구 월드컵북로 400').waitFor();
  await page.getByRole('button', { name: '20,000원 결제하기' }).waitFor();
  expect(await page.getByLabel('우편번호').count()).toBe(0);
  expect((await admin.call('PUT', 'adm/config/delivery', { body: firstDeliveryTerms })).status).toBe(200);
});

it('an administrator sends large things in a bundle of their own; a guest sees what each parcel costs', async () => {
  await keeper.page.goto('/adm/config/shipping');
  const settings = keeper.page.getByRole('region', { name: '묶음 배송' });
  await settings.getByRole('button', { name: '묶음 추가' }).click();
  await settings.getByLabel('묶음 이름').fill('대형 도면');
  await settings.getByLabel('배송비').fill('5000');
  await settings.getByLabel('무료 배송 기준').fill('100000');
  await expectLooks(keeper.page, 'adm-config-bundles');
  await settings.getByRole('button', { name: '저장' }).click();
  await keeper.page.getByText('묶음 배송을 저장했어요.').waitFor();

  await keeper.page.goto(`/adm/item/${large.id}`);
  const terms = keeper.page.getByRole('region', { name: '판매 조건' });
  await terms.getByLabel('묶음', { exact: true }).click();
  await keeper.page.getByRole('option', { name: '대형 도면 · 5,000원' }).click();
  await terms.getByRole('button', { name: '판매 조건 저장' }).click();
  await keeper.page.getByText('판매 조건을 저장했어요.').waitFor();
  await expectLooks(keeper.page, 'adm-item-bundle');

  const { page } = visitor;
  await page.goto(`/shop/${item.id}`);
  await untilDrawn(page);
  await page.getByRole('button', { name: '장바구니', exact: true }).click();
  await page.getByText('장바구니에 담았어요.').waitFor();
  await buying(page).orderFromCart(large);
  const sums = page.getByRole('region', { name: '결제 금액' });
  await sums.getByText('대형 도면 묶음: 무료 배송까지 30,000원 남았어요.').waitFor();
  await sums.getByText('기본 묶음: 무료 배송까지 30,000원 남았어요.').waitFor();
  await page.getByText('100장 · 1개 · 대형 도면 묶음').waitFor();
  // To the place that was typed before, each of the two parcels costs more.
  await page.getByRole('button', { name: '104,000원 결제하기' }).waitFor();
  await expectLooks(page, 'checkout-two-bundles');
  await page.goto('/cart');
  await page.getByText('대형 도면 묶음: 무료 배송까지 30,000원 남았어요.').waitFor();
  await expectLooks(page, 'cart-two-bundles');
});
