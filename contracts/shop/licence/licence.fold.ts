import type { StreamFold } from '../../kernel/fold.ts';
import type { LicenceEvent } from './licence.events.ts';

/** What a decision asks of a licence; its document is made of its first event. */
export type LicenceState = 'missing' | 'active' | 'revoked';

/** Total over the events. */
export const licenceFold: StreamFold<LicenceState, LicenceEvent> = {
  initialState: 'missing',
  evolve: { LicenceIssued: () => 'active', LicenceRevoked: () => 'revoked' },
};
