import { type CommentEvent, commentStream } from '@maru/contracts/tracker/comment/comment.events';
import { commentFold } from '@maru/contracts/tracker/comment/comment.fold';
import type { CommentDocument } from '@maru/contracts/tracker/comment/comment.views';
import type { Projection } from '../../runtime/projection.ts';

export const commentProjection: Projection<CommentEvent, CommentDocument> = {
  name: 'comment',
  version: 3,
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
  on: commentFold.evolve,
};
