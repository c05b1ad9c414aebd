import type { Policies } from '../../kernel/decider.ts';
import type { UseCommand } from './use.commands.ts';

export const usePolicies: Policies<UseCommand, { readonly userId: string }> = {
  RecordAddinUse: (actor, { userId }) => (actor.id === userId ? undefined : 'forbidden'),
};
