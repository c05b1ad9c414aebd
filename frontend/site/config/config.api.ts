import type { BusinessInfo, ReturnTerms, ShippingRates } from '@maru/contracts/site/config/config.fields';
import type { PaymentTerms } from '@maru/contracts/site/config/payment-terms';
import type { RemoteArea } from '@maru/contracts/site/config/remote-areas';
import type { DeliveryTerms, SellingTerms } from '@maru/contracts/site/config/selling-terms';
import type { ConfigPart } from '@maru/contracts/site/config/config-history';
import type { ConfigHistory } from '@maru/contracts/site/config/config-history.views';
import type { ShippingBundle } from '@maru/contracts/site/config/shipping-bundles';
import type { OpenSiteConfig, SiteConfig } from '@maru/contracts/site/config/config.views';
import { baseApi, ifMatch } from '../../kernel/api/base-api.ts';

/** A change, and the revision it was made from; -1 before there was any. */
interface Edit<T> {
  readonly fields: T;
  readonly revision: number;
}
const put = <T>(url: string, { fields, revision }: Edit<T>) => ({
  url,
  method: 'PUT',
  body: fields,
  headers: revision < 0 ? {} : ifMatch(revision),
});

export const configApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['SiteConfig'] })
  .injectEndpoints({
    endpoints: (build) => ({
      siteConfig: build.query<OpenSiteConfig, void>({
        query: () => 'site/config',
        providesTags: ['SiteConfig'],
        keepUnusedDataFor: 3600,
      }),
      configHistory: build.query<ConfigHistory, { part: ConfigPart | undefined; before: number | undefined }>({
        query: (params) => ({ url: 'adm/config/history', params }),
        providesTags: ['SiteConfig'],
      }),
      undoConfig: build.mutation<SiteConfig, Edit<{ revision: number }>>({
        query: (edit) => ({ ...put('adm/config/undo', edit), method: 'POST' }),
        invalidatesTags: ['SiteConfig'],
      }),
      changeBusiness: build.mutation<SiteConfig, Edit<BusinessInfo>>({
        query: (edit) => put('adm/config/business', edit),
        invalidatesTags: ['SiteConfig'],
      }),
      changeShipping: build.mutation<SiteConfig, Edit<ShippingRates>>({
        query: (edit) => put('adm/config/shipping', edit),
        invalidatesTags: ['SiteConfig'],
      }),
      changeReturns: build.mutation<SiteConfig, Edit<ReturnTerms>>({
        query: (edit) => put('adm/config/returns', edit),
        invalidatesTags: ['SiteConfig'],
      }),
      changeBundles: build.mutation<SiteConfig, Edit<{ bundles: readonly ShippingBundle[] }>>({
        query: (edit) => put('adm/config/bundles', edit),
        invalidatesTags: ['SiteConfig'],
      }),
      changeAreas: build.mutation<SiteConfig, Edit<{ areas: readonly RemoteArea[] }>>({
        query: (edit) => put('adm/config/areas', edit),
        invalidatesTags: ['SiteConfig'],
      }),
      changeSelling: build.mutation<SiteConfig, Edit<SellingTerms>>({
        query: (edit) => put('adm/config/selling', edit),
        invalidatesTags: ['SiteConfig'],
      }),
      changeDelivery: build.mutation<SiteConfig, Edit<DeliveryTerms>>({
        query: (edit) => put('adm/config/delivery', edit),
        invalidatesTags: ['SiteConfig'],
      }),
      changePayment: build.mutation<SiteConfig, Edit<PaymentTerms>>({
        query: (edit) => put('adm/config/payment', edit),
        invalidatesTags: ['SiteConfig'],
      }),
    }),
  });
export const {
  useSiteConfigQuery,
  useConfigHistoryQuery,
  useUndoConfigMutation,
  useChangeBusinessMutation,
  useChangeReturnsMutation,
  useChangeShippingMutation,
  useChangeBundlesMutation,
  useChangeAreasMutation,
  useChangeSellingMutation,
  useChangeDeliveryMutation,
  useChangePaymentMutation,
} = configApi;
