import { type UserEvent, userStream } from '@maru/contracts/identity/user/user.events';
import { ignore } from '@maru/contracts/kernel/decider';
import { type LicenceEvent, licenceStream } from '@maru/contracts/shop/licence/licence.events';
import type { Workflow } from '../../workflows/runner/workflow.ts';

export type SeatReaction =
  | { readonly kind: 'expire'; readonly id: string; readonly invitation: string; readonly due: number }
  | { readonly kind: 'forget'; readonly invitation: string }
  | { readonly kind: 'leave'; readonly userId: string };

const forget = ({ data: { invitation } }: { readonly data: { readonly invitation: string } }) =>
  [{ kind: 'forget', invitation }] as const;

/** What becomes of invitations in time, and of seats whose people withdraw. */
export const seatsWorkflow: Workflow<LicenceEvent | UserEvent, SeatReaction> = {
  name: 'seats',
  version: 1,
  everyMs: 1_000,
  streams: [licenceStream(''), userStream('')],
  // An invitation that waits for its end must not hold up that its seat is taken.
  waits: 'event',
  on: {
    LicenceIssued: ignore,
    LicenceKeyChanged: ignore,
    LicenceRevoked: ignore,
    SeatOffered: ({ data: { id, invitation, until } }) => [{ kind: 'expire', id, invitation, due: Date.parse(until) }],
    SeatOfferEnded: forget,
    SeatTaken: forget,
    SeatFreed: ignore,
    MachineBound: ignore,
    MachineReleased: ignore,
    UserRegistered: ignore,
    UserAgreed: ignore,
    UserCertified: ignore,
    UserNameChanged: ignore,
    UserPhoneChanged: ignore,
    UserImageChanged: ignore,
    UserPasswordChanged: ignore,
    UserLevelChanged: ignore,
    UserSuspended: ignore,
    UserReinstated: ignore,
    UserMemoSet: ignore,
    SocialLinked: ignore,
    SocialUnlinked: ignore,
    UserWithdrawn: ({ data: { id: userId } }) => [{ kind: 'leave', userId }],
  },
};
