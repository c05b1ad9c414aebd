import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { rootReducer } from '../../kernel/state/root-reducer.ts';
import { readDraft } from '../../kernel/session-draft.ts';

/** A comment on its way to the server, shown as if it were there. */
export interface OutgoingComment {
  readonly key: string;
  readonly prj_id: string;
  readonly issue_id: string;
  readonly comment: string;
  readonly image: readonly string[];
  /** Position of the newest comment it was written after: what is stored of it has a later one. */
  readonly after: number;
  readonly failure?: string;
}

export const outboxDraft = 'outbox';
/** What was not stored when the tab was reloaded: whether it arrived is not known, so a person decides. */
const unsent = (): OutgoingComment[] =>
  (readDraft<OutgoingComment[]>(outboxDraft) ?? []).map((entry) => ({
    ...entry,
    failure: entry.failure ?? '보내는 중에 화면이 새로 열렸어요.',
  }));

const slice = createSlice({
  name: 'commentOutbox',
  initialState: () => ({ entries: unsent() }),
  reducers: {
    commentSent: ({ entries }, { payload }: PayloadAction<OutgoingComment>) => ({
      entries: [...entries.filter(({ key }) => key !== payload.key), payload],
    }),
    commentFailed: ({ entries }, { payload }: PayloadAction<{ key: string; failure: string }>) => ({
      entries: entries.map((entry) => (entry.key === payload.key ? { ...entry, failure: payload.failure } : entry)),
    }),
    /** Stored, or given up. */
    commentSettled: ({ entries }, { payload }: PayloadAction<string>) => ({
      entries: entries.filter(({ key }) => key !== payload),
    }),
  },
  selectors: { selectOutbox: ({ entries }) => entries },
});

declare module '../../kernel/state/root-reducer.ts' {
  interface LazySlices {
    commentOutbox: { entries: OutgoingComment[] };
  }
}
const injected = slice.injectInto(rootReducer);

export const { commentSent, commentFailed, commentSettled } = slice.actions;
export const { selectOutbox } = injected.selectors;

/** What of the outbox is not in the conversation yet: the live message may be here before the answer. */
export const stillOutgoing = (entries: readonly OutgoingComment[], comments: readonly Comment[], me: string) =>
  entries.filter(
    ({ comment, after, failure }) =>
      failure !== undefined ||
      !comments.some((stored) => stored.created_by === me && stored.position > after && stored.comment === comment),
  );
