import { epochMs } from '@maru/contracts/kernel/fields';
import { type CommentEvent, commentStream } from '@maru/contracts/tracker/comment/comment.events';
import type { CommentDocument } from '@maru/contracts/tracker/comment/comment.views';
import { edited } from '../../runtime/edited.ts';
import type { Projection } from '../../runtime/projection.ts';

export const commentProjection: Projection<CommentEvent, CommentDocument> = {
  name: 'comment',
  version: 2,
  view: {
    fields: {
      issue_id: 'text',
      prj_id: 'text',
      created_by: 'text',
      created_at: 'number',
      updated_at: 'number',
      deleted: 'number',
      position: 'number',
    },
    // The third is walked by a search for words that many have; the last is for who wants everything of oneself.
    indexes: [
      ['issue_id', 'deleted', 'updated_at'],
      ['issue_id', 'position'],
      ['deleted', 'updated_at'],
      ['created_by'],
    ],
    search: ['comment'],
  },
  streams: [commentStream('')],
  own: commentStream(''),
  key: ({ data }) => data.id,
  on: {
    CommentAdded: (_, { data, meta }) => {
      const at = epochMs(meta.at);
      return { ...data, created_at: at, updated_at: at, deleted: false };
    },
    CommentTextChanged: (doc, event) => edited(doc, event, { comment: event.data.to }),
    CommentImagesChanged: (doc, event) => edited(doc, event, { image: event.data.to }),
    CommentDeleted: (doc, event) => edited(doc, event, { deleted: true }),
    CommentRestored: (doc, event) => edited(doc, event, { deleted: false }),
  },
};
