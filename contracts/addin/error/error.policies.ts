import { type Actor, adminOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { Presence } from '../../kernel/fold.ts';
import type { AddinErrorCommand } from './error.commands.ts';

/** `userId` is whose add-in reports; `issue` whether the issue that a command names is there. */
export interface AddinErrorSubject {
  readonly userId: string | undefined;
  readonly isKnown: boolean;
  readonly issue: Presence;
}

const manage = (actor: Actor, { isKnown }: AddinErrorSubject) =>
  adminOnly(actor) ?? (isKnown ? undefined : ('addin_error_not_found' as const));

export const addinErrorPolicies: Policies<AddinErrorCommand, AddinErrorSubject> = {
  RecordAddinErrors: (actor, { userId }) => (actor.id === userId ? undefined : 'forbidden'),
  AcknowledgeAddinError: manage,
  FixAddinError: manage,
  ReopenAddinError: manage,
  NoteAddinError: manage,
  LinkAddinError: (actor, subject) =>
    manage(actor, subject) ?? (subject.issue === 'active' ? undefined : 'issue_not_found'),
};
