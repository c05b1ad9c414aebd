import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { OrderRow } from '@maru/contracts/shop/order/order.views';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { buying } from '../support/buying.ts';
import { postcodeDouble } from '../support/postcode-double.ts';
import { openPracticeProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, registerAccount, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let visitor: Visitor;
let page: Page;
let buyer: ReturnType<typeof buying>;
let admin: Client;

beforeAll(async () => {
  [server, browser] = await Promise.all([openPracticeProduct(), openBrowser()]);
  admin = await logIn(server.url);
});
beforeEach(async () => {
  visitor = await newVisitor(browser, server.url);
  page = visitor.page;
  buyer = buying(page);
  await postcodeDouble(visitor.context);
});
afterEach(async ({ task }) => {
  await afterJourney(task, visitor);
  await visitor.close();
});

const newItem = async (name: string, stock: number, price = 20_000) => {
  const { status, body } = await admin.call<ItemDocument>('POST', 'adm/item/add', {
    body: {
      name,
      category: '결제 선반',
      state: 'onSale',
      notice: noticeExamples.goods,
      options: [{ name: '100장', price, stock }],
    },
  });
  expect(status).toBe(200);
  await admin.call('GET', 'adm/item', { query: { id: body.id } });
  return body;
};
const cartRows = () => page.getByRole('list', { name: '장바구니 상품' }).getByRole('listitem');

describe('an order', () => {
  it('is placed by a guest with an address that was found, paid, and seen by its number', async () => {
    await buyer.buyNow(await newItem('검색한 주소의 명함', 5));
    await buyer.pay('23,000원');
    await page.getByText('동의해야 주문할 수 있어요.').waitFor();
    await page.getByText('우편번호 5자리를 입력해 주세요.').waitFor();
    await buyer.fillIn();
    await page.getByRole('button', { name: '주소 찾기' }).click();
    await page.getByRole('button', { name: '첨단로 242' }).click();
    expect(await page.getByLabel('우편번호').inputValue()).toBe('63309');
    expect(await page.getByLabel('주소', { exact: true }).inputValue()).toBe(
      '제주특별자치도 제주시 첨단로 242 (영평동, 카카오 스페이스닷원)',
    );
    await buyer.agree();
    // An island: sending it costs more.
    await buyer.pay('26,000원');
    await buyer.atWindow('결제하기');
    await buyer.ends('주문이 완료됐어요');
    await page.getByRole('link', { name: '주문 내역 보기' }).click();
    await page.getByLabel('주문한 휴대폰 번호').fill('010-1234-5678');
    await page.getByRole('button', { name: '주문 찾기' }).click();
    await page.getByText('검색한 주소의 명함').waitFor();
    const title = await page.getByRole('heading', { level: 1, name: /^주문 / }).innerText();
    const { list } = (await admin.call<{ list: OrderRow[] }>('GET', 'adm/order/list')).body;
    const order = list.find(({ number }) => title.endsWith(number));
    expect((await admin.call('PUT', 'adm/order/prepare', { body: { id: order?.id } })).status).toBe(200);
    // The page is live by the ticket that it got.
    await page.getByRole('heading', { name: '상품을 준비하고 있어요' }).waitFor();
  });

  it('begins with what is known of somebody, and leaves the cart when it is paid, however late that is known', async () => {
    const account = await registerAccount(server, '김하늘');
    await giveSession(visitor, account);
    await buyer.orderFromCart(await newItem('늦게 확인된 명함', 5));
    expect(await page.getByLabel('이름').inputValue()).toBe('김하늘');
    expect(await page.getByLabel('이메일').inputValue()).toBe(account.email);
    await buyer.fillIn();
    await buyer.agree();
    await buyer.pay('23,000원');
    await buyer.atWindow('결제사가 늦게 답함');
    await buyer.ends('결제를 확인하고 있어요');
    await buyer.ends('주문이 완료됐어요');
    await page.goto('/cart');
    await page.getByText('장바구니가 비어 있어요').waitFor();
    await buyer.buyNow(await newItem('두 번째 명함', 5));
    expect(await page.getByLabel('우편번호').inputValue()).toBe('06236');
  });

  it('costs what it costs now, and says so before anything is taken', async () => {
    const item = await newItem('비싸진 명함', 5);
    await buyer.buyNow(item);
    await buyer.fillIn();
    await buyer.agree();
    const [option] = item.options;
    const changed = await admin.call('PUT', 'adm/item/option', {
      body: { id: item.id, option: option?.id, price: 30_000 },
    });
    expect(changed.status).toBe(200);
    visitor.allow(/409 \(Conflict\).*\/api\/shop\/order\/place/);
    await buyer.pay('23,000원');
    await page.getByText('그 사이 금액이 23,000원에서 33,000원으로 바뀌었어요.').waitFor();
    await buyer.pay('33,000원');
    await buyer.atWindow('결제하기');
    await buyer.ends('주문이 완료됐어요');
  });
});

describe('a payment that comes to nothing', () => {
  it('is refused with a reason, and tried again for the same order', async () => {
    await buyer.orderFromCart(await newItem('거절된 명함', 1));
    await buyer.fillIn();
    await buyer.agree();
    await buyer.pay('23,000원');
    visitor.allow(/409 \(Conflict\).*\/api\/shop\/payment\/confirm/);
    await buyer.atWindow('카드사가 거절');
    await buyer.ends('결제하지 못했어요');
    await page.getByText('카드 한도나 잔액이 부족해요.').waitFor();
    await buyer.payAgain('23,000원');
    await buyer.atWindow('결제하기');
    await buyer.ends('주문이 완료됐어요');
    await page.goto('/cart');
    await page.getByText('장바구니가 비어 있어요').waitFor();
  });

  it('was closed, and leads back to a cart whose last piece can still be had', async () => {
    await buyer.orderFromCart(await newItem('하나 남은 명함', 1));
    await buyer.fillIn();
    await buyer.agree();
    await buyer.pay('23,000원');
    await buyer.atWindow('결제창 닫기');
    await buyer.ends('결제를 마치지 않았어요');
    await page.getByRole('button', { name: '장바구니로 돌아가기' }).click();
    await cartRows().filter({ hasText: '하나 남은 명함' }).waitFor();
    await page.getByRole('button', { name: '23,000원 주문하기' }).click();
    // What was typed is still there.
    await page.getByRole('heading', { name: '받는 분' }).waitFor();
    expect(await page.getByLabel('우편번호').inputValue()).toBe('06236');
    await buyer.pay('23,000원');
    await buyer.atWindow('결제하기');
    await buyer.ends('주문이 완료됐어요');
  });

  it('was left by the browser: the order waits for its payment', async () => {
    await buyer.buyNow(await newItem('두고 간 명함', 1));
    await buyer.fillIn();
    await buyer.agree();
    await buyer.pay('23,000원');
    await page.waitForURL('**/api/sandbox/pay?*');
    await page.goto('/cart');
    await page.getByRole('link', { name: '이어서 결제하거나 수정하기' }).click();
    await page.getByRole('heading', { name: '결제를 기다리는 주문이 있어요' }).waitFor();
    await buyer.payAgain('23,000원');
    await page.waitForURL('**/api/sandbox/pay?*');
    await page.goBack();
    await page.getByRole('heading', { name: '결제를 기다리는 주문이 있어요' }).waitFor();
    await buyer.payAgain('23,000원');
    await buyer.atWindow('결제하기');
    await buyer.ends('주문이 완료됐어요');
  });
});

it('waits for a deposit into a virtual account, and says when it has come', async () => {
  await buyer.buyNow(await newItem('입금할 명함', 5));
  await buyer.fillIn();
  await page.getByText('가상계좌 입금').click();
  await buyer.agree();
  await buyer.pay('23,000원');
  await buyer.atWindow('가상계좌로 결제하기');
  await buyer.ends('입금을 기다리고 있어요');
  await page.getByText('연습은행').waitFor();
  const [bank] = await Promise.all([
    visitor.context.waitForEvent('page'),
    page.getByRole('link', { name: '연습 입금하기' }).click(),
  ]);
  await bank.getByRole('button', { name: '입금하기' }).click();
  await bank.getByText('입금했어요.').waitFor();
  await buyer.ends('주문이 완료됐어요');
});
