import type { Deciders } from '@maru/contracts/kernel/decider';
import type { LicenceCommand } from '@maru/contracts/shop/licence/licence.commands';
import type { LicenceEvent } from '@maru/contracts/shop/licence/licence.events';

export type LicenceState = 'missing' | 'active' | 'revoked';
export type LicenceDecider<T extends LicenceCommand['type']> = Deciders<LicenceCommand, LicenceState, LicenceEvent>[T];
