import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { Browser } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { untilDrawn } from '../support/buying.ts';
import { mailsTo } from '../support/mails.ts';
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

let server: Product;
let browser: Browser;
let visitor: Visitor;
let member: Visitor;
let keeper: Visitor;
let account: Account;
let card: ItemDocument;
let addin: ItemDocument;
/** Of this journey only: other items are on the shelf as well. */
const mark = crypto.randomUUID().slice(0, 8);

beforeAll(async () => {
  [server, browser] = await Promise.all([openPracticeProduct(), openBrowser()]);
  [visitor, member, keeper, account] = await Promise.all([
    newVisitor(browser, server.url),
    newVisitor(browser, server.url, { viewport: { width: 390, height: 844 } }),
    newVisitor(browser, server.url),
    registerAccount(server, '이서준'),
  ]);
  await Promise.all([giveSession(member, account), giveSession(keeper, adminAccount)]);
  const admin = await logIn(server.url);
  const add = async (name: string, category: string) => {
    const options = [{ name: '한 개', price: 41_000, stock: 9 }];
    return (
      await admin.call<ItemDocument>('POST', 'adm/item/add', {
        body: { name, category, state: 'onSale', notice: noticeExamples.goods, options },
      })
    ).body;
  };
  card = await add(`벨벳 명함 ${mark}`, '명함');
  addin = await add(`간섭 검토 애드인 ${mark}`, '애드인');
});
afterEach(({ task }) => afterJourney(task, visitor, member, keeper));

const foundIn = ({ page }: Visitor, { id }: ItemDocument) =>
  page.getByRole('list', { name: '상품', exact: true }).locator(`a[href="/shop/${id}"]`).waitFor();

describe('the search field of the shop', () => {
  it.each(['명 함', 'ㅁㅎ', 'ㅂㅂㅁㅎ', '명', 'ㅁ', '벨벳명함'])('finds by %s', async (text) => {
    const { page } = visitor;
    await page.goto('/shop');
    await untilDrawn(page);
    await page.getByRole('searchbox', { name: '상품 찾기' }).fill(text);
    await page.waitForURL(`**/shop?text=${encodeURIComponent(text).replaceAll('%20', '+')}`);
    await foundIn(visitor, card);
  });

  it.each([
    ['qpfqpt', '‘qpfqpt’ 대신 ‘벨벳’으로 찾았어요'],
    ['밸벳', '‘밸벳’ 대신 ‘벨벳’으로 찾았어요'],
    ['벨베', '‘벨베’ 대신 ‘벨벳’으로 찾았어요'],
  ])('understands %s, in the page as it comes too', async (text, note) => {
    const { page } = visitor;
    await page.goto(`/shop?text=${encodeURIComponent(text)}`);
    await page.getByText(note).waitFor();
    await foundIn(visitor, card);
  });

  it('offers the words that find something where all together find nothing', async () => {
    const { page } = visitor;
    await page.goto(`/shop?text=${encodeURIComponent(`벨벳 간섭 ${mark}`)}`);
    await untilDrawn(page);
    await page.getByText(/찾지 못했어요/).waitFor();
    await page.getByRole('group', { name: '다른 검색어' }).getByRole('button', { name: '벨벳', exact: true }).click();
    await foundIn(visitor, card);
  });
});

it('the palette finds alike, and says how', async () => {
  const { page } = visitor;
  await page.goto('/shop');
  await untilDrawn(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '검색' }).fill('qpfqpt');
  await page.getByRole('group', { name: /대신 ‘벨벳’으로 찾았어요/ }).waitFor();
  await page.getByRole('option', { name: new RegExp(card.name) }).click();
  await page.getByRole('heading', { level: 1, name: card.name }).waitFor();
});

it('an administrator makes words mean the same', async () => {
  const { page } = keeper;
  const word = `플러그인${mark}`;
  await page.goto('/adm/item/synonym');
  await page.getByRole('button', { name: '추가' }).first().click();
  await page.getByRole('textbox', { name: '같은 뜻인 말' }).fill(`간섭 검토 애드인, ${word}`);
  await page.getByRole('button', { name: '저장' }).click();
  await page.getByText(`추가했어요: 간섭 검토 애드인, ${word}`).waitFor();
  await visitor.page.goto(`/shop?text=${encodeURIComponent(word)}`);
  await visitor.page.getByText('같은 뜻인 ‘간섭 검토 애드인’까지 찾았어요').waitFor();
  await foundIn(visitor, addin);
  await page.goto(`/adm/item?text=${encodeURIComponent(word)}`);
  await page.getByText(addin.name).first().waitFor();
});

it('a member who waits for a lower price gets a mail when an administrator lowers it', async () => {
  const { page } = member;
  await page.goto(`/shop/${card.id}`);
  await untilDrawn(page);
  await page.getByRole('button', { name: '가격 알림' }).click();
  await page.getByText('지금보다 싸지면 메일로 한 번 알려 드릴게요.').waitFor();
  await page.goto('/my');
  await page.getByRole('list', { name: '기다리는 상품' }).getByText('41,000원보다 싸지면').waitFor();
  const { page: desk } = keeper;
  await desk.goto(`/adm/item/${card.id}`);
  await desk.getByRole('group', { name: '한 개' }).getByRole('button', { name: '수정' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('가격').fill('38000');
  await dialog.getByRole('button', { name: '저장' }).click();
  await expect
    .poll(async () => (await mailsTo(server.dataDir, account.email)).map(({ subject }) => subject), { timeout: 30_000 })
    .toContain('[설계마루] 기다리시던 상품의 가격이 내렸어요');
  await page.goto('/my');
  await page.getByRole('heading', { name: '찜한 상품' }).waitFor();
  await page.getByRole('list', { name: '기다리는 상품' }).waitFor({ state: 'detached' });
});
