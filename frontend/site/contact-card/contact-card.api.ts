import type {
  ContactCardContent,
  ManagedContactCard,
  PublicContactCard,
} from '@maru/contracts/site/contact-card/contact-card.views';
import type { AnsweredPdf } from '../../kernel/save-pdf.ts';
import { baseApi, ifMatch } from '../../kernel/api/base-api.ts';
import { liveCommand } from '../../kernel/live/live-command.ts';
import type { Versioned } from '../../kernel/live/live-entry.ts';
import { type Meta, positionOf } from '../../kernel/live/live-pages.ts';
import { liveView } from '../../kernel/live/live-view.ts';

/** What the form sends. */
export type ContactCardDraft = Omit<ContactCardContent, 'id' | 'rank'>;
interface Edit {
  readonly card: Pick<ManagedContactCard, 'id' | 'revision'>;
  readonly fields: Partial<ContactCardDraft>;
}
type Placed = ManagedContactCard & Versioned;
type Move = Pick<ManagedContactCard, 'id' | 'rank'>;
const placed = (card: ManagedContactCard, meta: Meta): Placed => ({ ...card, position: positionOf(meta, []) });

export const contactCardApi = baseApi.enhanceEndpoints({ addTagTypes: ['ContactCards'] }).injectEndpoints({
  endpoints: (build) => ({
    contactCard: build.query<PublicContactCard, string>({
      query: (id) => ({ url: 'site/card', params: { id } }),
      providesTags: ['ContactCards'],
    }),
    contactCards: build.query<Placed[], void>({
      query: () => 'adm/card/list',
      transformResponse: ({ list }: { list: readonly ManagedContactCard[] }, meta) =>
        list.map((card) => placed(card, meta)),
      providesTags: ['ContactCards'],
      ...liveView<Placed[], void, Placed>({
        relay: { view: 'contact-cards', event: 'contact-cards' },
        room: () => 'contact-cards',
        documents: (cards) => cards,
        patch: (draft, { document }) => {
          const others = draft.filter(({ id }) => id !== document.id);
          draft.splice(0, draft.length, ...[...others, document].toSorted((a, b) => a.rank - b.rank));
        },
      }),
    }),
    addContactCard: build.mutation<ManagedContactCard, Omit<ContactCardDraft, 'image'>>({
      query: (body) => ({ url: 'adm/card/add', method: 'POST', body }),
      invalidatesTags: ['ContactCards'],
    }),
    editContactCard: build.mutation<ManagedContactCard, Edit>({
      query: ({ card: { id, revision }, fields }) => ({
        url: 'adm/card/add',
        method: 'POST',
        body: { ...fields, id },
        headers: ifMatch(revision),
      }),
      invalidatesTags: ['ContactCards'],
    }),
    moveContactCard: build.mutation<Placed, Move>({
      query: (body) => ({ url: 'adm/card/move', method: 'PUT', body }),
      transformResponse: (card: ManagedContactCard, meta) => placed(card, meta),
      invalidatesTags: ['ContactCards'],
      ...liveCommand<Move, Placed>({ view: 'contact-cards', id: ({ id }) => id, shows: ({ rank }) => ({ rank }) }),
    }),
    removeContactCard: build.mutation<{ id: string }, string>({
      query: (id) => ({ url: 'adm/card', method: 'DELETE', params: { id } }),
      invalidatesTags: ['ContactCards'],
    }),
    contactCardPdf: build.mutation<AnsweredPdf, string>({ query: (id) => ({ url: 'adm/card/pdf', params: { id } }) }),
  }),
});
export const {
  useContactCardQuery,
  useContactCardsQuery,
  useAddContactCardMutation,
  useEditContactCardMutation,
  useMoveContactCardMutation,
  useRemoveContactCardMutation,
  useContactCardPdfMutation,
} = contactCardApi;
