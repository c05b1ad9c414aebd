import type { AddinCommand } from '@maru/contracts/identity/addin-binding/addin.commands';
import type { AddinEvent } from '@maru/contracts/identity/addin-binding/addin.events';
import type { AddinState } from '@maru/contracts/identity/addin-binding/addin.fold';
import type { Deciders } from '@maru/contracts/kernel/decider';

export type AddinDecider<T extends AddinCommand['type']> = Deciders<AddinCommand, AddinState, AddinEvent>[T];
