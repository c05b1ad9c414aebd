import { type SocialEvent, socialStream } from '@maru/contracts/identity/social/social.events';
import { socialFold, type SocialState } from '@maru/contracts/identity/social/social.fold';
import type { Aggregate } from '../../pipeline/aggregate.ts';

interface Holder {
  readonly data: { readonly userId: string };
}

export const reserveSocial = (state: SocialState, { data: { userId } }: Holder): readonly SocialEvent[] =>
  state.userId === undefined ? [{ type: 'SocialReserved', data: { userId } }] : [];

/** Only by whoever has it: another may have got it since. */
export const releaseSocial = (state: SocialState, { data: { userId } }: Holder): readonly SocialEvent[] =>
  state.userId === userId ? [{ type: 'SocialReleased', data: { userId } }] : [];

/** `hash` is the keyed hash of provider and subject; no route sends these commands. */
type SocialCommand =
  | { readonly type: 'ReserveSocial'; readonly data: { readonly hash: string; readonly userId: string } }
  | { readonly type: 'ReleaseSocial'; readonly data: { readonly hash: string; readonly userId: string } };

/** A stream per subject, so that the log itself allows each one account. */
export const socialAggregate: Aggregate<SocialCommand, SocialState, SocialEvent, null> = {
  ...socialFold,
  name: 'identity.social',
  stream: ({ data }) => socialStream(data.hash),
  decide: { ReserveSocial: reserveSocial, ReleaseSocial: releaseSocial },
  policies: { ReserveSocial: () => undefined, ReleaseSocial: () => undefined },
  subject: () => null,
  answer: () => ({ body: {} }),
};
