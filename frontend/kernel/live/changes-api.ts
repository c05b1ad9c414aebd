import { baseApi } from '../api/base-api.ts';
import type { Changes } from './catch-up.ts';

export const changesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    roomChanges: build.query<Changes, { room: string; positions: Readonly<Record<string, number>> }>({
      query: ({ room, positions }) => ({ url: 'request/changes', params: { room, ...positions } }),
      extraOptions: { quiet: true },
      keepUnusedDataFor: 0,
    }),
  }),
});
