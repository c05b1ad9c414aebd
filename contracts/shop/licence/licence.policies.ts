import { type Actor, system } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { LicenceCommand } from './licence.commands.ts';

const bySystem = (actor: Actor) => (actor.id === system.id ? undefined : 'forbidden');

export const licencePolicies: Policies<LicenceCommand, undefined> = { IssueLicence: bySystem, RevokeLicence: bySystem };
