import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Client, logIn } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { untilDrawn } from '../support/buying.ts';
import { openProduct } from '../support/product.ts';
import { pngOf } from '../support/project-with-people.ts';
import { admin, type Product } from '../support/running-server.ts';
import { afterJourney, giveSession, newVisitor, type Visitor } from '../support/visitor.ts';

let server: Product;
let browser: Browser;
let owner: Visitor;
let buyer: Visitor;
let page: Page;
let client: Client;
/** Of this journey only: a shared stack has items of others. */
const name = `양각 명함 ${crypto.randomUUID().slice(0, 8)}`;

beforeAll(async () => {
  [server, browser] = await Promise.all([openProduct(), openBrowser()]);
  [owner, buyer, client] = await Promise.all([
    newVisitor(browser, server.url),
    newVisitor(browser, server.url),
    logIn(server.url),
  ]);
  page = owner.page;
  await giveSession(owner, admin);
});
afterEach(({ task }) => afterJourney(task, owner, buyer));

const told = (text: string | RegExp) => page.getByText(text).waitFor();
const options = () => page.getByRole('list', { name: '옵션' }).getByRole('listitem');
const idOf = () => page.url().split('/').at(-1) ?? '';
const kept = async () => (await client.call<ItemDocument>('GET', 'adm/item', { query: { id: idOf() } })).body;
/** As a stranger sees it, at an address nobody has just had: pages are kept for some seconds. */
const seen = async (price: string) => {
  await buyer.page.goto(`/shop/${idOf()}?at=${Date.now()}`);
  await buyer.page.locator('strong', { hasText: price }).waitFor();
};

describe('an administrator', () => {
  it('is told what an item lacks, and makes it, with a picture', async () => {
    await page.goto('/adm/item');
    await page.getByRole('main').getByRole('link', { name: '상품 올리기' }).first().click();
    await page.getByRole('button', { name: '상품 만들기' }).click();
    await told('이름을 적어 주세요. 80자까지 쓸 수 있어요.');
    await told('재고를 적어 주세요. 100만 개까지 쓸 수 있어요.');
    await page.getByLabel('이름 *', { exact: true }).fill(name);
    await page.getByLabel('분류').fill('명함');
    await page.getByRole('textbox', { name: '상세 설명' }).fill('두꺼운 종이예요.');
    await page
      .getByLabel('상품 이미지', { exact: true })
      .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: await pngOf(800, 1_000) });
    const option = page.getByRole('group', { name: '옵션 1' });
    await option.getByLabel('옵션 이름').fill('100장');
    await option.getByLabel('가격').fill('41000');
    await option.getByLabel('재고').fill('2');
    expect(await option.getByLabel('가격').inputValue()).toBe('41,000');
    await page.getByRole('button', { name: '상품 만들기' }).click();
    await told('상품을 만들었어요.');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    expect(await kept()).toMatchObject({
      name,
      state: 'hidden',
      kind: 'goods',
      images: [expect.stringContaining('/api/file/item/')],
      options: [{ name: '100장', price: 41_000, stock: 2 }],
    });
  });

  it('says of it what the law wants said, before it may be sold', async () => {
    const onSale = page.getByRole('button', { name: '판매중' });
    expect(await onSale.isDisabled()).toBe(true);
    await page.getByRole('button', { name: '고시 저장' }).click();
    await page.getByText('A/S 책임자를 적어 주세요.').waitFor();
    await page.getByLabel('상품군').selectOption('인쇄물·명함');
    const facts = {
      '품명 및 모델명': name,
      '인증·허가 사항': '해당 없음',
      '제조국 또는 원산지': '대한민국',
      제조자: '설계마루',
      '용지와 인쇄 방식': '코튼지 600g, 활판',
      크기: '90 × 50mm',
      '제작 기간': '시안 확정 뒤 3영업일',
      'A/S 책임자': '설계마루 고객센터',
      'A/S 전화번호': '02-123-4567',
    };
    for (const [label, text] of Object.entries(facts)) await page.getByLabel(label).fill(text);
    await page.getByRole('button', { name: '고시 저장' }).click();
    await told('상품정보제공고시를 저장했어요.');
    expect((await kept()).notice).toMatchObject({ group: 'print', fields: { origin: '대한민국' } });
  });

  it('puts it on sale, and buyers see it', async () => {
    await page.getByRole('button', { name: '판매중' }).click();
    await told('실행 취소');
    await expect.poll(async () => (await kept()).state).toBe('onSale');
    await seen('41,000원');
    await buyer.page.getByText('2개 남았어요').waitFor();
    await buyer.page.getByRole('tab', { name: '교환·반품' }).click();
    await buyer.page.getByText('코튼지 600g, 활판').waitFor();
    await buyer.page.getByText('왕복 6,000원 (단순 변심일 때)').waitFor();
  });

  it('moves the stock with a reason, adds an option and changes its price', async () => {
    await options().filter({ hasText: '100장' }).getByRole('button', { name: '재고 조정' }).click();
    await page.getByLabel('개수').fill('30');
    await page.getByText('2개 → 32개').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: '재고 조정' }).click();
    await options().filter({ hasText: '재고 32개' }).waitFor();
    await page.getByRole('button', { name: '옵션 추가' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('옵션 이름').fill('200장');
    await dialog.getByLabel('가격').fill('60000');
    await dialog.getByLabel('재고').fill('9');
    await dialog.getByRole('button', { name: '추가' }).click();
    await options().filter({ hasText: '200장' }).getByRole('button', { name: '수정' }).click();
    await dialog.getByLabel('가격').fill('69000');
    await dialog.getByRole('button', { name: '저장' }).click();
    await options().filter({ hasText: '69,000원' }).waitFor();
    expect((await kept()).options).toMatchObject([{ stock: 32 }, { name: '200장', price: 69_000, stock: 9 }]);
  });

  it('sets a sale, and its price shows in the shop', async () => {
    await page.getByLabel('할인율').fill('10');
    await page.getByRole('button', { name: '할인 저장' }).click();
    await told('할인을 저장했어요.');
    await page.getByText('지금 10% 할인 중이에요.').waitFor();
    await seen('36,900원');
  });

  it('is asked before overwriting what another has changed, but not when only the stock moved', async () => {
    const nameField = page.getByLabel('이름 *', { exact: true });
    expect(
      (await client.call('PUT', 'adm/item/stock', { body: { id: idOf(), option: 1, by: -1, reason: '파손' } })).status,
    ).toBe(200);
    await nameField.fill(`${name} 새`);
    await page.getByRole('button', { name: '저장', exact: true }).click();
    // Not that of the sale before.
    await told(/^저장했어요\.$/);
    expect(
      (await client.call('POST', 'adm/item/add', { body: { id: idOf(), summary: '다른 사람이 쓴 요약' } })).status,
    ).toBe(200);
    await nameField.fill(name);
    owner.allow(/412 \(Precondition Failed\)/);
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await told('그사이 다른 사람이 이 상품을 바꿨어요.');
    await page.getByRole('button', { name: '바뀐 내용 보기' }).click();
    expect(await page.getByLabel('한 줄 요약').inputValue()).toBe('다른 사람이 쓴 요약');
    await nameField.fill(name);
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await expect.poll(async () => (await kept()).name).toBe(name);
    expect((await kept()).summary).toBe('다른 사람이 쓴 요약');
  });

  it('finds it in the list by state and text, and everyone in the palette', async () => {
    await page.getByRole('main').getByRole('link', { name: '모든 상품' }).click();
    await page.getByLabel('상품 찾기').fill(name);
    await page.getByRole('table', { name: '상품' }).getByRole('link', { name }).waitFor();
    await page.getByRole('button', { name: '필터 추가' }).click();
    await page.getByRole('menuitem', { name: '상태' }).click();
    await page.getByRole('checkbox', { name: '숨김' }).check();
    await page.getByRole('button', { name: '적용' }).click();
    await page.getByText(`‘${name}’에 맞는 것이 없어요`).waitFor();
    await buyer.page.goto('/');
    await untilDrawn(buyer.page);
    await buyer.page.getByRole('heading', { level: 1 }).waitFor();
    await buyer.page.keyboard.press('/');
    await buyer.page.getByRole('combobox', { name: '검색' }).fill(name);
    await buyer.page.getByRole('option', { name: new RegExp(name) }).click();
    await buyer.page.getByRole('heading', { level: 1, name }).waitFor();
  });
});
