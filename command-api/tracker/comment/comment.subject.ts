import type { Actor } from '@maru/contracts/kernel/actor';
import { presenceOf } from '@maru/contracts/kernel/fold';
import type { CommentCommand } from '@maru/contracts/tracker/comment/comment.commands';
import type { CommentSubject } from '@maru/contracts/tracker/comment/comment.policies';
import { issueStream } from '@maru/contracts/tracker/issue/issue.events';
import { issueFold } from '@maru/contracts/tracker/issue/issue.fold';
import { projectSubjectFor } from '@maru/contracts/tracker/project/project.access';
import { projectStream } from '@maru/contracts/tracker/project/project.events';
import { projectFold } from '@maru/contracts/tracker/project/project.fold';
import type { Load } from '../../pipeline/aggregate.ts';
import type { CommentState } from './comment.state.ts';

export const commentSubject = async (
  { data }: CommentCommand,
  comment: CommentState,
  actor: Actor,
  load: Load,
): Promise<CommentSubject> => {
  const [thing, author] = [presenceOf(comment), comment?.created_by];
  const place = comment ?? ('prj_id' in data ? data : undefined);
  if (!place) return { thing, author, project: 'missing', role: 'none', issue: 'missing' };
  const [project, { state: issue }] = await Promise.all([
    load(projectFold, projectStream(place.prj_id)),
    load(issueFold, issueStream(place.issue_id)),
  ]);
  return {
    thing,
    author,
    ...projectSubjectFor(project.state, actor.id),
    // An issue of another project is as good as none.
    issue: issue?.prj_id === place.prj_id ? presenceOf(issue) : 'missing',
  };
};
