import type { SiteConfig } from '@maru/contracts/site/config/config.views';
import { baseApi } from '../../kernel/api/base-api.ts';

/** Who sells, and how the shop sends and sells: what is set for the site, as the shop reads it. */
export type ShopTerms = Pick<
  SiteConfig,
  'business' | 'shipping' | 'bundles' | 'returns' | 'areas' | 'selling' | 'delivery' | 'payment'
>;

export const shopTermsApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['SiteConfig'] })
  .injectEndpoints({
    endpoints: (build) => ({
      shopTerms: build.query<ShopTerms, void>({
        query: () => 'site/config',
        providesTags: ['SiteConfig'],
        keepUnusedDataFor: 3600,
      }),
    }),
  });

export const { useShopTermsQuery } = shopTermsApi;
