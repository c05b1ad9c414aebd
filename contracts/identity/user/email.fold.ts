import type { StreamFold } from '../../kernel/fold.ts';
import type { EmailEvent } from './user.events.ts';

export interface EmailState {
  readonly userId: string | undefined;
}

export const emailFold: StreamFold<EmailState, EmailEvent> = {
  initialState: { userId: undefined },
  evolve: { EmailReserved: (_, { data: { userId } }) => ({ userId }), EmailReleased: () => ({ userId: undefined }) },
};
