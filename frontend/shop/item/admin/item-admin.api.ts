import type { ItemState, Sale } from '@maru/contracts/shop/item/item.fields';
import type { OptionChangesInput } from '@maru/contracts/shop/item/item.options';
import type { ItemNotice } from '@maru/contracts/shop/item/item.notice';
import type { ItemTerms } from '@maru/contracts/shop/item/item.terms';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import { baseApi, ifMatch } from '../../../kernel/api/base-api.ts';

/** What one fills in about an item, new or not. */
export type ItemTexts = Pick<ItemDocument, 'name' | 'summary' | 'description' | 'images' | 'category' | 'tax'>;
export type NewItem = ItemTexts &
  Pick<ItemDocument, 'kind' | 'state'> & {
    readonly options: readonly NewOption[];
    readonly notice?: ItemNotice;
    readonly terms?: ItemTerms;
  };
export interface NewOption {
  readonly name: string;
  readonly price: number;
  readonly stock: number | null;
  readonly code?: string | undefined;
  readonly off?: boolean | undefined;
}
/** An option of an item. */
export interface OptionAt {
  readonly id: string;
  readonly option: number;
}

export const itemAdminApi = baseApi.enhanceEndpoints({ addTagTypes: ['ManagedItem'] }).injectEndpoints({
  endpoints: (build) => {
    const changing = { invalidatesTags: ['ManagedItem'] } as const;
    return {
      managedItem: build.query<ItemDocument, string>({
        query: (id) => ({ url: 'adm/item', params: { id } }),
        providesTags: ['ManagedItem'],
      }),
      addItem: build.mutation<ItemDocument, NewItem>({
        query: (body) => ({ url: 'adm/item/add', method: 'POST', body }),
        ...changing,
      }),
      editItem: build.mutation<ItemDocument, ItemTexts & { readonly id: string; readonly revision: number }>({
        query: ({ revision, ...body }) => ({ url: 'adm/item/add', method: 'POST', body, headers: ifMatch(revision) }),
        extraOptions: { quiet: true },
        ...changing,
      }),
      changeItemState: build.mutation<ItemDocument, { readonly id: string; readonly state: ItemState }>({
        query: (body) => ({ url: 'adm/item/state', method: 'PUT', body }),
        ...changing,
      }),
      changeItemTerms: build.mutation<ItemDocument, ItemTerms & { readonly id: string }>({
        query: (body) => ({ url: 'adm/item/terms', method: 'PUT', body }),
        ...changing,
      }),
      setItemNotice: build.mutation<ItemDocument, { readonly id: string; readonly notice: ItemNotice }>({
        query: (body) => ({ url: 'adm/item/notice', method: 'PUT', body }),
        ...changing,
      }),
      setItemSale: build.mutation<ItemDocument, { readonly id: string; readonly sale: Sale | null }>({
        query: (body) => ({ url: 'adm/item/sale', method: 'PUT', body }),
        ...changing,
      }),
      addItemOption: build.mutation<ItemDocument, NewOption & { readonly id: string }>({
        query: (body) => ({ url: 'adm/item/option', method: 'POST', body }),
        ...changing,
      }),
      changeItemOption: build.mutation<ItemDocument, OptionAt & { readonly name: string; readonly price: number }>({
        query: (body) => ({ url: 'adm/item/option', method: 'PUT', body }),
        ...changing,
      }),
      setItemOptions: build.mutation<ItemDocument, OptionChangesInput & { readonly id: string }>({
        query: (body) => ({ url: 'adm/item/options', method: 'PUT', body }),
        ...changing,
      }),
      removeItemOption: build.mutation<ItemDocument, OptionAt>({
        query: ({ id, option }) => ({ url: 'adm/item/option', method: 'DELETE', params: { id, option } }),
        ...changing,
      }),
      adjustStock: build.mutation<ItemDocument, OptionAt & { readonly by: number; readonly reason: string }>({
        query: (body) => ({ url: 'adm/item/stock', method: 'PUT', body }),
        ...changing,
      }),
    };
  },
});

export const {
  useManagedItemQuery,
  useAddItemMutation,
  useEditItemMutation,
  useChangeItemStateMutation,
  useChangeItemTermsMutation,
  useSetItemNoticeMutation,
  useSetItemSaleMutation,
  useAddItemOptionMutation,
  useChangeItemOptionMutation,
  useSetItemOptionsMutation,
  useRemoveItemOptionMutation,
  useAdjustStockMutation,
} = itemAdminApi;
