import { maxBodyBytes } from '@maru/contracts/kernel/limits';
import type { Problem } from '@maru/contracts/kernel/problem';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoPipeline } from '../pipeline/memo.fixture.ts';
import { requireAdmin, routes, servedMemos, tokens } from './command-router.fixture.ts';
import { commandRouter } from './command-router.ts';

let served: Awaited<ReturnType<typeof servedMemos>>;
beforeAll(async () => {
  served = await servedMemos();
});
afterAll(() => served.close());

const call: typeof served.call = (...request) => served.call(...request);
const memo = async (title = 'a') =>
  (await (await call('POST', 'memo/add', { body: { title } })).json()) as { id: string };
const problemOf = async (answered: Response) => (await answered.json()) as Problem;

describe('a command over HTTP', () => {
  it('answers the thing, its ETag and its position', async () => {
    const answered = await call('POST', 'memo/add', { body: { title: 'a' } });
    const body = (await answered.json()) as { position: number };
    expect(answered.status).toBe(200);
    expect(body).toMatchObject({ title: 'a', text: '', revision: 0 });
    expect([answered.headers.get('etag'), answered.headers.get('x-position')]).toEqual(['"0"', String(body.position)]);
  });

  it('takes the input of a DELETE from the query', async () => {
    const { id } = await memo();
    expect(await (await call('DELETE', `memo?id=${id}`)).json()).toMatchObject({ id, revision: 1 });
  });

  it('answers a repeat by key as the first time', async () => {
    const send = () => call('POST', 'memo/add', { body: { title: 'once' }, headers: { 'idempotency-key': 'k-1' } });
    const [first, second] = [await (await send()).json(), await (await send()).json()];
    expect(second).toEqual(first);
    const other = await call('POST', 'memo/add', { body: { title: 'more' }, headers: { 'idempotency-key': 'k-1' } });
    expect((await problemOf(other)).code).toBe('key_reused');
  });

  it('refuses a stale If-Match with the thing as it is', async () => {
    const { id } = await memo();
    await call('PUT', 'memo', { body: { id, title: 'theirs' }, headers: { 'if-match': '"0"' } });
    const refused = await call('PUT', 'memo', { body: { id, title: 'mine' }, headers: { 'if-match': '"0"' } });
    expect(refused.status).toBe(412);
    expect(await refused.json()).toMatchObject({
      code: 'revision_conflict',
      current: { title: 'theirs', revision: 1 },
    });
  });
});

describe('a bad request', () => {
  const big = JSON.stringify({ title: 'x'.repeat(maxBodyBytes) });
  it.each([
    ['no token', 'POST', 'memo/add', { token: '' }, 401, 'not_logged_in'],
    ['a forged token', 'POST', 'memo/add', { token: 'a.b.c' }, 401, 'not_logged_in'],
    ['too low a level', 'POST', 'memo/admin', {}, 403, 'forbidden'],
    ['broken JSON', 'POST', 'memo/add', { body: '{' }, 400, 'malformed_body'],
    ['a body too long', 'POST', 'memo/add', { body: big }, 413, 'too_large'],
    ['a field too long', 'POST', 'memo/add', { body: { title: '123456' } }, 400, 'invalid_input'],
    ['no body', 'POST', 'memo/add', {}, 400, 'invalid_input'],
    ['an array', 'POST', 'memo/add', { body: [] }, 400, 'invalid_input'],
    ['no id', 'DELETE', 'memo', {}, 400, 'invalid_input'],
    ['two ids', 'DELETE', 'memo?id=1&id=2', {}, 400, 'invalid_input'],
    [
      'a bad key',
      'POST',
      'memo/add',
      { body: { title: 'a' }, headers: { 'idempotency-key': 'x'.repeat(201) } },
      400,
      'invalid_input',
    ],
    ['a bad ETag', 'POST', 'memo/add', { body: { title: 'a' }, headers: { 'if-match': 'abc' } }, 400, 'invalid_input'],
    [
      'a missing thing',
      'PUT',
      'memo',
      { body: { id: '01900000-0000-7000-8000-0000000000ff', title: 'a' } },
      404,
      'not_found',
    ],
    ['a wrong method', 'PATCH', 'memo', { body: {} }, 405, 'method_not_allowed'],
    ['a path unknown', 'POST', 'memo/none', { body: {} }, 404, 'not_found'],
  ])('with %s: %s %s', async (...[, method, path, request, status, code]) => {
    const head = await served.log.events.head();
    const answered = await call(method, path, request);
    expect(answered.headers.get('content-type')).toContain('application/problem+json');
    expect(answered.status).toBe(status);
    expect(await problemOf(answered)).toMatchObject({ code, status });
    expect(await served.log.events.head()).toBe(head);
  });

  it('of another author is refused', async () => {
    const { id } = await memo();
    expect((await problemOf(await call('DELETE', `memo?id=${id}`, { token: served.others }))).code).toBe('not_author');
  });

  it('names the fields in Korean, and the methods there are', async () => {
    const { errors } = await problemOf(await call('POST', 'memo/add', { body: { title: 1 } }));
    expect(errors).toEqual([{ path: 'title', message: expect.stringMatching(/[가-힣]/) }]);
    expect((await call('PATCH', 'memo')).headers.get('allow')).toBe('PUT, DELETE, GET, HEAD');
  });
});

describe('an endpoint', () => {
  it('gets its input from the query of a GET, and nobody as actor on an open row', async () => {
    const answered = await call('GET', 'greet?name=n');
    expect(answered.status).toBe(201);
    expect(await answered.json()).toEqual({ hello: 'n', actor: null });
  });

  it('may read the body itself', async () => {
    expect(await (await call('POST', 'upload', { body: { anything: 1 } })).json()).toEqual({ by: 'me', parsed: false });
    expect((await call('POST', 'upload', { token: '' })).status).toBe(401);
  });

  it.each([
    ['answer', 200, true],
    ['other', 200, false],
    ['fail', 403, false],
  ])('tells the position of what it sent, and the ETag of what it answers: %s', async (outcome, status, isAnswer) => {
    const answered = await call('POST', 'write', {
      body: { outcome },
      token: '',
      headers: { 'idempotency-key': `w ${outcome}` },
    });
    const head = String(await served.log.events.head());
    expect([answered.status, answered.headers.get('x-position'), answered.headers.get('etag') === '"0"']).toEqual([
      status,
      head,
      isAnswer,
    ]);
    const again = await call('POST', 'write', {
      body: { outcome },
      token: '',
      headers: { 'idempotency-key': `w ${outcome}` },
    });
    expect([again.headers.get('x-position'), await served.log.events.head()]).toEqual([head, Number(head)]);
  });

  it('leaves queries to the next router', async () => {
    expect(await (await call('GET', 'memo?id=1')).json()).toEqual({ query: true });
  });

  it('must not be forgotten', () => {
    expect(() =>
      commandRouter({
        execute: memoPipeline(served.log.events),
        tokens,
        routes,
        endpoints: [],
        requireAdmin,
        requireAddin: requireAdmin,
        ipHash: String,
      }),
    ).toThrow('no handler for GET greet');
  });
});
