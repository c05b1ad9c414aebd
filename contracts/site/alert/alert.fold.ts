import { epochMs } from '../../kernel/fields.ts';
import type { StreamFold } from '../../kernel/fold.ts';
import type { AlertEvent } from './alert.events.ts';

/** Since when it is so (epoch ms), and of how many then; null while it is not. */
export interface AlertFacts {
  readonly running: { readonly since: number; readonly count: number } | null;
}

export const alertFold: StreamFold<AlertFacts, AlertEvent> = {
  initialState: { running: null },
  evolve: {
    AlertRaised: (_alert, { data: { count }, meta }) => ({ running: { since: epochMs(meta.at), count } }),
    AlertEnded: () => ({ running: null }),
  },
};
