import { epochMs } from '@maru/contracts/kernel/fields';
import { type CommentEvent, commentStream } from '@maru/contracts/tracker/comment/comment.events';
import { type IssueEvent, issueStream } from '@maru/contracts/tracker/issue/issue.events';
import type { IssueDocument } from '@maru/contracts/tracker/issue/issue.views';
import { ignore } from '@maru/contracts/kernel/decider';
import { edited } from '../../runtime/edited.ts';
import type { Body, Projection } from '../../runtime/projection.ts';

type Doc = Body<IssueDocument>;

/** Comments come and go without the issue having been edited: its `updated_at` stays. */
const counted = (doc: Doc | undefined, comments: number, images: number) =>
  doc &&
  (comments === 0 && images === 0 ? doc : { ...doc, comments: doc.comments + comments, images: doc.images + images });

export const issueProjection: Projection<IssueEvent | CommentEvent, IssueDocument> = {
  name: 'issue',
  version: 2,
  view: {
    fields: {
      prj_id: 'text',
      user: 'text',
      status: 'text',
      assignee: 'text',
      due: 'text',
      updated_at: 'number',
      deleted: 'number',
      position: 'number',
    },
    indexes: [
      ['prj_id', 'deleted', 'updated_at'],
      ['prj_id', 'deleted', 'status', 'updated_at'],
      ['assignee', 'deleted', 'due'],
      ['prj_id', 'position'],
      // Walked by a search for words that many have.
      ['deleted', 'updated_at'],
      // Everything of one person, for who wants to have it.
      ['user'],
    ],
    search: ['title', 'text'],
  },
  streams: [issueStream(''), commentStream('')],
  own: issueStream(''),
  key: ({ data }) => ('issue_id' in data ? data.issue_id : data.id),
  on: {
    IssueAdded: (_, { data, meta }) => {
      const at = epochMs(meta.at);
      return { ...data, comments: 0, images: 0, created_at: at, updated_at: at, deleted: false };
    },
    IssueTitleChanged: (doc, event) => edited(doc, event, { title: event.data.to }),
    IssueTextChanged: (doc, event) => edited(doc, event, { text: event.data.to }),
    IssueStatusChanged: (doc, event) => edited(doc, event, { status: event.data.to }),
    IssuePriorityChanged: (doc, event) => edited(doc, event, { priority: event.data.to }),
    IssueTypeChanged: (doc, event) => edited(doc, event, { type: event.data.to }),
    IssueClassChanged: (doc, event) => edited(doc, event, { class: event.data.to }),
    IssueAssigned: (doc, event) => edited(doc, event, { assignee: event.data.to }),
    IssueDueDateSet: (doc, event) => edited(doc, event, { due: event.data.to }),
    IssueImageChanged: (doc, event) => edited(doc, event, { image: event.data.to }),
    IssueDeleted: (doc, event) => edited(doc, event, { deleted: true }),
    IssueRestored: (doc, event) => edited(doc, event, { deleted: false }),
    CommentAdded: (doc, { data }) => counted(doc, 1, data.image.length),
    CommentImagesChanged: (doc, { data }) => counted(doc, 0, data.to.length - data.from.length),
    CommentDeleted: (doc, { data }) => counted(doc, -1, -data.images),
    CommentRestored: (doc, { data }) => counted(doc, 1, data.images),
    CommentTextChanged: ignore,
  },
};
