import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { expectLooks } from '../support/looks.ts';
import { atOrder } from '../support/order-desk.ts';
import { payAtSandbox, placeOrder, recipient } from '../support/orders.ts';
import { openPracticeProduct } from '../support/product.ts';
import { pngOf } from '../support/project-with-people.ts';
import { admin as adminAccount, type Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, registerAccount, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let [guest, buyer, keeper] = [] as unknown as [Visitor, Visitor, Visitor];
let [admin, person] = [] as unknown as [Client, Client];
let item: ItemDocument;

beforeAll(async () => {
  [server, browser] = await Promise.all([openPracticeProduct(), openBrowser()]);
  const account = await registerAccount(server, '박바다');
  [guest, buyer, keeper, admin] = await Promise.all([
    newVisitor(browser, server.url),
    newVisitor(browser, server.url),
    newVisitor(browser, server.url),
    logIn(server.url),
  ]);
  person = await logIn(server.url, account);
  await Promise.all([giveSession(buyer, account), giveSession(keeper, adminAccount)]);
  item = (
    await admin.call<ItemDocument>('POST', 'adm/item/add', {
      body: {
        name: '긁힌 수첩',
        category: '사진 선반',
        state: 'onSale',
        notice: noticeExamples.goods,
        options: [{ name: '한 권', price: 20_000, stock: 50 }],
      },
    })
  ).body;
});
afterEach(({ task }) => afterJourney(task, guest, buyer, keeper));

const put = async (path: string, body: object) => {
  const { status, body: answer } = await admin.call('PUT', `adm/order/${path}`, { body });
  if (status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`);
};
const delivered = async (client?: Client) => {
  const order = await placeOrder(server.url, [{ item_id: item.id, option_id: 1, quantity: 1 }], client);
  await payAtSandbox(server.url, order);
  await put('prepare', { id: order.id });
  await put('ship', { id: order.id, courier: '우체국택배', tracking: '6012345678901' });
  await put('parcel/step', { id: order.id, parcel: 1, step: 'deliver' });
  return order;
};
const picture = async (name: string) => ({ name, mimeType: 'image/png', buffer: await pngOf(400, 300) });
/** Asks for what is faulty to be taken back, with photos of it. */
const claim = async ({ page }: Visitor, names: readonly string[]) => {
  const order = atOrder(page);
  await order.press('반품 신청');
  await order.because('상품 불량');
  await page.getByLabel('문제를 알게 된 날').waitFor();
  const pictures = await Promise.all(names.map(picture));
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(pictures);
  return order;
};
const photosAt = ({ page }: Visitor) => page.getByRole('button', { name: /신청 사진/ }).locator('img');
/** Whether the browser was given the pictures, not only their addresses. */
const widthsAt = ({ page }: Visitor) =>
  page.evaluate<number[]>(
    `[...document.querySelectorAll('button[aria-label^="신청 사진"] img')].map(({ naturalWidth }) => naturalWidth)`,
  );
const statusOf = (visitor: Visitor, url: string) => {
  // The browser complains of what is refused on purpose.
  visitor.allow(/40[13] .*\/api\/file\/claim\//);
  return visitor.page.evaluate<number>(
    `fetch(${JSON.stringify(url)}, { cache: 'reload' }).then(({ status }) => status)`,
  );
};

it('a guest shows what is wrong with what came to the shop, and to nobody else', async () => {
  const { id, number } = await delivered();
  await guest.page.goto(`/order?number=${number}`);
  await guest.page.getByLabel('주문한 휴대폰 번호').fill(recipient.phone);
  await guest.page.getByRole('button', { name: '주문 찾기' }).click();
  const order = await claim(guest, ['긁힘.png', '상자.png']);
  await expectLooks(guest.page, 'guest-claim-dialog');
  await order.answer('반품 신청');
  await order.standing('반품을 신청했어요');
  await expect.poll(() => widthsAt(guest)).toEqual([400, 400]);
  await expectLooks(guest.page, 'guest-order');

  await keeper.page.goto(`/adm/order/${id}`);
  await expect.poll(() => widthsAt(keeper)).toEqual([400, 400]);
  await keeper.page.getByText('문제를 알게 된 날').waitFor();

  const url = String(await photosAt(guest).first().getAttribute('src'));
  expect(url).toContain(`/api/file/claim/${id}/`);
  const stranger = await newVisitor(browser, server.url);
  await stranger.page.goto('/shop');
  await buyer.page.goto('/shop');
  expect([await statusOf(guest, url), await statusOf(stranger, url), await statusOf(buyer, url)]).toEqual([
    200, 401, 403,
  ]);
});

it('a member does so from the own account', async () => {
  const { id } = await delivered(person);
  await buyer.page.goto(`/my/order/${id}`);
  const order = await claim(buyer, ['긁힘.png']);
  await order.answer('반품 신청');
  await expect.poll(() => widthsAt(buyer)).toEqual([400]);
  const url = String(await photosAt(buyer).getAttribute('src'));
  expect([await statusOf(buyer, url), await statusOf(guest, url)]).toEqual([200, 401]);
});
