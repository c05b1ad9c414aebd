import type { Deciders } from '@maru/contracts/kernel/decider';
import type { ConfigCommand } from '@maru/contracts/site/config/config.commands';
import type { ConfigEvent } from '@maru/contracts/site/config/config.events';
import type { ConfigFacts } from '@maru/contracts/site/config/config.fold';

export type ConfigDecider<T extends ConfigCommand['type']> = Deciders<ConfigCommand, ConfigFacts, ConfigEvent>[T];

/** Whether what is wanted is what there is already. */
export const isAsBefore = <T extends object>(before: T | null, wanted: T): boolean =>
  before !== null && (Object.keys(wanted) as (keyof T)[]).every((field) => before[field] === wanted[field]);
