import type { SocialState } from '@maru/contracts/identity/social/social.fold';
import type { SocialEvent } from '@maru/contracts/identity/social/social.events';

interface Holder {
  readonly data: { readonly userId: string };
}

export const reserveSocial = (state: SocialState, { data: { userId } }: Holder): readonly SocialEvent[] =>
  state.userId === undefined ? [{ type: 'SocialReserved', data: { userId } }] : [];

/** Only by whoever has it: another may have got it since. */
export const releaseSocial = (state: SocialState, { data: { userId } }: Holder): readonly SocialEvent[] =>
  state.userId === userId ? [{ type: 'SocialReleased', data: { userId } }] : [];
