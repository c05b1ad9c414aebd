import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { Item, ItemCard } from '@maru/contracts/shop/item/item.cards';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import { expect } from 'vitest';
import { type Client, logIn, visit } from '../support/api-client.ts';
import { openProduct } from '../support/product.ts';

/** A category of its own with one item of each kind, in a shop that has items of others. */
export const openShelf = async () => {
  const { url } = await openProduct();
  const admin: Client = await logIn(url);
  const name = `선반 ${crypto.randomUUID().slice(0, 8)}`;
  const ids: Record<string, string> = {};
  let newest = '0';
  const keep = async (method: string, path: string, body: object) => {
    const answer = await admin.call<ItemDocument>(method, path, { body });
    expect(answer.status).toBe(200);
    newest = answer.headers.get('x-position') ?? newest;
    return answer.body;
  };
  const add = async (item: string, price: number, more: object = {}) => {
    const options = [{ name: '한 개', price, stock: 10 }];
    ids[item] = (
      await keep('POST', 'adm/item/add', {
        name: item,
        category: name,
        state: 'onSale',
        notice: noticeExamples.goods,
        options,
        ...more,
      })
    ).id;
  };
  await add('코튼 명함', 41_000, {
    summary: '두꺼운 종이',
    options: [
      { name: '100장', price: 41_000, stock: 3 },
      { name: '200장', price: 69_000, stock: 0 },
    ],
  });
  await add('구조 설계 도서', 28_000, { tax: 'free' });
  await add('애드인 라이선스', 330_000, {
    kind: 'licence',
    notice: noticeExamples.licence,
    options: [{ name: '1년', price: 330_000 }],
  });
  await add('다 팔린 명함', 9_000, { options: [{ name: '50장', price: 9_000, stock: 0 }] });
  await add('숨은 명함', 1_000, { state: 'hidden' });
  /** As anyone sees it, no older than what was just kept. */
  const see = <T>(path: string, query: Record<string, string | number>, headers: Record<string, string> = {}) =>
    visit<T>(url, 'GET', path, { query, headers: { 'x-min-position': newest, ...headers } });
  return {
    url,
    admin,
    name,
    keep,
    see,
    idOf: (item: string) => ids[item] ?? '',
    newest: () => newest,
    one: async (item: string) => (await see<Item>('shop/item', { id: ids[item] ?? '' })).body,
    /** What the list shows of it. */
    names: async (query: Record<string, string | number>) => {
      const { body } = await see<{ list: ItemCard[]; total: number }>('shop/item/list', { category: name, ...query });
      expect(body.total).toBeGreaterThanOrEqual(body.list.length);
      return body.list.map((card) => card.name);
    },
  };
};
export type Shelf = Awaited<ReturnType<typeof openShelf>>;
