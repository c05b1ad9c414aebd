import type { Actor } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { AddinCommand } from './addin.commands.ts';

/** `userId` is who an add-in is bound to, or is to be; undefined: nobody. */
export interface AddinSubject {
  readonly userId: string | undefined;
}

export const addinPolicies: Policies<AddinCommand, AddinSubject> = {
  BindAddin: (actor: Actor, { userId }) => (actor.id === userId ? undefined : 'forbidden'),
  /** Another's is as if it were not there. */
  UnbindAddin: (actor: Actor, { userId }) => (actor.id === userId ? undefined : 'not_found'),
};
