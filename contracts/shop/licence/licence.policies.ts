import { type Actor, adminOnly, system, systemOnly } from '../../kernel/actor.ts';
import type { Policies } from '../../kernel/decider.ts';
import type { LicenceCommand } from './licence.commands.ts';

/** Whose licence it is, and who has its seat; both undefined where there is none. */
export interface LicenceSubject {
  readonly owner: string | undefined;
  readonly holder: string | undefined;
}

/** Whoever was given a seat knows of it, and cannot give it on. A stranger's is as if it were not there. */
const ownerOnly = ({ id }: Actor, { owner, holder }: LicenceSubject) => {
  if (id === owner) return undefined;
  return id === holder ? 'forbidden' : 'licence_not_found';
};
const ownerOrSystem = (actor: Actor, subject: LicenceSubject) =>
  actor.id === system.id && subject.owner !== undefined ? undefined : ownerOnly(actor, subject);

/** Whoever works with it, or has paid for it. */
const ownerOrHolder = ({ id }: Actor, { owner, holder }: LicenceSubject) =>
  id === owner || id === holder ? undefined : 'licence_not_found';

export const licencePolicies: Policies<LicenceCommand, LicenceSubject> = {
  IssueLicence: systemOnly,
  RevokeLicence: systemOnly,
  OfferSeat: ownerOnly,
  EndSeatOffer: ownerOrSystem,
  /** Whoever was sent the invitation, which the call asks for. */
  TakeSeat: (_actor, { owner }) => (owner === undefined ? 'invitation_ended' : undefined),
  /** In the name of whoever works with it: the key, which the call asks for, is what says so. */
  BindMachine: ({ id }, { owner, holder }) => (id === (holder ?? owner) ? undefined : 'licence_not_valid'),
  ReleaseMachine: ownerOrHolder,
  ReleaseMachineByDesk: (actor, { owner }) =>
    adminOnly(actor) ?? (owner === undefined ? 'licence_not_found' : undefined),
  FreeSeat: (actor, subject) => (actor.id === subject.holder ? undefined : ownerOrSystem(actor, subject)),
};
