import type { Actor } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { AddressCommand } from './address.commands.ts';

/** `userId` is whose address book it is. */
export interface AddressSubject {
  readonly userId: string;
}
const own = ({ id }: Actor, { userId }: AddressSubject) => (id === userId ? undefined : 'forbidden');

export const addressPolicies: Policies<AddressCommand, AddressSubject> = { SaveAddress: own, RemoveAddress: own };
