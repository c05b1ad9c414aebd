import { type CommentEvent, commentStream } from '@maru/contracts/tracker/comment/comment.events';
import { type IssueEvent, issueStream } from '@maru/contracts/tracker/issue/issue.events';
import { issueFold } from '@maru/contracts/tracker/issue/issue.fold';
import type { IssueDocument } from '@maru/contracts/tracker/issue/issue.views';
import { ignore } from '@maru/contracts/kernel/decider';
import { withBeside } from '@maru/contracts/kernel/fold';
import type { Body, Projection } from '../../runtime/projection.ts';

type Doc = Body<IssueDocument>;

/** Comments come and go without the issue having been edited: its place in lists stays. */
const withCounts = (doc: Doc | undefined, comments: number, images: number) =>
  doc &&
  (comments === 0 && images === 0 ? doc : { ...doc, comments: doc.comments + comments, images: doc.images + images });

export const issueProjection: Projection<IssueEvent | CommentEvent, IssueDocument> = {
  name: 'issue',
  version: 3,
  view: {
    fields: {
      prj_id: 'text',
      user: 'text',
      status: 'text',
      assignee: 'text',
      due: 'text',
      updated_at: 'number',
      updated_position: 'number',
      deleted: 'number',
      position: 'number',
    },
    indexes: [
      ['prj_id', 'deleted', 'updated_position'],
      ['prj_id', 'deleted', 'status', 'updated_position'],
      // For who goes on from a time.
      ['prj_id', 'deleted', 'updated_at', 'updated_position'],
      ['assignee', 'deleted', 'due'],
      ['prj_id', 'position'],
      // Walked by a search for words that many have.
      ['deleted', 'updated_position'],
      // Everything of one person, for who wants to have it.
      ['user'],
    ],
    search: ['title', 'text'],
  },
  streams: [issueStream(''), commentStream('')],
  own: issueStream(''),
  key: ({ data }) => ('issue_id' in data ? data.issue_id : data.id),
  on: {
    ...withBeside(issueFold.evolve, { comments: 0, images: 0 }),
    CommentAdded: (doc, { data }) => withCounts(doc, 1, data.image.length),
    CommentImagesChanged: (doc, { data }) => withCounts(doc, 0, data.to.length - data.from.length),
    CommentDeleted: (doc, { data }) => withCounts(doc, -1, -data.images),
    CommentRestored: (doc, { data }) => withCounts(doc, 1, data.images),
    CommentTextChanged: ignore,
    CommentPinned: ignore,
    CommentUnpinned: ignore,
  },
};
