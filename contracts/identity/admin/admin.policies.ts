import { type Actor, isAdmin } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { AdminCommand } from './admin.commands.ts';

/** `othersLeft`: somebody else is an administrator and may log in. */
export interface AdminSubject {
  readonly othersLeft: boolean;
}

const byAdmin = (actor: Actor) => (isAdmin(actor) ? undefined : 'forbidden');
/** Someone has to keep the place. */
const lastAdmin = (actor: Actor, { othersLeft }: AdminSubject) =>
  byAdmin(actor) ?? (othersLeft ? undefined : 'last_admin');

export const adminPolicies: Policies<AdminCommand, AdminSubject> = { AddAdmin: byAdmin, RemoveAdmin: lastAdmin };
