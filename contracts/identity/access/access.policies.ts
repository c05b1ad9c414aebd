import { type Actor, adminOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { AccessCommand } from './access.commands.ts';

/** Nobody writes down an access in another's name. */
const ownAccess = (actor: Actor, { id }: { readonly id: string }) =>
  adminOnly(actor) ?? (actor.id === id ? undefined : 'forbidden');

export const accessPolicies: Policies<AccessCommand, { readonly id: string }> = {
  ReadContact: ownAccess,
  ExportPersonalData: ownAccess,
};
