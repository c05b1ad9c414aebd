import { createApi } from '@reduxjs/toolkit/query';
import { expect, it } from 'vitest';
import { addLateMiddleware } from '../state/late-middleware.ts';
import { rootReducer } from '../state/root-reducer.ts';
import { createStore } from './store.ts';

it('gives the first query of an API that was loaded later its answer', async () => {
  const store = createStore();
  const api = createApi({
    reducerPath: 'lateApi',
    baseQuery: async (arg: unknown) => ({ data: arg }),
    endpoints: (build) => ({ echo: build.query<string, string>({ query: (text) => text }) }),
  });
  rootReducer.inject(api as never);
  addLateMiddleware(api.middleware);
  const asked = store.dispatch(api.endpoints.echo.initiate('명함', { subscribe: false }));
  expect(await asked.unwrap()).toBe('명함');
});
