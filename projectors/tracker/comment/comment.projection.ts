import { type CommentEvent, commentStream } from '@maru/contracts/tracker/comment/comment.events';
import { commentFold } from '@maru/contracts/tracker/comment/comment.fold';
import type { CommentDocument } from '@maru/contracts/tracker/comment/comment.views';
import type { Projection } from '../../runtime/projection.ts';

export const commentProjection: Projection<CommentEvent, CommentDocument> = {
  name: 'comment',
  version: 4,
  view: {
    fields: {
      issue_id: 'text',
      prj_id: 'text',
      created_by: 'text',
      created_at: 'number',
      updated_at: 'number',
      updated_position: 'number',
      deleted: 'number',
      position: 'number',
    },
    indexes: [
      ['issue_id', 'deleted', 'updated_position'],
      // For who goes on from a time.
      ['issue_id', 'deleted', 'updated_at', 'updated_position'],
      ['issue_id', 'position'],
      // Walked by a search for words that many have.
      ['deleted', 'updated_position'],
      // Everything of one person, for who wants to have it.
      ['created_by'],
    ],
    search: ['comment'],
  },
  streams: [commentStream('')],
  own: commentStream(''),
  key: ({ data }) => data.id,
  on: commentFold.evolve,
};
