import { epochMs } from '../../kernel/fields.ts';
import { withEdit, type Facts, type StreamFold } from '../../kernel/fold.ts';
import type { CommentEvent } from './comment.events.ts';
import type { CommentDocument } from './comment.views.ts';

export type CommentFacts = Facts<CommentDocument>;

export const commentFold: StreamFold<CommentFacts | undefined, CommentEvent> = {
  initialState: undefined,
  evolve: {
    CommentAdded: (_, { data, meta }) => {
      const at = epochMs(meta.at);
      return { ...data, created_at: at, updated_at: at, deleted: false, pinned: null };
    },
    CommentTextChanged: (comment, event) => withEdit(comment, event, { comment: event.data.to }),
    CommentImagesChanged: (comment, event) => withEdit(comment, event, { image: event.data.to }),
    CommentDeleted: (comment, event) => withEdit(comment, event, { deleted: true }),
    CommentRestored: (comment, event) => withEdit(comment, event, { deleted: false }),
    // What a comment says is not edited by it: `updated_at`, by which it has its place in the list, stays.
    CommentPinned: (comment, { meta }) => comment && { ...comment, pinned: { by: meta.actorId, at: epochMs(meta.at) } },
    CommentUnpinned: (comment) => comment && { ...comment, pinned: null },
  },
};
