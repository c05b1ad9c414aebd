import type { StreamFold } from '../../kernel/fold.ts';
import type { SocialEvent } from './social.events.ts';

/** Which user somebody at the provider is, registered or about to be. */
export interface SocialState {
  readonly userId: string | undefined;
}

/** Total over the events. */
export const socialFold: StreamFold<SocialState, SocialEvent> = {
  initialState: { userId: undefined },
  evolve: { SocialReserved: (_, { data: { userId } }) => ({ userId }), SocialReleased: () => ({ userId: undefined }) },
};
