import type { Company } from '@maru/contracts/shop/company/company.fields';
import type { SavedCompany } from '@maru/contracts/shop/company/company.routes';
import { baseApi } from '../../kernel/api/base-api.ts';

export const companyApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Company'] })
  .injectEndpoints({
    endpoints: (build) => ({
      myCompany: build.query<SavedCompany, void>({
        query: () => ({ url: 'shop/company' }),
        providesTags: ['Company'],
        extraOptions: { quiet: true },
      }),
      saveCompany: build.mutation<SavedCompany, Company>({
        query: (body) => ({ url: 'shop/company', method: 'PUT', body }),
        invalidatesTags: ['Company'],
      }),
      removeCompany: build.mutation<SavedCompany, void>({
        query: () => ({ url: 'shop/company', method: 'DELETE' }),
        invalidatesTags: ['Company'],
      }),
    }),
  });
export const { useMyCompanyQuery, useSaveCompanyMutation, useRemoveCompanyMutation } = companyApi;
