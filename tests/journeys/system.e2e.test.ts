import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import { itemStream } from '@maru/contracts/shop/item/item.events';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Client, logIn, newPerson } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { damageEvent, emptyKey, removeViews, writeForeign } from '../support/damage.ts';
import { expectLooks } from '../support/looks.ts';
import { runTool } from '../support/run-tool.ts';
import { admin, type Product, runServer } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let person: Client;
let [administrator, guest] = [] as unknown as [Visitor, Visitor];
let [broken, whole] = [] as unknown as [ItemDocument, ItemDocument];
let [putBack, putKeyBack] = [] as unknown as [() => void, () => void];

const newItem = async (client: Client, name: string) =>
  (
    await client.call<ItemDocument>('POST', 'adm/item/add', {
      body: {
        name,
        category: '명함',
        state: 'onSale',
        notice: noticeExamples.goods,
        options: [{ name: '한 갑', price: 20_000, stock: 10 }],
      },
    })
  ).body;

/** An event of one item is damaged, another item has one that something else wrote, and somebody's key is empty. */
const damage = async () => {
  const client = await logIn(server.url);
  [broken, whole] = [await newItem(client, '코튼 명함'), await newItem(client, '일반 명함')];
  await client.call('PUT', 'adm/item/state', { body: { id: broken.id, state: 'soldOut' } });
  person = await newPerson(server, '한가람');
  await server.stop();
  putBack = damageEvent(server, itemStream(broken.id), 2);
  writeForeign(server, itemStream(whole.id), 2);
  putKeyBack = emptyKey(server, person.user.id);
  removeViews(server);
  await server.start();
};

beforeAll(async () => {
  [server, browser] = await Promise.all([runServer(), openBrowser()]);
  [administrator, guest] = await Promise.all([newVisitor(browser, server.url), newVisitor(browser, server.url)]);
  await damage();
  await giveSession(administrator, admin);
});
afterEach(({ task }) => afterJourney(task, administrator, guest));
afterAll(() => server.dispose());

const rowsOf = (label: string) =>
  administrator.page.getByRole('list', { name: label, exact: true }).getByRole('listitem');

it('the administrator sees what stands still, what cannot be read and whose key is damaged, in every size', async () => {
  const { page } = administrator;
  await page.goto('/adm/system');
  await rowsOf('손상된 기록').getByText(itemStream(broken.id)).waitFor();
  await rowsOf('다른 곳에서 쓴 기록')
    .getByText(`${itemStream(whole.id)} · 개정 번호 2`)
    .waitFor();
  await rowsOf('손상된 키').getByText(person.user.id).first().waitFor();
  const items = rowsOf('멈춘 화면 자료').filter({ hasText: '1건 멈춤' }).first();
  await items.getByRole('button', { name: '멈춘 자료 1건 보기' }).click();
  await page.getByRole('list', { name: '멈춘 상품 자료' }).getByText(broken.id, { exact: true }).waitFor();
  await expectLooks(page, 'adm-system-faults');
});

it('on a phone the menu shows the screen that one is on, and what a keyboard comes to', async () => {
  const { page } = administrator;
  await page.setViewportSize({ width: 390, height: 844 });
  // Where something is to be done, the link's name goes on with how much.
  const place = (label: string) =>
    page.getByRole('navigation', { name: '관리 메뉴' }).getByRole('link', { name: new RegExp(`^${label}(,|$)`) });
  const expectInSight = async (label: string) => {
    const { x, width } = (await place(label).boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(390);
  };
  for (const [path, label] of [
    ['/adm/system', '시스템'],
    ['/adm/config', '설정'],
    ['/adm/item', '상품'],
  ] as const) {
    await page.goto(path);
    await expectInSight(label);
  }
  await place('설정').focus();
  await page.keyboard.press('Tab');
  await expectInSight('시스템');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '시스템' }).waitFor();
  await expectInSight('시스템');
});

it('a guest sees the shop as it was, and nobody else what stands still', async () => {
  await guest.page.goto('/shop');
  await guest.page.getByText('일반 명함').first().waitFor();
  await guest.page.getByText('코튼 명함').first().waitFor();
  await guest.page.goto(`/shop/${broken.id}`);
  await guest.page.getByRole('heading', { name: '코튼 명함' }).waitFor();
  const { status } = await person.call('GET', 'adm/system/faults');
  expect(status).toBe(403);
});

it('what was put back is folded after a start, and leaves the list with a rebuild where nobody knows what it is of', async () => {
  const { page } = administrator;
  const names = async () => (await rowsOf('멈춘 화면 자료').allTextContents()).map((text) => text.slice(0, 5));
  // Pages that are open ask on while it is away.
  const away = /ERR_CONNECTION_REFUSED|Failed to fetch dynamically imported module/;
  for (const visitor of [administrator, guest]) visitor.allow(away);
  await server.stop();
  putBack();
  await server.start();
  await page.goto('/adm/system');
  await rowsOf('멈춘 화면 자료').first().waitFor();
  await expect.poll(names).toEqual(['상품 분류']);
  await server.stop();
  const { code } = await runTool('rebuild', ['item-category', 'faulty-event'], { DATA_DIR: server.dataDir });
  expect(code).toBe(0);
  putKeyBack();
  await server.start();
  await page.goto('/adm/system');
  await rowsOf('다른 곳에서 쓴 기록').first().waitFor();
  await expect.poll(() => rowsOf('손상된 키').count()).toBe(0);
  expect([await names(), await rowsOf('손상된 기록').count()]).toEqual([[], 0]);
});
