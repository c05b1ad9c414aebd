import type { StreamFold } from '../../kernel/fold.ts';
import type { EmailEvent } from './user.events.ts';

/** Which user an address belongs to, registered or about to be. */
export interface EmailState {
  readonly userId: string | undefined;
}

/** Total over the events. */
export const emailFold: StreamFold<EmailState, EmailEvent> = {
  initialState: { userId: undefined },
  evolve: { EmailReserved: (_, { data: { userId } }) => ({ userId }), EmailReleased: () => ({ userId: undefined }) },
};
