import type { Item, ItemCard } from '@maru/contracts/shop/item/item.cards';
import { baseApi } from '../../kernel/api/base-api.ts';
import type { Category, ItemFilter, ItemPage } from './item-filter.ts';

/** What the list is asked for; the rest is as the server has it by default. */
export type ItemListing = Partial<ItemFilter> & { readonly itemsPerPage: number };

export const itemApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Item'] })
  .injectEndpoints({
    endpoints: (build) => ({
      itemList: build.query<ItemPage, ItemListing>({ query: (params) => ({ url: 'shop/item/list', params }) }),
      item: build.query<Item, string>({
        query: (id) => ({ url: 'shop/item', params: { id } }),
        providesTags: ['Item'],
      }),
      relatedItems: build.query<readonly ItemCard[], string>({
        query: (id) => ({ url: 'shop/item/related', params: { id } }),
        transformResponse: ({ list }: { list: readonly ItemCard[] }) => list,
      }),
      itemCategories: build.query<readonly Category[], void>({
        query: () => 'shop/category/list',
        transformResponse: ({ list }: { list: readonly Category[] }) => list,
      }),
    }),
  });

export const { useItemListQuery, useItemQuery, useItemCategoriesQuery, useRelatedItemsQuery } = itemApi;
