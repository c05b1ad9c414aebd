import type { Actor } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { AddinUserCommand } from './user.commands.ts';

const oneself = (actor: Actor, { userId }: { readonly userId: string }) =>
  actor.id === userId ? undefined : ('forbidden' as const);

export const addinUserPolicies: Policies<AddinUserCommand, { readonly userId: string }> = {
  KeepAddinSession: oneself,
  EndAddinSession: oneself,
};
