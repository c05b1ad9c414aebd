import type { Actor } from '@maru/contracts/kernel/actor';
import { presenceOf } from '@maru/contracts/kernel/fold';
import type { IssueCommand } from '@maru/contracts/tracker/issue/issue.commands';
import type { IssueSubject } from '@maru/contracts/tracker/issue/issue.policies';
import { projectSubjectFor } from '@maru/contracts/tracker/project/project.access';
import { projectStream } from '@maru/contracts/tracker/project/project.events';
import { type ProjectFacts, projectFold, roleOf } from '@maru/contracts/tracker/project/project.fold';
import { isMember } from '@maru/contracts/tracker/project/project.policies';
import type { Load } from '../../pipeline/aggregate.ts';
import type { IssueState } from './issue.state.ts';

/** The assignee of before may stay through an edit of something else, also after leaving the project. */
const assigneeIsMember = ({ data }: IssueCommand, issue: IssueState, project: ProjectFacts | undefined) => {
  const assignee = 'assignee' in data ? data.assignee : undefined;
  return !assignee || issue?.assignee === assignee || isMember({ role: roleOf(project, assignee) });
};

export const issueSubject = async (
  command: IssueCommand,
  issue: IssueState,
  actor: Actor,
  load: Load,
): Promise<IssueSubject> => {
  const projectId = issue?.prj_id ?? ('prj_id' in command.data ? command.data.prj_id : undefined);
  const project = projectId === undefined ? undefined : (await load(projectFold, projectStream(projectId))).state;
  return {
    ...projectSubjectFor(project, actor.id),
    thing: presenceOf(issue),
    author: issue?.user,
    assigneeIsMember: assigneeIsMember(command, issue, project),
  };
};
