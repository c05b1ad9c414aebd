import type { OwnRestock } from '@maru/contracts/shop/restock/restock.routes';
import { baseApi } from '../../kernel/api/base-api.ts';

interface Wait {
  readonly id: string;
  readonly option_id: number;
}

export const restockApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Restock'] })
  .injectEndpoints({
    endpoints: (build) => ({
      myRestock: build.query<readonly number[], string>({
        query: (id) => ({ url: 'shop/restock', params: { id } }),
        transformResponse: ({ options }: OwnRestock) => options,
        providesTags: ['Restock'],
      }),
      askRestock: build.mutation<OwnRestock, Wait>({
        query: (body) => ({ url: 'shop/restock', method: 'POST', body }),
        invalidatesTags: ['Restock'],
      }),
      cancelRestock: build.mutation<OwnRestock, Wait>({
        query: ({ id, option_id }) => ({ url: 'shop/restock', method: 'DELETE', params: { id, option_id } }),
        invalidatesTags: ['Restock'],
      }),
    }),
  });

export const { useMyRestockQuery, useAskRestockMutation, useCancelRestockMutation } = restockApi;
