import { configExamples } from '@maru/contracts/site/config/config.examples';
import { firstShippingRates } from '@maru/contracts/site/config/config.fields';
import { configQueries } from '@maru/contracts/site/config/config.routes';
import type { SiteConfig } from '@maru/contracts/site/config/config.views';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiAnswer, type Client, logIn, newPerson, visit } from '../support/api-client.ts';
import { openProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';

let server: Product;
let admin: Client;

const change = async (part: string, body: object) => {
  const answer = await admin.call<SiteConfig>('PUT', `adm/config/${part}`, { body, seenByAll: true });
  expect(answer.status).toBe(200);
  return answer.body;
};
const ship = (fields: Partial<typeof firstShippingRates>) => change('shipping', { ...firstShippingRates, ...fields });
const history = async (query: Record<string, string | number> = {}) =>
  configQueries.history.answer.parse((await admin.call('GET', 'adm/config/history', { query })).body);
const undo = (revision: unknown, headers: Record<string, string> = {}) =>
  admin.call<Record<string, unknown>>('POST', 'adm/config/undo', { body: { revision }, headers, seenByAll: true });
const shippingNow = async () => (await admin.call<SiteConfig>('GET', 'site/config')).body.shipping;
/** Status and code of a refusal. */
const refusal = async (answer: Promise<ApiAnswer<Record<string, unknown>>>) => {
  const { status, body } = await answer;
  return [status, body['code']];
};

beforeAll(async () => {
  server = await openProduct();
  admin = await logIn(server.url);
  // Other than what these tests begin with, whatever was set before.
  await ship({ fee: 1_900 });
  await ship({});
});
afterAll(() => ship({}));

describe('the history', () => {
  it('has the newest change first, with who and when and from what to what', async () => {
    const before = Date.now() - 60_000;
    const { revision } = await ship({ fee: 2_500 });
    await change('returns', { ...configExamples.ReturnTermsChanged.data, return_fee: 4_100 });
    const { list, revision: newest } = await history();
    const [returns, shipping] = list;
    expect([returns?.part, returns?.revision]).toEqual(['returns', newest]);
    expect(shipping).toMatchObject({
      revision,
      part: 'shipping',
      by: { id: admin.user.id, name: admin.user.name },
      before: firstShippingRates,
      after: { ...firstShippingRates, fee: 2_500 },
      is_undo: false,
      undo: 'possible',
    });
    expect(shipping?.at).toBeGreaterThan(before);
    expect(list.map((row) => row.revision)).toEqual(list.map((_, at) => newest - at));
    await ship({});
  });

  it('has nothing of a change that changes nothing', async () => {
    const { revision } = await history();
    await ship({});
    expect((await history()).revision).toBe(revision);
  });

  it('is that of one part where it is asked for', async () => {
    await ship({ fee: 2_600 });
    await ship({});
    const { list } = await history({ part: 'shipping' });
    expect(new Set(list.map(({ part }) => part))).toEqual(new Set(['shipping']));
    expect((await history({ part: 'returns' })).list.every(({ part }) => part === 'returns')).toBe(true);
  });

  it('comes by pages that neither leave out nor repeat a change', async () => {
    for (let fee = 2_001; fee <= 2_022; fee++) await ship({ fee });
    const first = await history({ part: 'shipping' });
    expect(first.list).toHaveLength(20);
    const second = await history({ part: 'shipping', before: first.next ?? 0 });
    const fees = [...first.list, ...second.list].slice(0, 22).map(({ after }) => (after as { fee: number }).fee);
    expect(fees).toEqual(Array.from({ length: 22 }, (_, at) => 2_022 - at));
    expect(await history({ before: 0 })).toMatchObject({ list: [], next: null });
    await ship({});
  });

  it.each([{ part: 'fee' }, { part: 'site' }, { before: '-1' }, { before: '1.5' }, { before: 'last' }, { before: '' }])(
    'of %j is none',
    async (query) => {
      expect(
        await refusal(admin.call('GET', 'adm/config/history', { query: query as Record<string, string> })),
      ).toEqual([400, 'invalid_input']);
    },
  );
});

describe('undoing', () => {
  it('is a change of its own by who undoes it, and leaves what others set beside it', async () => {
    const { revision } = await ship({ fee: 2_500 });
    await ship({ fee: 2_500, free_from: 70_000 });
    expect((await undo(revision)).status).toBe(200);
    expect(await shippingNow()).toEqual({ ...firstShippingRates, free_from: 70_000 });
    const [undone, , first] = (await history()).list;
    expect(undone).toMatchObject({ is_undo: true, by: { id: admin.user.id }, undo: 'possible' });
    expect(first).toMatchObject({ revision, is_undo: false, undo: 'changed' });
    await ship({});
  });

  it('can be undone itself', async () => {
    const { revision } = await ship({ fee: 2_500 });
    expect((await undo(revision)).status).toBe(200);
    const { revision: undone } = await history();
    expect((await undo(undone)).status).toBe(200);
    expect((await shippingNow()).fee).toBe(2_500);
    await ship({});
  });

  it('is refused once the value was changed again, and where there was none before', async () => {
    const { revision } = await ship({ fee: 2_500 });
    await ship({ fee: 2_600 });
    expect(await refusal(undo(revision))).toEqual([409, 'value_changed_since']);
    await change('business', configExamples.BusinessInfoChanged.data);
    let page = await history({ part: 'business' });
    while (page.next !== null) page = await history({ part: 'business', before: page.next });
    const first = page.list.at(-1);
    expect(first).toMatchObject({ before: null, undo: 'first' });
    expect(await refusal(undo(first?.revision))).toEqual([409, 'value_changed_since']);
    expect((await shippingNow()).fee).toBe(2_600);
    await ship({});
  });

  it('is refused to who has not seen the last change', async () => {
    const { revision } = await ship({ fee: 2_500 });
    await change('returns', { ...configExamples.ReturnTermsChanged.data, return_fee: 4_200 });
    expect(await refusal(undo(revision, { 'if-match': `"${revision}"` }))).toEqual([412, 'revision_conflict']);
    const { revision: newest } = await history();
    expect((await undo(revision, { 'if-match': `"${newest}"` })).status).toBe(200);
  });

  it('of a change that there is not, or of what is no revision, is refused', async () => {
    const { revision } = await history();
    expect(await refusal(undo(revision + 1_000))).toEqual([404, 'not_found']);
    for (const wrong of [-1, 1.5, '3', null, undefined])
      expect(await refusal(undo(wrong))).toEqual([400, 'invalid_input']);
  });
});

it('is for administrators only, and nothing is undone for others', async () => {
  const { revision } = await ship({ fee: 2_500 });
  const person = await newPerson(server, '손님');
  const attempts = [
    ['GET', 'adm/config/history', {}],
    ['POST', 'adm/config/undo', { body: { revision } }],
  ] as const;
  for (const [method, path, call] of attempts) {
    expect(await refusal(person.call(method, path, call))).toEqual([403, 'forbidden']);
    expect(await refusal(visit(server.url, method, path, call))).toEqual([401, 'not_logged_in']);
  }
  expect((await shippingNow()).fee).toBe(2_500);
});
