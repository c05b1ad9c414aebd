import type { StreamFold } from '../../kernel/fold.ts';
import type { SocialEvent } from './social.events.ts';

export interface SocialState {
  readonly userId: string | undefined;
}

export const socialFold: StreamFold<SocialState, SocialEvent> = {
  initialState: { userId: undefined },
  evolve: { SocialReserved: (_, { data: { userId } }) => ({ userId }), SocialReleased: () => ({ userId: undefined }) },
};
