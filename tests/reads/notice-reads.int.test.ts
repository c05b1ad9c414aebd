import type { NoticesNow, SiteNotice } from '@maru/contracts/site/notice/notice.views';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiAnswer, type Client, logIn, newPerson, visit } from '../support/api-client.ts';
import { openProduct } from '../support/product.ts';
import type { Product } from '../support/running-server.ts';

let server: Product;
let admin: Client;
let newest = '0';
/** Of these tests only: a shared stack has notices of others. */
const mark = `공지 ${crypto.randomUUID().slice(0, 8)}`;
const own = <T extends { text: string }>(list: readonly T[]) => list.filter(({ text }) => text.includes(mark));

const store = async (fields: object) => {
  const answer = await admin.call<SiteNotice>('POST', 'adm/notice/add', { body: fields, seenByAll: true });
  expect(answer.status).toBe(200);
  newest = answer.headers.get('x-position') ?? newest;
  return answer.body;
};
const add = (name: string, more: object = {}) => store({ text: `${mark} ${name}`, ...more });
const remove = async (id: string) => {
  const answer = await admin.call('DELETE', 'adm/notice', { query: { id }, seenByAll: true });
  newest = answer.headers.get('x-position') ?? newest;
  return answer;
};
const allNotices = async () => (await admin.call<{ list: SiteNotice[] }>('GET', 'adm/notice/list')).body.list;
const removeOwn = async () => {
  for (const { id } of own(await allNotices())) await remove(id);
};
/** As anyone sees it, no older than what was just stored. */
const now = async () =>
  (await visit<NoticesNow>(server.url, 'GET', 'site/notice/list', { headers: { 'x-min-position': newest } })).body;
const shownNames = async () => own((await now()).list).map(({ text }) => text.slice(mark.length + 1));
/** Status and code of a refusal. */
const refusal = async (answer: Promise<ApiAnswer<Record<string, unknown>>>) => {
  const { status, body } = await answer;
  return [status, body['code']];
};
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

beforeAll(async () => {
  server = await openProduct();
  admin = await logIn(server.url);
});
afterAll(removeOwn);

describe('the order of notices', () => {
  it('is for visitors the most pressing first and then the newest, without what is not to be seen now', async () => {
    await add('알림 하나');
    await add('급한 것', { tone: 'urgent' });
    await add('조심할 것', { tone: 'caution' });
    await add('알림 둘', { tone: 'info', area: 'shop' });
    await add('숨긴 것', { tone: 'urgent', shown: false });
    await add('지난 것', { tone: 'urgent', until: inHours(-1) });
    await add('나중 것', { tone: 'urgent', from: inHours(1) });
    await add('지금 것', { tone: 'urgent', from: inHours(-1), until: inHours(1) });
    expect(await shownNames()).toEqual(['지금 것', '급한 것', '조심할 것', '알림 둘', '알림 하나']);
  });

  it('is for administrators the newest first, all of them', async () => {
    const names = own(await allNotices()).map(({ text }) => text.slice(mark.length + 1));
    const inTurn = ['알림 하나', '급한 것', '조심할 것', '알림 둘', '숨긴 것', '지난 것', '나중 것', '지금 것'];
    expect(names).toEqual(inTurn.toReversed());
  });

  it('comes with how long it holds, and says nothing of when notices begin or of those to come', async () => {
    const { list, next_in } = await now();
    const [timed, lasting] = own(list);
    expect(timed?.ends_in).toBeGreaterThan(3_500_000);
    expect(timed?.ends_in).toBeLessThanOrEqual(3_600_000);
    expect(lasting?.ends_in).toBeNull();
    expect(next_in).toBeLessThanOrEqual(3_600_000);
    const fields = ['area', 'ends_in', 'id', 'label', 'link', 'revision', 'text', 'tone'];
    expect(Object.keys(timed ?? {}).toSorted()).toEqual(fields);
  });
});

describe('a notice', () => {
  it('keeps what an edit does not name, and gets no event of an edit that changes nothing', async () => {
    await removeOwn();
    const { id } = await add('처음', { link: '/shop', label: '보기', until: inHours(2) });
    const edited = await store({ id, tone: 'urgent' });
    expect(edited).toMatchObject({ text: `${mark} 처음`, link: '/shop', label: '보기', tone: 'urgent', shown: true });
    expect((await store({ id, tone: 'urgent' })).revision).toBe(edited.revision);
    await store({ id, shown: false });
    expect(await shownNames()).toEqual([]);
    await store({ id, shown: true });
    expect(await shownNames()).toEqual(['처음']);
  });

  it('is not changed by who has not seen its last change', async () => {
    const { id, revision } = await add('둘이 고치는 것');
    await store({ id, tone: 'caution' });
    const late = { body: { id, tone: 'urgent' }, headers: { 'if-match': `"${revision}"` } };
    expect(await refusal(admin.call('POST', 'adm/notice/add', late))).toEqual([412, 'revision_conflict']);
    const removal = { query: { id }, headers: { 'if-match': `"${revision}"` } };
    expect(await refusal(admin.call('DELETE', 'adm/notice', removal))).toEqual([412, 'revision_conflict']);
    expect(own(await allNotices()).find((one) => one.id === id)?.tone).toBe('caution');
  });

  it('that is removed is gone, and can be neither edited nor removed again', async () => {
    const { id } = await add('곧 없는 것');
    expect((await remove(id)).status).toBe(200);
    expect(await shownNames()).not.toContain('곧 없는 것');
    expect(await refusal(admin.call('POST', 'adm/notice/add', { body: { id, tone: 'info' } }))).toEqual([
      404,
      'not_found',
    ]);
    expect(await refusal(remove(id))).toEqual([404, 'not_found']);
  });

  it('cannot be made to end before it begins by an edit of one side', async () => {
    const { id } = await add('한쪽만 고치는 것', { from: inHours(2), until: inHours(4) });
    for (const part of [{ until: inHours(1) }, { from: inHours(5) }])
      expect(await refusal(admin.call('POST', 'adm/notice/add', { body: { id, ...part } }))).toEqual([
        400,
        'invalid_input',
      ]);
  });

  it.each([
    ['no text', { text: '   ' }],
    ['too long a text', { text: '가'.repeat(161) }],
    ['a text of two lines', { text: '첫 줄\n둘째 줄' }],
    ['a link that runs a script', { link: 'javascript:alert(1)' }],
    ['a link that is not encrypted', { link: 'http://example.com' }],
    ['a link elsewhere that looks like a path', { link: '//evil.example' }],
    ['a link elsewhere that browsers read as one', { link: '/\\evil.example' }],
    ['too long words of its link', { label: '가'.repeat(21) }],
    ['a tone that there is not', { tone: 'loud' }],
    ['an area that there is not', { area: 'adm' }],
    ['a time that is none', { from: '2026-02-30T00:00:00.000Z' }],
    ['a time without its zone', { from: '2026-12-24T23:00' }],
    ['an end before its beginning', { from: inHours(2), until: inHours(1) }],
    ['an end at its beginning', { from: '2026-12-24T00:00:00.000Z', until: '2026-12-24T00:00:00.000Z' }],
  ])('with %s is refused', async (_, fields) => {
    const body = { text: mark, ...fields };
    expect(await refusal(admin.call('POST', 'adm/notice/add', { body }))).toEqual([400, 'invalid_input']);
  });
});

it('is written, removed and listed by administrators only; a refused one is told to nobody', async () => {
  await removeOwn();
  const { id } = await add('지키는 것');
  const person = await newPerson(server, '손님');
  const attempts = [
    ['POST', 'adm/notice/add', { body: { text: `${mark} 몰래` } }],
    ['POST', 'adm/notice/add', { body: { id, text: `${mark} 고침` } }],
    ['DELETE', 'adm/notice', { query: { id } }],
    ['GET', 'adm/notice/list', {}],
  ] as const;
  for (const [method, path, call] of attempts) {
    expect(await refusal(person.call(method, path, call))).toEqual([403, 'forbidden']);
    expect(await refusal(visit(server.url, method, path, call))).toEqual([401, 'not_logged_in']);
  }
  expect(await shownNames()).toEqual(['지키는 것']);
});

it('says what it says as text, in the document too', async () => {
  await add('<script>alert(1)</script>');
  // Pages that are kept for everybody are made anew a moment after what they show has changed.
  const has = async (text: string) =>
    (await (await fetch(server.url, { headers: { 'cache-control': 'no-cache' } })).text()).includes(`${mark} ${text}`);
  await expect.poll(() => has('&lt;script&gt;alert(1)')).toBe(true);
  expect(await has('<script>')).toBe(false);
});
