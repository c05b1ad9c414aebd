import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { PlacedOrder } from '@maru/contracts/shop/order/order.routes';
import sharp from 'sharp';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { openCard, pictures, sellCard } from '../support/card-desk.ts';
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
  card = await sellCard(await logIn(server.url));
});
afterEach(({ task }) => afterJourney(task, buyer, keeper));

const picture = async (colour: string) => ({
  name: 'proof.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 500, channels: 3, background: colour } })
    .png()
    .toBuffer(),
});

const uploadProof = async (button: string, colour: string) => {
  const { page } = keeper;
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog').last();
  await dialog.getByLabel('시안 이미지 올리기').setInputFiles(await picture(colour));
  await dialog.getByRole('button', { name: '올리기', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
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

  await openCard(keeper.page, 'requested', order);
  await keeper.page.getByText('소장', { exact: true }).waitFor();
  await uploadProof('시안 올리기', '#ffffff');
  await page.reload();
  await page.getByRole('button', { name: '수정 요청' }).click();
  await page.getByLabel('어떻게 고치면 될까요?').fill('전화번호 끝자리가 9예요.');
  await page.getByRole('dialog').getByRole('button', { name: '수정 요청' }).click();
  await page.getByText('시안 수정 중').waitFor();

  await openCard(keeper.page, 'rejected', order);
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

  await openCard(keeper.page, 'approved', order);
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
