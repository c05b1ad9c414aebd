import { anyRelay, type Relay, type RoomKind } from '../../kernel/live.ts';
import { type CommentDocument, commentPresentation } from '../comment/comment.views.ts';
import { type IssueDocument, issuePresentation } from '../issue/issue.views.ts';
import { type ProjectDocument, projectPresentation } from '../project/project.views.ts';

const project: Relay<ProjectDocument> = {
  view: 'project',
  event: 'update_project',
  deletedEvent: 'delete_project',
  rooms: (doc) => [`project:${doc.id}`, 'projects'],
  catchUp: { project: 'id' },
  presentation: projectPresentation,
};
const issue: Relay<IssueDocument> = {
  view: 'issue',
  event: 'update_request',
  rooms: (doc) => [`project:${doc.prj_id}`],
  catchUp: { project: 'prj_id' },
  presentation: issuePresentation,
};
const comment: Relay<CommentDocument> = {
  view: 'comment',
  event: 'update_comment',
  rooms: (doc) => [`issue:${doc.issue_id}`],
  catchUp: { issue: 'issue_id' },
  presentation: commentPresentation,
};

export const trackerRelays = { project, issue, comment };
/** The same for readers that know no entity. */
export const relayTable = [anyRelay(project), anyRelay(issue), anyRelay(comment)];

/** `projects` carries changes of the project list to everyone who is logged in. */
export const trackerRooms: readonly RoomKind[] = [
  { prefix: 'projects', guard: 'login' },
  { prefix: 'project', guard: 'project', presence: true },
  { prefix: 'issue', guard: { view: 'issue' } },
];
