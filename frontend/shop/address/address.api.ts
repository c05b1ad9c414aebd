import type { Address, KeptAddress } from '@maru/contracts/shop/address/address.fields';
import type { OwnAddresses } from '@maru/contracts/shop/address/address.routes';
import { baseApi } from '../../kernel/api/base-api.ts';

/** Without `no` a new one. */
export interface SavedAddress extends Address {
  readonly no?: number;
  readonly main: boolean;
}

export const addressApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Address'] })
  .injectEndpoints({
    endpoints: (build) => ({
      myAddresses: build.query<readonly KeptAddress[], void>({
        query: () => 'shop/address',
        transformResponse: ({ list }: OwnAddresses) => list,
        providesTags: ['Address'],
      }),
      saveAddress: build.mutation<OwnAddresses, SavedAddress>({
        query: (body) => ({ url: 'shop/address', method: 'POST', body }),
        invalidatesTags: ['Address'],
      }),
      removeAddress: build.mutation<OwnAddresses, number>({
        query: (no) => ({ url: 'shop/address', method: 'DELETE', params: { no } }),
        invalidatesTags: ['Address'],
      }),
    }),
  });

export const { useMyAddressesQuery, useSaveAddressMutation, useRemoveAddressMutation } = addressApi;
