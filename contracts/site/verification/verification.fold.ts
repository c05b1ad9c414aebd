import { epochMs } from '../../kernel/fields.ts';
import type { StreamFold } from '../../kernel/fold.ts';
import type { VerificationEvent } from './verification.events.ts';
import type { VerificationOutcome } from './verification.views.ts';

/** `by` is the account's id of whoever asked, times are epoch ms. */
export interface VerificationFacts {
  readonly running: { readonly id: string; readonly at: number; readonly by: string } | null;
  readonly last: (Omit<VerificationOutcome, 'by'> & { readonly by: string }) | null;
}

export const verificationFold: StreamFold<VerificationFacts, VerificationEvent> = {
  initialState: { running: null, last: null },
  evolve: {
    VerificationRequested: ({ last }, { data: { id }, meta }) => ({
      running: { id, at: epochMs(meta.at), by: meta.actorId },
      last,
    }),
    VerificationFinished: ({ running }, { data: { id: _id, ...result }, meta }) => ({
      running: null,
      last: {
        ...result,
        begun: running?.at ?? epochMs(meta.at),
        at: epochMs(meta.at),
        by: running?.by ?? meta.actorId,
      },
    }),
  },
};
