import type { Evolvers } from '@maru/contracts/kernel/decider';
import { epochMs } from '@maru/contracts/kernel/fields';
import type { Recorded } from '@maru/contracts/kernel/message';
import type { CommentEvent } from '@maru/contracts/tracker/comment/comment.events';
import type { CommentFacts, CommentState } from './comment.state.ts';

const changed = (
  state: CommentState,
  event: Recorded,
  change: Partial<CommentFacts>,
  status?: 'active' | 'deleted',
): CommentState =>
  state.status === 'missing'
    ? state
    : { status: status ?? state.status, comment: { ...state.comment, ...change, updated_at: epochMs(event.meta.at) } };

export const evolveComment: Evolvers<CommentEvent, CommentState> = {
  CommentAdded: (_state, { data, meta }) => ({
    status: 'active',
    comment: { ...data, created_at: epochMs(meta.at), updated_at: epochMs(meta.at) },
  }),
  CommentTextChanged: (state, event) => changed(state, event, { comment: event.data.to }),
  CommentImagesChanged: (state, event) => changed(state, event, { image: event.data.to }),
  CommentDeleted: (state, event) => changed(state, event, {}, 'deleted'),
  CommentRestored: (state, event) => changed(state, event, {}, 'active'),
};
