import type { Wishes, WishList } from '@maru/contracts/shop/wish/wish.routes';
import { baseApi } from '../../kernel/api/base-api.ts';
import { type Own, own, ownCommand, ownView } from '../../kernel/live/own-document.ts';

interface Wish {
  readonly item_id: string;
  readonly wanted: boolean;
}

export const wishApi = baseApi.enhanceEndpoints({ addTagTypes: ['WishList'] }).injectEndpoints({
  endpoints: (build) => ({
    myWishes: build.query<Own<Wishes>, void>({
      query: () => 'shop/wish',
      transformResponse: own<Wishes>,
      ...ownView<Wishes>('wishes'),
    }),
    wishList: build.query<WishList, void>({ query: () => 'shop/wish/list', providesTags: ['WishList'] }),
    wish: build.mutation<Own<Wishes>, Wish>({
      query: ({ item_id, wanted }) =>
        wanted
          ? { url: 'shop/wish', method: 'POST', body: { item_id } }
          : { url: 'shop/wish', method: 'DELETE', params: { item_id } },
      transformResponse: own<Wishes>,
      invalidatesTags: ['WishList'],
      ...ownCommand<Wish, Wishes>('wishes', ({ item_id, wanted }) => ({ items }) => {
        const others = items.filter((id) => id !== item_id);
        return { items: wanted ? [item_id, ...others] : others };
      }),
    }),
  }),
});

export const { useMyWishesQuery, useWishListQuery, useWishMutation } = wishApi;
