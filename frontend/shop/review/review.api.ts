import type { ReviewSort } from '@maru/contracts/shop/review/review.routes';
import type { BoughtItem, Review } from '@maru/contracts/shop/review/review.views';
import { baseApi } from '../../kernel/api/base-api.ts';

export interface ReviewPage {
  readonly list: readonly Review[];
  readonly total: number;
}
export interface ReviewListing {
  readonly id: string;
  readonly page: number;
  readonly sortBy: ReviewSort;
}
/** Which line of which order. */
export interface ReviewLine {
  readonly order_id: string;
  readonly no: number;
}
/** What is reviewed, and what was said of it before. */
export type ReviewedLine = Pick<BoughtItem, 'order_id' | 'no' | 'item_id' | 'name' | 'option' | 'review'>;
export interface ReviewDraft {
  readonly stars: number;
  readonly text: string;
  readonly images: readonly string[];
}

// The tag `Item` is the stars of an item, which go with its reviews.
export const reviewApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['Review', 'Item'] })
  .injectEndpoints({
    endpoints: (build) => ({
      reviewList: build.query<ReviewPage, ReviewListing>({
        query: (params) => ({ url: 'shop/review/list', params }),
        providesTags: ['Review'],
      }),
      myReviews: build.query<readonly BoughtItem[], string | undefined>({
        query: (item_id) => ({ url: 'shop/review/mine', params: item_id === undefined ? {} : { item_id } }),
        transformResponse: ({ list }: { list: readonly BoughtItem[] }) => list,
        providesTags: ['Review'],
      }),
      writeReview: build.mutation<object, ReviewLine & Pick<BoughtItem, 'item_id' | 'option'> & ReviewDraft>({
        query: (body) => ({ url: 'shop/review', method: 'POST', body }),
        invalidatesTags: ['Review', 'Item'],
      }),
      editReview: build.mutation<object, ReviewLine & ReviewDraft>({
        query: (body) => ({ url: 'shop/review', method: 'PUT', body }),
        invalidatesTags: ['Review', 'Item'],
      }),
      removeReview: build.mutation<object, ReviewLine>({
        query: ({ order_id, no }) => ({ url: 'shop/review', method: 'DELETE', params: { order_id, no } }),
        invalidatesTags: ['Review', 'Item'],
      }),
      hideReview: build.mutation<object, ReviewLine & { hidden: boolean }>({
        query: ({ order_id, no, hidden }) => ({ url: 'adm/review', method: 'PUT', body: { order_id, no, hidden } }),
        invalidatesTags: ['Review', 'Item'],
      }),
    }),
  });

export const {
  useReviewListQuery,
  useMyReviewsQuery,
  useWriteReviewMutation,
  useEditReviewMutation,
  useRemoveReviewMutation,
  useHideReviewMutation,
} = reviewApi;
