import type { Deciders } from '@maru/contracts/kernel/decider';
import type { LicenceCommand } from '@maru/contracts/shop/licence/licence.commands';
import type { LicenceEvent } from '@maru/contracts/shop/licence/licence.events';
import type { LicenceState } from '@maru/contracts/shop/licence/licence.fold';

export type LicenceDecider<T extends LicenceCommand['type']> = Deciders<LicenceCommand, LicenceState, LicenceEvent>[T];
