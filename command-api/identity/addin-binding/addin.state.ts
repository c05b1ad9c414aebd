import type { AddinCommand } from '@maru/contracts/identity/addin-binding/addin.commands';
import type { AddinEvent } from '@maru/contracts/identity/addin-binding/addin.events';
import type { Deciders } from '@maru/contracts/kernel/decider';

/** Who an add-in is bound to. */
export interface AddinState {
  readonly userId: string | undefined;
}
export type AddinDecider<T extends AddinCommand['type']> = Deciders<AddinCommand, AddinState, AddinEvent>[T];

export const unbound: AddinState = { userId: undefined };
