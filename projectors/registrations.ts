import { sessionProjection } from './identity/session/session.projection.ts';
import { userProjection } from './identity/user/user.projection.ts';
import type { AnyProjection } from './runtime/projection.ts';
import { commentProjection } from './tracker/comment/comment.projection.ts';
import { issueProjection } from './tracker/issue/issue.projection.ts';
import { membershipProjection } from './tracker/project/membership.projection.ts';
import { projectProjection } from './tracker/project/project.projection.ts';

/** Every projection; each row of the table is its view, the streams it folds and the documents' own stream. */
export const registrations: readonly AnyProjection[] = [
  // view        streams                                own stream
  userProjection, //       identity.user-                         identity.user-
  sessionProjection, //    identity.session-                      identity.session-
  projectProjection, //    tracker.project-, tracker.issue-       tracker.project-
  membershipProjection, // tracker.project-                       none: many documents of one stream
  issueProjection, //      tracker.issue-, tracker.comment-       tracker.issue-
  commentProjection, //    tracker.comment-                       tracker.comment-
];
