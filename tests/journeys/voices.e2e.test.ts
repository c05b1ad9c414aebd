import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { untilDrawn } from '../support/buying.ts';
import { expectLooks } from '../support/looks.ts';
import { linkIn, untilMails } from '../support/mails.ts';
import { payAtSandbox, placeOrder } from '../support/orders.ts';
import { openPracticeProduct } from '../support/product.ts';
import { admin as adminAccount, type Product } from '../support/running-server.ts';
import {
  type Account,
  afterJourney,
  giveSession,
  newVisitor,
  registerAccount,
  type Visitor,
} from '../support/visitor.ts';
import { untilTrue } from '../support/until-true.ts';

let server: Product;
let browser: Browser;
let buyer: Visitor;
let keeper: Visitor;
let guest: Visitor;
let admin: Client;
let account: Account;
let card: ItemDocument;

beforeAll(async () => {
  [server, browser] = await Promise.all([openPracticeProduct(), openBrowser()]);
  [buyer, keeper, guest, admin, account] = await Promise.all([
    newVisitor(browser, server.url, { viewport: { width: 390, height: 844 } }),
    newVisitor(browser, server.url),
    newVisitor(browser, server.url),
    logIn(server.url),
    registerAccount(server, '김하늘'),
  ]);
  await Promise.all([giveSession(buyer, account), giveSession(keeper, adminAccount)]);
  const options = [
    { name: '100장', price: 30_000, stock: 5 },
    { name: '200장', price: 50_000, stock: 0 },
  ];
  card = (
    await admin.call<ItemDocument>('POST', 'adm/item/add', {
      body: { name: '여행하는 명함', category: '명함', state: 'onSale', notice: noticeExamples.goods, options },
    })
  ).body;
});
afterEach(({ task }) => afterJourney(task, buyer, keeper, guest));

const delivered = async () => {
  const order = await placeOrder(
    server.url,
    [{ item_id: card.id, option_id: 1, quantity: 1 }],
    await logIn(server.url, account),
  );
  await payAtSandbox(server.url, order);
  for (const [path, more] of [
    ['prepare', {}],
    ['ship', { courier: '우체국택배', tracking: '6012345678901' }],
    ['parcel/step', { parcel: 1, step: 'deliver' }],
  ] as const)
    expect((await admin.call('PUT', `adm/order/${path}`, { body: { id: order.id, ...more } })).status).toBe(200);
  return order.id;
};
const picture = async () => ({
  name: 'photo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background: '#88aacc' } })
    .png()
    .toBuffer(),
});

describe('a review', () => {
  it('is written by the buyer once it came, with a picture, and seen by everyone', async () => {
    const { page } = buyer;
    await page.goto(`/my/order/${await delivered()}`);
    await page.getByRole('button', { name: '여행하는 명함 후기 쓰기' }).click();
    const dialog = page.getByRole('dialog', { name: '후기 쓰기' });
    await dialog.getByRole('radio', { name: '4점' }).press(' ');
    await dialog.getByRole('textbox', { name: '후기' }).fill('종이가 두껍고 색이 또렷해요.');
    await dialog.locator('input[type=file]').setInputFiles(await picture());
    await dialog.getByRole('button', { name: '후기 올리기' }).click();
    await page.getByText('후기를 올렸어요. 고마워요!').waitFor();
    await page.getByRole('button', { name: '여행하는 명함 후기 수정' }).waitFor();
    await guest.page.goto(`/shop/${card.id}?tab=review`);
    const seen = guest.page.getByRole('list', { name: '후기', exact: true }).getByRole('listitem');
    await seen.filter({ hasText: '종이가 두껍고 색이 또렷해요.' }).filter({ hasText: '김**' }).waitFor();
    await guest.page.getByRole('tab', { name: '후기 1' }).waitFor();
    await untilTrue(
      guest.page,
      `[...document.querySelectorAll('[role=tabpanel] img')].some((image) => image.naturalWidth > 0)`,
    );
    await guest.page.goto('/shop');
    await guest.page.getByRole('img', { name: '별점 4점, 후기 1개' }).waitFor();
  });

  it('is hidden by an administrator, and told to its author', async () => {
    const { page } = keeper;
    await page.goto('/adm/review');
    await page.locator('[data-row-opener]').first().click();
    const opened = page.getByRole('dialog', { name: '후기' });
    await opened.getByRole('button', { name: '숨기기' }).click();
    await opened.getByText('숨김', { exact: true }).waitFor();
    await expectLooks(page, 'adm-review-opened');
    await guest.page.goto(`/shop/${card.id}?tab=review`);
    await guest.page.getByText('아직 후기가 없어요').waitFor();
    await buyer.page.goto('/my');
    await buyer.page.getByText('관리자가 숨겼어요').waitFor();
    await opened.getByRole('button', { name: '다시 보이기' }).click();
    await opened.getByRole('button', { name: '숨기기' }).waitFor();
  });
});

describe('a question', () => {
  it('is asked as a secret, answered by an administrator, and the answer told by mail', async () => {
    const { page } = buyer;
    await page.goto(`/shop/${card.id}?tab=question`);
    await untilDrawn(page);
    await page.getByRole('button', { name: '문의하기' }).click();
    await page.getByRole('textbox', { name: '궁금한 점' }).fill('금박도 할 수 있나요?');
    await page.getByRole('checkbox', { name: /비밀 문의/ }).check();
    await page.getByRole('button', { name: '문의 남기기' }).click();
    await page.getByText(/문의를 남겼어요/).waitFor();

    await keeper.page.goto('/adm/question');
    await keeper.page.getByRole('link', { name: '답변 대기' }).click();
    await keeper.page.getByRole('button', { name: '금박도 할 수 있나요?' }).click();
    await keeper.page.getByRole('button', { name: '답변 쓰기' }).click();
    await keeper.page.getByRole('textbox', { name: '답변' }).fill('네, 할 수 있어요.');
    await keeper.page.getByRole('button', { name: '답변 달기' }).click();
    await keeper.page.getByText('필터에 맞는 것이 없어요').waitFor();

    await guest.page.goto(`/shop/${card.id}?tab=question`);
    await guest.page.getByText('비밀 문의예요.').waitFor();
    expect(await guest.page.getByText('금박').count()).toBe(0);
    const mails = await untilMails(server.dataDir, account.email, 2);
    const told = mails.find(({ subject }) => subject.includes('답변'));
    expect(told?.text).toContain('여행하는 명함');
    await page.goto(
      new URL(linkIn({ text: told?.text ?? '' })).pathname + new URL(linkIn({ text: told?.text ?? '' })).search,
    );
    await page.getByText('네, 할 수 있어요.').waitFor();
  });
});

describe('a wish', () => {
  it('is a heart on the item, and leads to the list', async () => {
    const { page } = buyer;
    await page.goto(`/shop/${card.id}`);
    await untilDrawn(page);
    await page.getByRole('button', { name: '여행하는 명함 찜하기' }).click();
    await page.getByRole('button', { name: '찜 보기' }).click();
    await page
      .getByRole('list', { name: '찜한 상품' })
      .getByRole('link', { name: /여행하는 명함/ })
      .waitFor();
    await page.getByRole('button', { name: '여행하는 명함 찜하기' }).click();
    await page.getByText('찜한 상품이 없어요').waitFor();
    await page.getByRole('button', { name: '실행 취소' }).click();
    await page
      .getByRole('list', { name: '찜한 상품' })
      .getByRole('link', { name: /여행하는 명함/ })
      .waitFor();
  });
});

describe('what is sold out', () => {
  it('is told of by one mail when it is back', async () => {
    const { page } = buyer;
    await page.goto(`/shop/${card.id}`);
    await untilDrawn(page);
    await page.getByRole('button', { name: '200장 재입고 알림' }).click();
    await page.getByText('알림 신청됨').waitFor();
    await admin.call('PUT', 'adm/item/stock', { body: { id: card.id, option: 2, by: 3, reason: '입고' } });
    const back = async () =>
      (await untilMails(server.dataDir, account.email, 1)).filter(({ subject }) => subject.includes('다시 들어왔어요'));
    await expect.poll(async () => (await back()).length, { timeout: 30_000 }).toBe(1);
    expect((await back())[0]?.text).toContain('여행하는 명함 (200장)');
    await page.reload();
    await page.getByRole('radio', { name: /200장/ }).check();
    expect(await page.getByRole('button', { name: /재입고 알림/ }).count()).toBe(0);
  });
});
