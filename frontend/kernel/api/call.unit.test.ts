import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshSession } from '../session/refresh-session.ts';
import { sessionStarted } from '../session/session.slice.ts';
import { answer, problem, stubServer, testCalls, user } from './call.fixture.ts';
import { forgetPosition } from '../http/position.ts';

beforeEach(forgetPosition);
afterEach(() => vi.unstubAllGlobals());
const header = (request: Request | undefined, name: string) => request?.headers.get(name);
const network = new TypeError('Failed to fetch');

describe('what every call carries', () => {
  it('is the token of the session', async () => {
    const { requests } = stubServer([answer(200, {})]);
    const { store, read } = testCalls();
    await read();
    store.dispatch(sessionStarted({ accessToken: 'secret', user }));
    await read('other');
    expect(requests.map((request) => header(request, 'Authorization'))).toEqual([null, 'Bearer secret']);
    expect(requests[0]?.url).toMatch(/\/api\/thing$/);
    expect(requests[0]?.credentials).toBe('include');
  });

  it('is the newest position seen, on reads only', async () => {
    const { requests } = stubServer([
      answer(200, {}, { 'X-Position': '9' }),
      answer(200, {}, { 'X-Position': '4' }),
      answer(200, {}),
    ]);
    const { read, write } = testCalls();
    await write();
    await read();
    await read();
    await write({ b: 2 });
    expect(requests.map((request) => header(request, 'X-Min-Position'))).toEqual([null, '9', '9', null]);
  });

  it('is an idempotency key of its own, on writes only', async () => {
    const { requests } = stubServer([answer(200, {})]);
    const { read, write } = testCalls();
    await read();
    await write();
    await write();
    const keys = requests.map((request) => header(request, 'Idempotency-Key'));
    expect(keys[0]).toBeNull();
    expect(keys[1]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
    expect(keys[2]).not.toBe(keys[1]);
  });
});

describe('tries', () => {
  it('repeats a write under the same key after a network failure', async () => {
    const { requests } = stubServer([network, answer(200, { done: true })]);
    const { write } = testCalls();
    expect((await write()).data).toEqual({ done: true });
    expect(header(requests[0], 'Idempotency-Key')).toBe(header(requests[1], 'Idempotency-Key'));
  });

  it('keeps the key for the next write like it when no answer ever came', async () => {
    const { requests } = stubServer([network, network, network, answer(200, {}), answer(200, {})]);
    const { write } = testCalls();
    expect((await write()).error).toMatchObject({ status: 0, code: 'network' });
    await write();
    await write();
    const keys = requests.map((request) => header(request, 'Idempotency-Key'));
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(keys[4]).not.toBe(keys[3]);
  });

  it('waits as long as the server asks when the views are behind', async () => {
    stubServer([problem(503, 'views_behind', '', { 'Retry-After': '1' }), answer(200, { ready: true })]);
    const { read, pauses } = testCalls();
    expect((await read()).data).toEqual({ ready: true });
    expect(pauses).toEqual([1000]);
  });

  it('gives up on a server that stays busy', async () => {
    const { requests } = stubServer([problem(503, 'views_behind', '잠시 뒤', { 'Retry-After': '0' })]);
    const { read } = testCalls();
    expect((await read()).error).toMatchObject({ code: 'views_behind' });
    expect(requests).toHaveLength(5);
  });
});

describe('a session that has run out', () => {
  const renewed = () => answer(200, { accessToken: 'fresh', user });

  it('is renewed once for all calls, which then go out again', async () => {
    const { requests, refreshes } = stubServer(
      [
        (request) =>
          header(request, 'Authorization') === 'Bearer fresh'
            ? answer(200, { ok: true })
            : problem(401, 'token_expired'),
      ],
      renewed,
    );
    const { store, read } = testCalls();
    store.dispatch(sessionStarted({ accessToken: 'old', user }));
    const [one, two] = await Promise.all([read('one'), read('two')]);
    expect([one.data, two.data]).toEqual([{ ok: true }, { ok: true }]);
    expect(refreshes).toHaveLength(1);
    expect(requests).toHaveLength(4);
  });

  it('ends when the refresh is refused', async () => {
    stubServer([problem(401, 'token_expired', '로그인 시간이 지났어요.')]);
    const { store, read, shown } = testCalls();
    store.dispatch(sessionStarted({ accessToken: 'old', user }));
    expect((await read()).error).toMatchObject({ status: 401 });
    expect(store.getState().session).toMatchObject({ accessToken: null, user: null, status: 'out' });
    expect(shown()).toBe('로그인 시간이 지났어요.');
  });

  it('is not asked for where there is none', async () => {
    const { refreshes } = stubServer([problem(401, 'not_logged_in')], renewed);
    document.cookie = 'maru_session=; expires=Thu, 01 Jan 1970 00:00:00 GMT';
    const { store } = testCalls();
    expect(await store.dispatch(refreshSession())).toBe(false);
    expect(store.getState().session.status).toBe('out');
    expect(refreshes).toHaveLength(0);
  });

  it('is not what a wrong password means', async () => {
    const { refreshes } = stubServer([problem(401, 'bad_credentials')], renewed);
    await testCalls().write();
    expect(refreshes).toHaveLength(0);
  });
});

describe('failures', () => {
  it('have one shape', async () => {
    stubServer([answer(412, { code: 'revision_conflict', message: '그 사이', errors: [], current: { revision: 4 } })]);
    expect((await testCalls().write()).error).toEqual({
      status: 412,
      code: 'revision_conflict',
      message: '그 사이',
      errors: [],
      current: { revision: 4 },
    });
  });

  it('of writes show the message of the server, or error!!! without one', async () => {
    stubServer([problem(404, 'not_found', '찾을 수 없어요.'), new Response('<html>', { status: 502 })]);
    const { write, shown } = testCalls();
    await write();
    expect(shown()).toBe('찾을 수 없어요.');
    await write({ b: 1 });
    expect(shown()).toBe('error!!!');
  });

  it('of a first answer are left to the screen that has none, later ones are not', async () => {
    const failed = problem(500, 'unknown', '잠시 뒤에 다시 시도해 주세요.');
    stubServer([failed, answer(200, {}), failed]);
    const { read, shown } = testCalls();
    await read();
    expect(shown()).toBeUndefined();
    await read();
    await read();
    expect(shown()).toBe('잠시 뒤에 다시 시도해 주세요.');
  });

  it('are left to a caller that asks for it', async () => {
    stubServer([problem(404, 'not_found', '찾을 수 없어요.')]);
    const { quietWrite, shown } = testCalls();
    await quietWrite();
    expect(shown()).toBeUndefined();
  });
});
