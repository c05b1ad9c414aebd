import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query';
import { vi } from 'vitest';
import { sessionSlice } from '../session/session.slice.ts';
import { snackbarSlice } from '../snackbar/snackbar.slice.ts';
import { createCall } from './call.ts';

export const user = { id: 'u1', no: 1, name: '김하늘', image: null, level: 1, type: 'email' } as const;

export const answer = (status: number, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
export const problem = (status: number, code: string, message = '', headers: Readonly<Record<string, string>> = {}) =>
  answer(status, { status, code, message, errors: [] }, headers);

type Reply = Response | Error | ((request: Request) => Response);

/** A server that answers in turn, for a browser that has a session; the last answer stays. */
export const stubServer = (
  replies: readonly Reply[],
  refresh: () => Response = () => problem(401, 'not_logged_in'),
) => {
  document.cookie = 'maru_session=1';
  const requests: Request[] = [];
  const refreshes: Request[] = [];
  vi.stubGlobal('fetch', async (input: Request | string, init?: RequestInit) => {
    const request = new Request(typeof input === 'string' ? new URL(input, 'http://localhost') : input, init);
    if (request.url.endsWith('/auth/refresh')) {
      refreshes.push(request);
      return refresh();
    }
    const reply = replies[Math.min(requests.length, replies.length - 1)];
    requests.push(request);
    if (reply instanceof Error) throw reply;
    return typeof reply === 'function' ? reply(request) : reply?.clone();
  });
  return { requests, refreshes };
};

/** A store with one query and one mutation over a call that does not wait between tries. */
export const testCalls = () => {
  const pauses: number[] = [];
  const api = createApi({
    baseQuery: createCall(async (ms) => void pauses.push(ms)),
    endpoints: (build) => ({
      read: build.query<unknown, string>({ query: (url) => url }),
      quietWrite: build.mutation<unknown, void>({
        query: () => ({ url: 'thing/add', method: 'POST' }),
        extraOptions: { quiet: true },
      }),
      write: build.mutation<unknown, unknown>({ query: (body) => ({ url: 'thing/add', method: 'POST', body }) }),
    }),
  });
  const store = configureStore({
    reducer: combineSlices(sessionSlice, snackbarSlice, api),
    middleware: (defaults) => defaults().concat(api.middleware),
  });
  const { read, quietWrite, write } = api.endpoints;
  return {
    store,
    pauses,
    read: (url = 'thing') => store.dispatch(read.initiate(url, { forceRefetch: true })),
    quietWrite: () => store.dispatch(quietWrite.initiate()),
    write: (body: unknown = { a: 1 }) => store.dispatch(write.initiate(body)),
    shown: () => store.getState().snackbar.current?.text,
  };
};
