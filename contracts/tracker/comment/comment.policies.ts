import { type Actor, isAdmin } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { Presence } from '../../kernel/fold.ts';
import type { RejectionCode } from '../../kernel/rejections.ts';
import { canWorkOnProject, type ProjectSubject } from '../project/project.policies.ts';
import type { CommentCommand } from './comment.commands.ts';

/** `thing` is the comment, `author` who wrote it; `issue` whether its issue is there and belongs to the project. */
export interface CommentSubject extends ProjectSubject {
  readonly thing: Presence;
  readonly issue: Presence;
  readonly author: string | undefined;
}
type Rule = (actor: Actor, subject: CommentSubject) => RejectionCode | undefined;

const onIssue: Rule = (actor, subject) =>
  canWorkOnProject(actor, subject) ?? (subject.issue === 'active' ? undefined : 'issue_not_found');
const onComment: Rule = (actor, subject) =>
  subject.thing === 'active' ? onIssue(actor, subject) : 'comment_not_found';
const asAuthor: Rule = (actor, subject) =>
  onIssue(actor, subject) ?? (subject.author === actor.id ? undefined : 'not_author');
const mayRemove: Rule = (actor, subject) =>
  onIssue(actor, subject) ??
  (subject.author === actor.id || subject.role === 'owner' || isAdmin(actor) ? undefined : 'not_author');

export const commentPolicies: Policies<CommentCommand, CommentSubject> = {
  AddComment: onIssue,
  EditComment: (actor, subject) => (subject.thing === 'active' ? asAuthor(actor, subject) : 'comment_not_found'),
  DeleteComment: (actor, subject) => (subject.thing === 'active' ? mayRemove(actor, subject) : 'comment_not_found'),
  RestoreComment: (actor, subject) => (subject.thing === 'missing' ? 'comment_not_found' : mayRemove(actor, subject)),
  PinComment: onComment,
  UnpinComment: onComment,
};
