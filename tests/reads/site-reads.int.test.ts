import { noticeExamples } from '@maru/contracts/shop/item/item.examples';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { Quote } from '@maru/contracts/shop/order/order.quote';
import { configExamples } from '@maru/contracts/site/config/config.examples';
import type { SiteConfig } from '@maru/contracts/site/config/config.views';
import type { ShownSlide, Slide } from '@maru/contracts/site/slide/slide.views';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ApiAnswer, type Client, logIn, newPerson, visit } from '../support/api-client.ts';
import { openProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';

let server: Product;
let admin: Client;
let newest = '0';
/** Of these tests only: a shared stack has slides of others. */
const mark = `소식 ${crypto.randomUUID().slice(0, 8)}`;

const keep = async <T>(method: string, path: string, body: object) => {
  const answer = await admin.call<T>(
    method,
    path,
    method === 'DELETE' ? { query: body as Record<string, string> } : { body },
  );
  expect(answer.status).toBe(200);
  newest = answer.headers.get('x-position') ?? newest;
  return answer.body;
};
/** As anyone sees it, no older than what was just kept. */
const see = async <T>(path: string) =>
  (await visit<T>(server.url, 'GET', path, { headers: { 'x-min-position': newest } })).body;
const titles = async () =>
  (await see<{ list: ShownSlide[] }>('site/slide/list')).list
    .map(({ title }) => title)
    .filter((title) => title.startsWith(mark));
const add = (name: string, more: object = {}) =>
  keep<Slide>('POST', 'adm/slide/add', { title: `${mark} ${name}`, ...more });
/** The code of a refusal. */
const codeOf = async (answer: Promise<ApiAnswer<Record<string, unknown>>>) => (await answer).body['code'];
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

beforeAll(async () => {
  server = await openProduct();
  admin = await logIn(server.url);
});

describe('the configuration', () => {
  it('is told to anyone as administrators write it down', async () => {
    const { data } = configExamples.BusinessInfoChanged;
    await keep('PUT', 'adm/config/business', { ...data, registration_number: '123-45-67891' });
    expect((await see<SiteConfig>('site/config')).business).toEqual(data);
  });
  it('says what sending costs, to the next quote', async () => {
    const { id } = await keep<ItemDocument>('POST', 'adm/item/add', {
      name: '명함',
      category: mark,
      state: 'onSale',
      notice: noticeExamples.goods,
      options: [{ name: '한 갑', price: 20_000, stock: 10 }],
    });
    const quote = async (postcode: string) => {
      const { body } = await visit<Quote>(server.url, 'POST', 'shop/cart/quote', {
        body: { lines: [{ item_id: id, option_id: 1, quantity: 1 }], postcode },
      });
      return body.amounts.shipping;
    };
    await keep('PUT', 'adm/config/shipping', { fee: 2_500, free_from: 40_000, island_fee: 4_000 });
    expect([await quote('06236'), await quote('63309')]).toEqual([2_500, 6_500]);
    await keep('PUT', 'adm/config/shipping', { fee: 2_500, free_from: 20_000, island_fee: 4_000 });
    expect([await quote('06236'), await quote('63309')]).toEqual([0, 4_000]);
    await keep('PUT', 'adm/config/shipping', { fee: 3_000, free_from: 50_000, island_fee: 3_000 });
  });
  it('says what sending back costs, and where to', async () => {
    const { data } = configExamples.ReturnTermsChanged;
    await keep('PUT', 'adm/config/returns', data);
    expect((await see<SiteConfig>('site/config')).returns).toEqual(data);
    const client = await newPerson(server, '손님');
    expect(await codeOf(client.call('PUT', 'adm/config/returns', { body: data }))).toBe('forbidden');
  });
  it('is changed by administrators only, and by nobody who has not seen the last change', async () => {
    const client = await newPerson(server, '손님');
    expect(
      await codeOf(client.call('PUT', 'adm/config/shipping', { body: { fee: 0, free_from: 0, island_fee: 0 } })),
    ).toBe('forbidden');
    expect(
      await codeOf(
        admin.call('PUT', 'adm/config/shipping', {
          body: { fee: 1, free_from: 1, island_fee: 1 },
          headers: { 'if-match': '"0"' },
        }),
      ),
    ).toBe('revision_conflict');
    expect(
      await codeOf(
        admin.call('PUT', 'adm/config/business', {
          body: { ...configExamples.BusinessInfoChanged.data, registration_number: '1234567890' },
        }),
      ),
    ).toBe('invalid_input');
  });
});

describe('slides', () => {
  it('are shown in order, while their time is and nobody hides them', async () => {
    const [, second] = [await add('하나'), await add('둘')];
    await add('숨김', { shown: false });
    await add('지난', { until: inHours(-1) });
    await add('나중', { from: inHours(1) });
    await add('지금', { from: inHours(-1), until: inHours(1) });
    expect(await titles()).toEqual(['하나', '둘', '지금'].map((name) => `${mark} ${name}`));
    await keep('PUT', 'adm/slide/move', { id: second.id, rank: 1 });
    expect((await titles())[0]).toBe(`${mark} 둘`);
    await keep('DELETE', 'adm/slide', { id: second.id });
    expect(await titles()).toEqual(['하나', '지금'].map((name) => `${mark} ${name}`));
  });
  it('lead nowhere else, and are kept by administrators', async () => {
    expect(
      await codeOf(admin.call('POST', 'adm/slide/add', { body: { title: mark, link: 'https://evil.example' } })),
    ).toBe('invalid_input');
    expect(
      await codeOf(admin.call('POST', 'adm/slide/add', { body: { title: mark, from: inHours(2), until: inHours(1) } })),
    ).toBe('invalid_input');
    const client = await newPerson(server, '손님');
    expect(await codeOf(client.call('POST', 'adm/slide/add', { body: { title: mark } }))).toBe('forbidden');
    expect(await codeOf(client.call('GET', 'adm/slide/list'))).toBe('forbidden');
  });
});
