import type { ShownSlide, Slide, SlideContent } from '@maru/contracts/site/slide/slide.views';
import { baseApi, ifMatch } from '../../kernel/api/base-api.ts';
import { liveCommand } from '../../kernel/live/live-command.ts';
import type { Versioned } from '../../kernel/live/live-entry.ts';
import { type Meta, positionOf } from '../../kernel/live/live-pages.ts';
import { liveView } from '../../kernel/live/live-view.ts';
import { slidesCall } from './slides-call.ts';

interface SlidesNow {
  readonly list: readonly ShownSlide[];
  readonly next_in: number | null;
}
/** What the form sends; `id` and `revision` of the one that is edited. */
export type SlideDraft = Omit<SlideContent, 'id' | 'rank'>;
interface Edit {
  readonly slide: Pick<Slide, 'id' | 'revision'>;
  readonly fields: Partial<SlideDraft>;
}

/** In its place among the slides; `position` is how far the answer reaches that brought it. */
type PlacedSlide = Slide & Versioned;
type Move = Pick<Slide, 'id' | 'rank'>;
const placed = (slide: Slide, meta: Meta): PlacedSlide => ({ ...slide, position: positionOf(meta, []) });

export const slideApi = baseApi.enhanceEndpoints({ addTagTypes: ['Slides'] }).injectEndpoints({
  endpoints: (build) => ({
    allSlides: build.query<PlacedSlide[], void>({
      query: () => 'adm/slide/list',
      transformResponse: ({ list }: { list: readonly Slide[] }, meta) => list.map((slide) => placed(slide, meta)),
      providesTags: ['Slides'],
      ...liveView<PlacedSlide[], void, PlacedSlide>({
        relay: { view: 'slides', event: 'slides' },
        room: () => 'slides',
        documents: (slides) => slides,
        patch: (draft, { document }) => {
          const others = draft.filter(({ id }) => id !== document.id);
          draft.splice(0, draft.length, ...[...others, document].toSorted((a, b) => a.rank - b.rank));
        },
      }),
    }),
    slides: build.query<SlidesNow, void>({ query: () => slidesCall, providesTags: ['Slides'] }),
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
    moveSlide: build.mutation<PlacedSlide, Move>({
      query: (body) => ({ url: 'adm/slide/move', method: 'PUT', body }),
      transformResponse: (slide: Slide, meta) => placed(slide, meta),
      invalidatesTags: ['Slides'],
      ...liveCommand<Move, PlacedSlide>({ view: 'slides', id: ({ id }) => id, shows: ({ rank }) => ({ rank }) }),
    }),
    removeSlide: build.mutation<{ id: string }, Pick<Slide, 'id' | 'revision'>>({
      query: ({ id, revision }) => ({ url: 'adm/slide', method: 'DELETE', params: { id }, headers: ifMatch(revision) }),
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
