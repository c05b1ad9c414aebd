import { epochMs } from '../../kernel/fields.ts';
import { withEditAndPosition, type Facts, type StreamFold } from '../../kernel/fold.ts';
import type { CommentEvent } from './comment.events.ts';
import type { CommentDocument } from './comment.views.ts';

export type CommentFacts = Facts<CommentDocument>;

export const commentFold: StreamFold<CommentFacts | undefined, CommentEvent> = {
  initialState: undefined,
  evolve: {
    CommentAdded: (_, { data, meta, position }) => {
      const times = { created_at: epochMs(meta.at), updated_at: epochMs(meta.at) };
      return {
        ...data,
        ...times,
        created_position: position,
        updated_position: position,
        deleted: false,
        pinned: null,
      };
    },
    CommentTextChanged: (comment, event) => withEditAndPosition(comment, event, { comment: event.data.to }),
    CommentImagesChanged: (comment, event) => withEditAndPosition(comment, event, { image: event.data.to }),
    CommentDeleted: (comment, event) => withEditAndPosition(comment, event, { deleted: true }),
    CommentRestored: (comment, event) => withEditAndPosition(comment, event, { deleted: false }),
    // What a comment says is not edited by it: `updated_position`, by which it has its place in the list, stays.
    CommentPinned: (comment, { meta, position }) =>
      comment && { ...comment, pinned: { by: meta.actorId, at: epochMs(meta.at), position } },
    CommentUnpinned: (comment) => comment && { ...comment, pinned: null },
  },
};
