import type { Wishes, WishList } from '@maru/contracts/shop/wish/wish.routes';
import { baseApi } from '../../kernel/api/base-api.ts';

export const wishApi = baseApi.enhanceEndpoints({ addTagTypes: ['WishList'] }).injectEndpoints({
  endpoints: (build) => ({
    myWishes: build.query<readonly string[], void>({
      query: () => 'shop/wish',
      transformResponse: ({ items }: Wishes) => items,
    }),
    wishList: build.query<WishList, void>({ query: () => 'shop/wish/list', providesTags: ['WishList'] }),
    /** Shown at once; taken back where the server refuses. */
    wish: build.mutation<Wishes, { item_id: string; wanted: boolean }>({
      query: ({ item_id, wanted }) =>
        wanted
          ? { url: 'shop/wish', method: 'POST', body: { item_id } }
          : { url: 'shop/wish', method: 'DELETE', params: { item_id } },
      invalidatesTags: ['WishList'],
      onQueryStarted: async ({ item_id, wanted }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          wishApi.util.updateQueryData('myWishes', undefined, (items) =>
            wanted ? [item_id, ...items] : items.filter((id) => id !== item_id),
          ),
        );
        try {
          const {
            data: { items },
          } = await queryFulfilled;
          dispatch(wishApi.util.updateQueryData('myWishes', undefined, () => items));
        } catch {
          patch.undo();
        }
      },
    }),
  }),
});

export const { useMyWishesQuery, useWishListQuery, useWishMutation } = wishApi;
