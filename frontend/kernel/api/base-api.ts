import { createApi } from '@reduxjs/toolkit/query/react';
import { keepers } from '../personal/keepers.ts';
import { addLateMiddleware } from '../state/late-middleware.ts';
import { rootReducer } from '../state/root-reducer.ts';
import { createCall } from './call.ts';

/** Every feature adds its calls with `injectEndpoints` and its own tags with `enhanceEndpoints`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: createCall(),
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});

declare module '../state/root-reducer.ts' {
  interface LazySlices {
    api: ReturnType<typeof baseApi.reducer>;
  }
}
// Not in the first script: this module and RTK Query load with the first feature that calls the server.
rootReducer.inject(baseApi);
addLateMiddleware(baseApi.middleware);
keepers.set('answers', ({ left, dispatch }) => left && dispatch(baseApi.util.resetApiState()));

/** Header by which an edit says which revision it was made from. */
export const ifMatch = (revision: number) => ({ 'If-Match': `"${revision}"` });
