import { createApi } from '@reduxjs/toolkit/query/react';
import { createCall } from './call.ts';

/** Every feature adds its calls with `injectEndpoints` and its own tags with `enhanceEndpoints`. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: createCall(),
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});

/** Header by which an edit says which revision it was made from. */
export const ifMatch = (revision: number) => ({ 'If-Match': `"${revision}"` });
