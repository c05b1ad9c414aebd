import { type Actor, adminOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { AdminCommand } from './admin.commands.ts';

/** `othersLeft`: somebody else is an administrator and may log in. */
export interface AdminSubject {
  readonly othersLeft: boolean;
}

/** Someone has to keep the place. */
const lastAdmin = (actor: Actor, { othersLeft }: AdminSubject) =>
  adminOnly(actor) ?? (othersLeft ? undefined : 'last_admin');

export const adminPolicies: Policies<AdminCommand, AdminSubject> = { AddAdmin: adminOnly, RemoveAdmin: lastAdmin };
