import { type Actor, isAdmin } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { Presence } from '../../kernel/fold.ts';
import type { RejectionCode } from '../../kernel/rejections.ts';
import { canWorkOnProject, type ProjectSubject } from '../project/project.policies.ts';
import type { IssueCommand } from './issue.commands.ts';

/** `thing` is the issue itself; `author` who raised it. */
export interface IssueSubject extends ProjectSubject {
  readonly thing: Presence;
  readonly author: string | undefined;
  /** Whether the person a command names is a member; true when it names nobody. */
  readonly assigneeIsMember: boolean;
}
type Rule = (actor: Actor, subject: IssueSubject) => RejectionCode | undefined;

const canWorkOnIssue: Rule = (actor, subject) =>
  subject.thing === 'active' ? canWorkOnProject(actor, subject) : 'issue_not_found';
const canAssign: Rule = (actor, subject) =>
  canWorkOnIssue(actor, subject) ?? (subject.assigneeIsMember ? undefined : 'assignee_not_member');
const mayRemove: Rule = (actor, subject) =>
  canWorkOnProject(actor, subject) ??
  (subject.author === actor.id || subject.role === 'owner' || isAdmin(actor) ? undefined : 'not_author');

export const issuePolicies: Policies<IssueCommand, IssueSubject> = {
  AddIssue: (actor, subject) =>
    canWorkOnProject(actor, subject) ?? (subject.assigneeIsMember ? undefined : 'assignee_not_member'),
  EditIssue: canAssign,
  ChangeIssueStatus: canWorkOnIssue,
  ChangeIssuePriority: canWorkOnIssue,
  ChangeIssueType: canWorkOnIssue,
  ChangeIssueClass: canWorkOnIssue,
  AssignIssue: canAssign,
  SetIssueDueDate: canWorkOnIssue,
  ChangeIssueImage: canWorkOnIssue,
  DeleteIssue: (actor, subject) => (subject.thing === 'active' ? mayRemove(actor, subject) : 'issue_not_found'),
  RestoreIssue: (actor, subject) => (subject.thing === 'missing' ? 'issue_not_found' : mayRemove(actor, subject)),
};
