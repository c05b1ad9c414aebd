import type { Item } from '@maru/contracts/shop/item/item.cards';
import type { ItemTableRow } from '@maru/contracts/shop/item/item.list';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import { beforeAll, describe, expect, it } from 'vitest';
import { uploadImage } from '../support/project-with-people.ts';
import { expectRefusal, sendRaw } from '../support/refusals.ts';
import { openShelf, type Shelf } from './shelf.ts';

let shelf: Shelf;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

beforeAll(async () => {
  shelf = await openShelf();
});

describe('the list of items', () => {
  it('shows visitors all but what is hidden, the newest first', async () => {
    expect(await shelf.names({})).toEqual(['다 팔린 명함', '애드인 라이선스', '구조 설계 도서', '코튼 명함']);
  });
  it.each([
    [{ sortBy: 'price_low' }, ['다 팔린 명함', '구조 설계 도서', '코튼 명함', '애드인 라이선스']],
    [{ sortBy: 'price_high' }, ['애드인 라이선스', '코튼 명함', '구조 설계 도서', '다 팔린 명함']],
    [{ sortBy: 'name' }, ['구조 설계 도서', '다 팔린 명함', '애드인 라이선스', '코튼 명함']],
    [{ state: 'onSale', sortBy: 'name' }, ['구조 설계 도서', '애드인 라이선스', '코튼 명함']],
    [{ state: 'soldOut' }, ['다 팔린 명함']],
    [{ price_from: 28_000, price_to: 41_000, sortBy: 'name' }, ['구조 설계 도서', '코튼 명함']],
    [{ price_from: 41_001 }, ['애드인 라이선스']],
    [{ text: '명함', sortBy: 'name' }, ['다 팔린 명함', '코튼 명함']],
    [{ text: '꺼운 종' }, ['코튼 명함']],
    [{ text: '명', sortBy: 'name', itemsPerPage: 1, page: 2 }, ['코튼 명함']],
    [{ text: '명 함', sortBy: 'name' }, ['다 팔린 명함', '코튼 명함']],
    [{ text: 'ㅋㅌㅁㅎ' }, ['코튼 명함']],
    [{ text: 'zhxms 명함' }, ['코튼 명함']],
    [{ page: 9 }, []],
  ])('by %o', async (query, found) => {
    expect(await shelf.names(query)).toEqual(found);
  });
  it.each([
    { itemsPerPage: 61 },
    { sortBy: 'sold' },
    { state: 'hidden' },
    { price_from: -1 },
    { price_to: '1원' },
    { page: 0 },
  ])('refuses %o', async (query) => {
    expectRefusal(
      await sendRaw(shelf.url, 'GET', 'shop/item/list', {
        query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      }),
      'invalid_input',
    );
  });
  it('counts each category, without what is hidden', async () => {
    const { body } = await shelf.see<{ list: { name: string; items: number }[] }>('shop/category/list', {});
    expect(body.list).toContainEqual({ name: shelf.name, items: 4 });
  });
});

describe('the list of administrators', () => {
  const keptNames = async (query: Record<string, string>) => {
    const { status, body } = await shelf.admin.call<{ list: ItemTableRow[]; total: number }>('GET', 'adm/item/list', {
      query: { category: shelf.name, ...query },
      headers: { 'x-min-position': shelf.newest() },
    });
    expect([status, body.total]).toEqual([200, body.list.length]);
    return body.list.map(({ name }) => name);
  };
  it.each([
    [{}, ['숨은 명함', '다 팔린 명함', '애드인 라이선스', '구조 설계 도서', '코튼 명함']],
    [{ state: 'hidden' }, ['숨은 명함']],
    [{ state: 'soldOut' }, ['다 팔린 명함']],
    [{ state: 'onSale' }, ['애드인 라이선스', '구조 설계 도서', '코튼 명함']],
    [{ text: '명함' }, ['숨은 명함', '다 팔린 명함', '코튼 명함']],
  ])('shows all, hidden ones too, by %o', async (query, found) => expect(await keptNames(query)).toEqual(found));
  it('says what is left of all options together', async () => {
    const { body } = await shelf.admin.call<{ list: ItemTableRow[] }>('GET', 'adm/item/list', {
      query: { category: shelf.name },
    });
    expect(Object.fromEntries(body.list.map(({ name, left }) => [name, left]))).toMatchObject({
      '코튼 명함': 3,
      '애드인 라이선스': null,
      '다 팔린 명함': 0,
    });
  });
  it('is for nobody else', async () =>
    expectRefusal(await sendRaw(shelf.url, 'GET', 'adm/item/list'), 'not_logged_in'));
});

describe('one item', () => {
  it('says what is left of each option and hides what is nobody’s business', async () => {
    const { options, ...item } = await shelf.one('코튼 명함');
    expect(options).toEqual([
      { id: 1, name: '100장', price: 41_000, base_price: 41_000, available: 3 },
      { id: 2, name: '200장', price: 69_000, base_price: 69_000, available: 0 },
    ]);
    expect(item).toMatchObject({ state: 'onSale', price: 41_000, tax: 'taxed', kind: 'goods', sale: null });
    expect(
      Object.keys(item).filter((name) => ['sold', 'sale_due', 'visible', 'position', 'sale_began'].includes(name)),
    ).toEqual([]);
    expect((await shelf.one('애드인 라이선스')).options[0]?.available).toBeNull();
  });
  it('hidden is not there, except for administrators', async () => {
    const id = shelf.idOf('숨은 명함');
    expectRefusal(await sendRaw(shelf.url, 'GET', 'shop/item', { query: { id } }), 'item_not_found');
    expectRefusal(
      await sendRaw(shelf.url, 'GET', 'shop/item', { query: { id }, token: shelf.admin.token }),
      'item_not_found',
    );
    expectRefusal(await sendRaw(shelf.url, 'GET', 'adm/item', { query: { id } }), 'not_logged_in');
    const { status, body } = await shelf.admin.call<ItemDocument>('GET', 'adm/item', { query: { id } });
    expect([status, body.state, body.options]).toEqual([
      200,
      'hidden',
      [{ id: 1, name: '한 개', price: 1_000, stock: 10, reserved: 0 }],
    ]);
    expect(body).not.toHaveProperty('lowest_price');
    expectRefusal(
      await sendRaw(shelf.url, 'GET', 'shop/item', { query: { id: crypto.randomUUID() } }),
      'item_not_found',
    );
  });
  it('is sent again only when it has changed', async () => {
    const query = { id: shelf.idOf('구조 설계 도서') };
    const first = await shelf.see<Item>('shop/item', query);
    const again = (tag: string) => shelf.see('shop/item', query, { 'if-none-match': tag });
    expect((await again(first.headers.get('etag') ?? '')).status).toBe(304);
    await shelf.keep('POST', 'adm/item/add', { ...query, summary: '2026년 개정' });
    expect((await again(first.headers.get('etag') ?? '')).status).toBe(200);
  });
  it('has pictures that anyone may see', async () => {
    const url = await uploadImage(shelf.url, shelf.admin, { folder: 'item', id: shelf.idOf('코튼 명함') });
    await shelf.keep('POST', 'adm/item/add', { id: shelf.idOf('코튼 명함'), images: [url] });
    expect((await shelf.one('코튼 명함')).images).toEqual([url]);
    const picture = await fetch(shelf.url + url);
    expect([picture.status, picture.headers.get('content-type'), picture.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      expect.stringContaining('public'),
    ]);
    await picture.body?.cancel();
  });
});

describe('a sale', () => {
  it('is in the price as soon as it is set, in lists too, and gone when it is taken away', async () => {
    const id = shelf.idOf('구조 설계 도서');
    await shelf.keep('PUT', 'adm/item/sale', { id, sale: { percent: 33, from: inHours(-1), until: inHours(1) } });
    expect(await shelf.one('구조 설계 도서')).toMatchObject({
      price: 18_760,
      base_price: 28_000,
      sale: { percent: 33 },
    });
    expect(await shelf.names({ price_to: 20_000, sortBy: 'name' })).toEqual(['구조 설계 도서', '다 팔린 명함']);
    await shelf.keep('PUT', 'adm/item/sale', { id, sale: null });
    expect(await shelf.one('구조 설계 도서')).toMatchObject({ price: 28_000, sale: null });
    expect(await shelf.names({ price_to: 20_000 })).toEqual(['다 팔린 명함']);
  });
  it('begins by itself, in lists too', async () => {
    const at = Date.now();
    await shelf.keep('PUT', 'adm/item/sale', {
      id: shelf.idOf('애드인 라이선스'),
      sale: { percent: 50, from: new Date(at + 300).toISOString(), until: inHours(1) },
    });
    await expect
      .poll(() => shelf.names({ price_from: 165_000, price_to: 165_000 }), { timeout: 20_000 })
      .toEqual(['애드인 라이선스']);
    expect(await shelf.one('애드인 라이선스')).toMatchObject({ price: 165_000, base_price: 330_000 });
  });
});

describe('stock', () => {
  it('comes and goes with a reason; who counts on an older number is told', async () => {
    const id = shelf.idOf('다 팔린 명함');
    await shelf.keep('PUT', 'adm/item/stock', { id, option: 1, by: 4, reason: '입고' });
    expect(await shelf.one('다 팔린 명함')).toMatchObject({ state: 'onSale', options: [{ available: 4 }] });
    const refused = await shelf.admin.call('PUT', 'adm/item/stock', {
      body: { id, option: 1, by: -1, reason: '파손' },
      headers: { 'if-match': '"0"' },
    });
    expect([refused.status, refused.body['code']]).toEqual([412, 'revision_conflict']);
    const broken = await shelf.admin.call('PUT', 'adm/item/stock', { body: { id, option: 1, by: -5, reason: '파손' } });
    expect([broken.status, broken.body['code']]).toEqual([409, 'out_of_stock']);
  });
});
