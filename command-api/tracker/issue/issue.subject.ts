import type { Actor } from '@maru/contracts/kernel/actor';
import type { IssueCommand } from '@maru/contracts/tracker/issue/issue.commands';
import type { IssueSubject } from '@maru/contracts/tracker/issue/issue.policies';
import { isMember } from '@maru/contracts/tracker/project/project.policies';
import { projectStream } from '@maru/contracts/tracker/project/project.events';
import type { Load } from '../../pipeline/aggregate.ts';
import { projectFold } from '../project/project.aggregate.ts';
import { noProject, type ProjectState, projectSubject } from '../project/project.state.ts';
import type { IssueState } from './issue.state.ts';

const projectIdOf = ({ data }: IssueCommand, state: IssueState) => {
  if (state.status !== 'missing') return state.issue.prj_id;
  return 'prj_id' in data ? data.prj_id : undefined;
};

/** Whoever has the issue already may keep it through an edit of something else, also after leaving the project. */
const assigneeIsMember = ({ data }: IssueCommand, state: IssueState, project: ProjectState) => {
  const assignee = 'assignee' in data ? data.assignee : undefined;
  if (!assignee || (state.status !== 'missing' && state.issue.assignee === assignee)) return true;
  return isMember(projectSubject(project, assignee));
};

/** What the policies see of an issue: its project too, which is another stream. */
export const issueSubject = async (
  command: IssueCommand,
  state: IssueState,
  actor: Actor,
  load: Load,
): Promise<IssueSubject> => {
  const projectId = projectIdOf(command, state);
  const project = projectId === undefined ? noProject : (await load(projectFold, projectStream(projectId))).state;
  return {
    ...projectSubject(project, actor.id),
    thing: state.status,
    author: state.status === 'missing' ? undefined : state.issue.user,
    assigneeIsMember: assigneeIsMember(command, state, project),
  };
};
