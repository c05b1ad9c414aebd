import type { ShownSlide, Slide, SlideContent } from '@maru/contracts/site/slide/slide.views';
import { baseApi, ifMatch } from '../../kernel/api/base-api.ts';
import { slidesCall } from './slides-call.ts';

/** What the form sends; `id` and `revision` of the one that is edited. */
export type SlideDraft = Omit<SlideContent, 'id' | 'rank'>;
interface Edit {
  readonly slide: Pick<Slide, 'id' | 'revision'>;
  readonly fields: Partial<SlideDraft>;
}

export const slideApi = baseApi.enhanceEndpoints({ addTagTypes: ['Slides'] }).injectEndpoints({
  endpoints: (build) => ({
    allSlides: build.query<readonly Slide[], void>({
      query: () => 'adm/slide/list',
      transformResponse: ({ list }: { list: readonly Slide[] }) => list,
      providesTags: ['Slides'],
    }),
    slides: build.query<readonly ShownSlide[], void>({
      query: () => slidesCall,
      transformResponse: ({ list }: { list: readonly ShownSlide[] }) => list,
      providesTags: ['Slides'],
    }),
    addSlide: build.mutation<Slide, SlideDraft>({
      query: (body) => ({ url: 'adm/slide/add', method: 'POST', body }),
      invalidatesTags: ['Slides'],
    }),
    editSlide: build.mutation<Slide, Edit>({
      query: ({ slide: { id, revision }, fields }) => ({
        url: 'adm/slide/add',
        method: 'POST',
        body: { ...fields, id },
        headers: ifMatch(revision),
      }),
      invalidatesTags: ['Slides'],
    }),
    moveSlide: build.mutation<Slide, Pick<Slide, 'id' | 'rank'>>({
      query: (body) => ({ url: 'adm/slide/move', method: 'PUT', body }),
      invalidatesTags: ['Slides'],
      // In its new place at once, back if it is refused.
      onQueryStarted: async ({ id, rank }, { dispatch, queryFulfilled }) => {
        const moved = (list: readonly Slide[]) =>
          list.map((one) => (one.id === id ? { ...one, rank } : one)).toSorted((a, b) => a.rank - b.rank);
        const patch = dispatch(
          slideApi.util.updateQueryData('allSlides', undefined, (list) => moved(list) as typeof list),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
    }),
    removeSlide: build.mutation<{ id: string }, string>({
      query: (id) => ({ url: 'adm/slide', method: 'DELETE', params: { id } }),
      invalidatesTags: ['Slides'],
    }),
  }),
});
export const {
  useAllSlidesQuery,
  useSlidesQuery,
  useAddSlideMutation,
  useEditSlideMutation,
  useMoveSlideMutation,
  useRemoveSlideMutation,
} = slideApi;
