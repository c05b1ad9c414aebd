import type { Actor } from '@maru/contracts/kernel/actor';
import type { CommentCommand } from '@maru/contracts/tracker/comment/comment.commands';
import type { CommentSubject } from '@maru/contracts/tracker/comment/comment.policies';
import { issueStream } from '@maru/contracts/tracker/issue/issue.events';
import { projectStream } from '@maru/contracts/tracker/project/project.events';
import type { Load } from '../../pipeline/aggregate.ts';
import { issueFold } from '../issue/issue.aggregate.ts';
import type { IssueState } from '../issue/issue.state.ts';
import { projectFold } from '../project/project.aggregate.ts';
import { projectSubject } from '../project/project.state.ts';
import type { CommentState } from './comment.state.ts';

const placeOf = ({ data }: CommentCommand, state: CommentState) => {
  if (state.status !== 'missing') return state.comment;
  return 'prj_id' in data ? data : undefined;
};

/** An issue of another project is as good as none. */
const issueStatus = (issue: IssueState, projectId: string) =>
  issue.status !== 'missing' && issue.issue.prj_id === projectId ? issue.status : 'missing';

/** What the policies see of a comment: its project and its issue too, which are other streams. */
export const commentSubject = async (
  command: CommentCommand,
  state: CommentState,
  actor: Actor,
  load: Load,
): Promise<CommentSubject> => {
  const thing = state.status;
  const author = state.status === 'missing' ? undefined : state.comment.created_by;
  const place = placeOf(command, state);
  if (!place) return { thing, author, project: 'missing', role: 'none', issue: 'missing' };
  const [project, issue] = await Promise.all([
    load(projectFold, projectStream(place.prj_id)),
    load(issueFold, issueStream(place.issue_id)),
  ]);
  return { thing, author, ...projectSubject(project.state, actor.id), issue: issueStatus(issue.state, place.prj_id) };
};
