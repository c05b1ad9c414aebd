import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer, problem, stubServer, user } from '../api/call.fixture.ts';
import { baseApi } from '../api/base-api.ts';
import { keyFor, keySettled } from '../http/idempotency-keys.ts';
import { inTurn, latestOf } from '../http/turns.ts';
import { refreshSession } from '../session/refresh-session.ts';
import { sessionEnded, sessionStarted } from '../session/session.slice.ts';
import { createStore } from '../store/store.ts';
import { keepers } from './keepers.ts';
import { inBrowser, inTab } from './personal-storage.ts';

const bada = { ...user, id: 'u2', no: 2, name: '이바다' };
const { secret } = baseApi.injectEndpoints({
  endpoints: (build) => ({ secret: build.query<string, void>({ queryFn: () => ({ data: '하늘의 것' }) }) }),
}).endpoints;
const call = { url: 'thing/add', body: '하늘의 것' };
type Store = ReturnType<typeof createStore>;

/** By keeper: how it is given something of a person, and what it holds. */
const probes: Record<string, { keep: (store: Store) => unknown; held: (store: Store) => unknown }> = {
  tab: { keep: () => inTab.write('probe', '하늘의 것'), held: () => inTab.read('probe') },
  browser: { keep: () => inBrowser.write('probe', '하늘의 것'), held: () => inBrowser.read('probe') },
  answers: {
    keep: ({ dispatch }) => dispatch(secret.initiate()),
    held: ({ getState }) => secret.select()(getState() as never).data,
  },
  'idempotency keys': {
    keep: () => keySettled('add', call, '하늘의 것'),
    held: () => (keyFor('add', call) === '하늘의 것' ? '하늘의 것' : undefined),
  },
  turns: {
    keep: () => inTurn('probe', async () => undefined),
    held: () => (latestOf('probe') ? '하늘의 것' : undefined),
  },
};
const held = (store: Store) => Object.values(probes).map((probe) => probe.held(store));
const filled = async () => {
  const store = createStore();
  store.dispatch(sessionStarted({ accessToken: 't', user }));
  for (const { keep } of Object.values(probes)) await keep(store);
  expect(held(store)).toEqual(Object.keys(probes).map(() => '하늘의 것'));
  return store;
};
const inOtherWindow = (newValue: string | null) =>
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'maru.person', newValue }));

const endings: Record<string, (store: Store) => unknown> = {
  'a logout': ({ dispatch }) => dispatch(sessionEnded()),
  'a refresh that is refused, since the server ended the session': ({ dispatch }) => {
    stubServer([], () => problem(401, 'not_logged_in'));
    return dispatch(refreshSession());
  },
  'a refresh that brings another person': ({ dispatch }) => {
    stubServer([], () => answer(200, { accessToken: 'b', user: bada }));
    return dispatch(refreshSession());
  },
  'a logout in another window': () => {
    stubServer([], () => problem(401, 'not_logged_in'));
    inOtherWindow(null);
  },
  'a login of another person in another window': () => {
    stubServer([], () => answer(200, { accessToken: 'b', user: bada }));
    inOtherWindow(bada.id);
  },
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

it('every keeper is probed here', () => expect(Object.keys(probes).toSorted()).toEqual([...keepers.keys()].toSorted()));

it.each(Object.keys(endings))('nothing of a person is left after %s', async (ending) => {
  const store = await filled();
  await endings[ending]?.(store);
  await vi.waitFor(() => expect(held(store)).toEqual(Object.keys(probes).map(() => undefined)));
  expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.toContain('하늘의 것');
});

it.each([
  ['its own person', user, true],
  ['another person', bada, false],
  ['a visitor', undefined, false],
])('what a page left is there after a reload for %s: %s', async (_, who, isThere) => {
  await filled();
  const { dispatch } = createStore();
  dispatch(who ? sessionStarted({ accessToken: 't', user: who }) : sessionEnded());
  expect([inTab.read('probe'), inBrowser.read('probe')]).toEqual(
    isThere ? ['하늘의 것', '하늘의 것'] : [undefined, undefined],
  );
});

it('what a visitor kept goes on with who logs in', () => {
  const { dispatch } = createStore();
  dispatch(sessionEnded());
  inTab.write('probe', '고른 것');
  dispatch(sessionStarted({ accessToken: 't', user }));
  expect(inTab.read('probe')).toBe('고른 것');
});

it('a session that only lives on loses nothing', async () => {
  const store = await filled();
  store.dispatch(sessionStarted({ accessToken: 'renewed', user }));
  inOtherWindow(user.id);
  expect(held(store)).toEqual(Object.keys(probes).map(() => '하늘의 것'));
});
