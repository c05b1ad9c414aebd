import type { Grain, Period } from '@maru/contracts/kernel/days-of-periods';
import type { Settlement } from '@maru/contracts/shop/sales/settlement.queries';
import { baseApi } from '../../kernel/api/base-api.ts';

export const { useSettlementQuery } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    settlement: build.query<Settlement, Period & { readonly by: Grain }>({
      query: (params) => ({ url: 'adm/payment/settlement', params }),
      extraOptions: { quiet: true },
    }),
  }),
});
