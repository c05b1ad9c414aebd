import type { OwnPriceAlert } from '@maru/contracts/shop/price-alert/price-alert.routes';
import type { OwnAlert } from '@maru/contracts/shop/price-alert/price-alert.views';
import { baseApi } from '../../kernel/api/base-api.ts';

interface Ask {
  readonly id: string;
  /** What was shown. */
  readonly price: number;
}

export const priceAlertApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['PriceAlert', 'Restock'] })
  .injectEndpoints({
    endpoints: (build) => ({
      myPriceAlert: build.query<OwnPriceAlert, string>({
        query: (id) => ({ url: 'shop/price_alert', params: { id } }),
        providesTags: ['PriceAlert'],
      }),
      myAlerts: build.query<readonly OwnAlert[], void>({
        query: () => 'shop/alert/list',
        transformResponse: ({ list }: { list: readonly OwnAlert[] }) => list,
        providesTags: ['PriceAlert', 'Restock'],
      }),
      askPriceAlert: build.mutation<OwnPriceAlert, Ask>({
        query: (body) => ({ url: 'shop/price_alert', method: 'POST', body }),
        invalidatesTags: ['PriceAlert'],
      }),
      cancelPriceAlert: build.mutation<OwnPriceAlert, string>({
        query: (id) => ({ url: 'shop/price_alert', method: 'DELETE', params: { id } }),
        invalidatesTags: ['PriceAlert'],
      }),
    }),
  });

export const { useMyPriceAlertQuery, useMyAlertsQuery, useAskPriceAlertMutation, useCancelPriceAlertMutation } =
  priceAlertApi;
