import { type Actor, isAdmin } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { Presence } from '../../kernel/fold.ts';
import type { RejectionCode } from '../../kernel/rejections.ts';
import type { ProjectCommand } from './project.commands.ts';
import type { ProjectRole } from './project.fields.ts';

/** What a policy sees of a project: whether it is there, and the actor's own role in it. */
export interface ProjectSubject {
  readonly project: Presence;
  readonly role: ProjectRole;
}
type Rule = (actor: Actor, subject: ProjectSubject) => RejectionCode | undefined;

export const isMember = ({ role }: Pick<ProjectSubject, 'role'>) => role === 'owner' || role === 'member';
/** Also used to admit to rooms, files and reads. */
export const canWorkOnProject: Rule = (actor, subject) => {
  if (subject.project !== 'active') return 'project_not_found';
  return isMember(subject) || isAdmin(actor) ? undefined : 'not_member';
};
export const canManageProject: Rule = (actor, subject) => {
  if (subject.project !== 'active') return 'project_not_found';
  if (subject.role === 'owner' || isAdmin(actor)) return undefined;
  return isMember(subject) ? 'not_owner' : 'not_member';
};
const canRestore: Rule = (actor, subject) => {
  if (subject.project === 'missing') return 'project_not_found';
  return subject.role === 'owner' || isAdmin(actor) ? undefined : 'not_owner';
};
const mustExist: Rule = (_actor, subject) => (subject.project === 'active' ? undefined : 'project_not_found');

export const projectPolicies: Policies<ProjectCommand, ProjectSubject> = {
  AddProject: () => undefined,
  EditProject: canManageProject,
  ChangeProjectStatus: canWorkOnProject,
  DeleteProject: canManageProject,
  RestoreProject: canRestore,
  RequestJoin: mustExist,
  ApproveJoin: canManageProject,
  DeclineJoin: canManageProject,
  LeaveProject: canWorkOnProject,
  RemoveMember: canManageProject,
  PromoteMember: canManageProject,
  DemoteMember: canManageProject,
};

/** `auth` of `check_able`, 0 to 10; above 0 the project may be opened. */
export const authOf = (actor: Actor, subject: ProjectSubject) => {
  if (canWorkOnProject(actor, subject)) return 0;
  if (isAdmin(actor)) return 10;
  return subject.role === 'owner' ? 5 : 1;
};
