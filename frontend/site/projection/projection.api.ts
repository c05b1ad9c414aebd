import type { projectionQueries } from '@maru/contracts/site/projection/projection.routes';
import type { z } from 'zod';
import { baseApi } from '../../kernel/api/base-api.ts';

export type ProjectionList = z.output<typeof projectionQueries.list.answer>;

export const projectionApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Projections'] })
  .injectEndpoints({
    endpoints: (build) => ({
      projections: build.query<ProjectionList, void>({
        query: () => 'adm/system/projections',
        providesTags: ['Projections'],
      }),
      rebuildView: build.mutation<{ readonly id: string }, string>({
        query: (id) => ({ url: 'adm/system/rebuild', method: 'POST', body: { id } }),
        invalidatesTags: ['Projections'],
      }),
    }),
  });
export const { useProjectionsQuery, useRebuildViewMutation } = projectionApi;
