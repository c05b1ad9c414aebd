import { readFile } from 'node:fs/promises';
import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { PlacedOrder } from '@maru/contracts/shop/order/order.routes';
import sharp from 'sharp';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { untilMails } from '../support/mails.ts';
import { payAtSandbox, placeOrder, recipient } from '../support/orders.ts';
import { openPracticeProduct } from '../support/product.ts';
import { admin as adminAccount, type Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, registerAccount, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let buyer: Visitor;
let keeper: Visitor;
let person: Client;
let card: ItemDocument;

beforeAll(async () => {
  [server, browser] = await Promise.all([openPracticeProduct(), openBrowser()]);
  const account = await registerAccount(server, '김하늘');
  [buyer, keeper, person] = await Promise.all([
    newVisitor(browser, server.url),
    newVisitor(browser, server.url),
    logIn(server.url, account),
  ]);
  await Promise.all([giveSession(buyer, account), giveSession(keeper, adminAccount)]);
  const options = [{ name: '200장', price: 30_000, stock: 50 }];
  const item = {
    name: '주문 제작 명함',
    category: '주문 선반',
    state: 'onSale',
    notice: noticeExamples.goods,
    options,
  };
  const admin = await logIn(server.url);
  card = (await admin.call<ItemDocument>('POST', 'adm/item/add', { body: item })).body;
});
afterEach(({ task }) => afterJourney(task, buyer, keeper));

const picture = async (colour: string) => ({
  name: 'proof.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 500, channels: 3, background: colour } })
    .png()
    .toBuffer(),
});

/** The card of an order, as the desk opens it from those with which so much is to be done. */
const openCard = async (work: string, { number }: Pick<PlacedOrder, 'number'>) => {
  await keeper.page.goto(`/adm/namecard/print?work=${work}&sort=changed_at`);
  await keeper.page.getByRole('row').filter({ hasText: number }).locator('[data-row-opener]').click();
};

const uploadProof = async (button: string, colour: string) => {
  const { page } = keeper;
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel('시안 이미지 올리기').setInputFiles(await picture(colour));
  await dialog.getByRole('button', { name: '올리기', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
};

const folder = new URL('../../test-output/screenshots', import.meta.url).pathname;
const pictures = async (page: Page, name: string) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
};
/** Of what the buyer has filled in; the desk looks at it before the buyer does. */
const drawProof = async (button: string) => {
  const { page } = keeper;
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByRole('button', { name: '적은 내용으로 PDF 만들기' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '받아서 확인' }).click(),
  ]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');
  await pictures(page, 'name-card-proof-dialog');
  await dialog.getByRole('button', { name: '올리기', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
};
/** What only calls itself a PDF is refused; the dialog stays open for another file. */
const uploadPdf = async (button: string) => {
  const { page } = keeper;
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog').last();
  const choose = async (content: string) =>
    dialog
      .getByLabel('시안 PDF')
      .setInputFiles({ name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.from(content) });
  keeper.allow(/400 \(Bad Request\).*adm\/namecard\/proof\/pdf/);
  await choose('<html><script>alert(1)</script></html>');
  await dialog.getByRole('button', { name: '올리기', exact: true }).click();
  await page.getByText('PDF 파일이 아니에요. PDF로 저장한 파일을 골라 주세요.').waitFor();
  await choose('%PDF-1.7\n%%EOF');
  await dialog.getByRole('button', { name: '올리기', exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
};

it('a card is filled in, drawn, sent back, drawn again, approved and printed', async () => {
  await keeper.page.goto(`/adm/item/${card.id}`);
  await keeper.page.getByLabel('시안을 확인하고 인쇄하는 상품').click();
  await keeper.page.getByText('주문을 받으면 시안부터 만들어요.').waitFor();
  await pictures(keeper.page, 'item-admin');

  const order: PlacedOrder = await placeOrder(server.url, [{ item_id: card.id, option_id: 1, quantity: 1 }], person);
  await payAtSandbox(server.url, order);
  const { page } = buyer;
  await page.goto(`/my/order/${order.id}`);
  await page.getByText('내용 입력 필요').waitFor();
  await page.getByRole('button', { name: '명함 내용 입력' }).click();
  await page.getByLabel('이름').fill('김하늘');
  await page.getByLabel('직함').fill('소장');
  await page.getByLabel('전화').fill('010-1234-5678');
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles(await picture('#1867c0'));
  await page.getByRole('button', { name: '보내기' }).click();
  await page.getByText('시안 준비 중').waitFor();

  await openCard('requested', order);
  await uploadProof('시안 올리기', '#ffffff');
  await page.reload();
  await page.getByRole('button', { name: '수정 요청' }).click();
  await page.getByLabel('어떻게 고치면 될까요?').fill('전화번호 끝자리가 9예요.');
  await page.getByRole('dialog').getByRole('button', { name: '수정 요청' }).click();
  await page.getByText('시안 수정 중').waitFor();

  await openCard('rejected', order);
  await keeper.page.getByText('전화번호 끝자리가 9예요.').waitFor();
  await uploadPdf('새 시안 올리기');
  await page.reload();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '명함 시안 2 PDF 받기' }).click(),
  ]);
  expect([download.suggestedFilename(), await download.failure()]).toEqual(['proof.pdf', null]);
  await pictures(page, 'name-card-pdf');
  await page.getByRole('button', { name: '시안 승인' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '승인' }).click();
  await page.getByText('인쇄 준비 중').waitFor();
  expect(await page.getByRole('button', { name: '내용 수정' }).count()).toBe(0);

  await openCard('approved', order);
  await keeper.page.getByRole('button', { name: '인쇄 완료' }).click();
  await keeper.page.getByRole('alertdialog').getByRole('button', { name: '인쇄 완료' }).click();
  await page.reload();
  await page.getByText('인쇄를 마쳤어요.').waitFor();
  const subjects = (await untilMails(server.dataDir, recipient.email, 4)).map(({ subject }) => subject);
  const about = subjects.filter((subject) => subject.includes(`(주문 ${order.number})`));
  expect(about).toEqual(
    expect.arrayContaining([
      `[설계마루] 명함 시안을 확인해 주세요 (주문 ${order.number})`,
      `[설계마루] 명함을 인쇄했어요 (주문 ${order.number})`,
    ]),
  );
});

it('a guest is asked to log in before ordering what is printed', async () => {
  const order = placeOrder(server.url, [{ item_id: card.id, option_id: 1, quantity: 1 }]);
  await expect(order).rejects.toThrow('not_logged_in');
});

it('an administrator orders a card of the company, whose proof is drawn of what it says', async () => {
  const admin = await logIn(server.url);
  const staff = {
    name: '김한빛',
    title: '설계1팀 팀장',
    company: '설계마루',
    mobile: '010-1234-5678',
    phone: '02-123-4567',
  };
  const blank = { fax: '', email: 'hanbit@maru.example', address: '', link: 'https://maru.example' };
  const body = { ...staff, ...blank, published: false, listed: false };
  expect((await admin.call('POST', 'adm/card/add', { body })).status).toBe(200);
  const order = await placeOrder(server.url, [{ item_id: card.id, option_id: 1, quantity: 1 }], admin);
  await payAtSandbox(server.url, order);
  const { page } = keeper;
  await page.goto(`/my/order/${order.id}`);
  await page.getByRole('button', { name: '명함 내용 입력' }).click();
  await page.getByLabel('직원 명함에서 가져오기').click();
  await page.getByRole('option', { name: '김한빛 · 설계1팀 팀장' }).click();
  expect(await page.getByLabel('전화').inputValue()).toBe('010-1234-5678');
  await pictures(page, 'name-card-staff');
  await page.getByRole('button', { name: '보내기' }).click();
  await page.getByText('시안 준비 중').waitFor();
  await openCard('requested', order);
  await drawProof('시안 올리기');
  await page.goto(`/my/order/${order.id}`);
  await page.getByRole('link', { name: '명함 시안 1 PDF 받기' }).waitFor();
});
