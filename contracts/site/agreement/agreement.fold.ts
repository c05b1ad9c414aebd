import type { StreamFold } from '../../kernel/fold.ts';
import type { AgreementEvent } from './agreement.events.ts';

export interface PublishedAgreement {
  readonly version: number;
  readonly text: string;
  /** ISO. */
  readonly effective_at: string;
  readonly asks_again: boolean;
}
export interface AgreementFacts {
  /** Each takes effect later than the one before it. What was taken back is not among them. */
  readonly versions: readonly PublishedAgreement[];
  /** How often was published; a number is never given twice. */
  readonly published: number;
}

export const agreementFold: StreamFold<AgreementFacts, AgreementEvent> = {
  initialState: { versions: [], published: 0 },
  evolve: {
    AgreementPublished: ({ versions, published }, { data: { which: _which, ...version } }) => ({
      versions: [...versions, version],
      published: published + 1,
    }),
    AgreementCancelled: ({ versions, published }, { data: { version } }) => ({
      versions: versions.filter((one) => one.version !== version),
      published,
    }),
  },
};
