import { type Agreement, agreement, agreementVersions } from '../../identity/user/agreements.ts';
import type { PublishedAgreement } from './agreement.fold.ts';
import type { AnnouncedAgreement, KeptAgreement } from './agreement.views.ts';

type Dated = Pick<PublishedAgreement, 'version' | 'effective_at' | 'asks_again'>;

/** What was published, as it stands at a time. `required`: who agreed to an earlier version is asked again. */
export interface AgreementStanding<V extends Dated = PublishedAgreement> {
  /** The version in effect. */
  readonly version: number;
  /** Undefined while what came with the product is in effect. */
  readonly current: V | undefined;
  readonly required: number;
  /** What is announced: it takes effect later. */
  readonly next: V | undefined;
}

/** `now` is epoch ms. */
export const agreementStanding = <V extends Dated>(
  which: Agreement,
  versions: readonly V[],
  now: number,
): AgreementStanding<V> => {
  const begun = versions.filter(({ effective_at }) => Date.parse(effective_at) <= now);
  const current = begun.at(-1);
  const builtIn = agreementVersions[which];
  return {
    version: current?.version ?? builtIn,
    current,
    required: begun.findLast(({ asks_again }) => asks_again)?.version ?? builtIn,
    next: versions.find(({ effective_at }) => Date.parse(effective_at) > now),
  };
};

/** Of everything that was published, what counts of one text. */
export const keptOf = (which: Agreement, kept: readonly KeptAgreement[]): readonly KeptAgreement[] =>
  kept.filter((one) => one.which === which && !one.cancelled);

/** What everybody is told beforehand: the next version of each text; `now` is epoch ms. */
export const announcedAgreements = (kept: readonly KeptAgreement[], now: number): AnnouncedAgreement[] =>
  agreement.options.flatMap((which) => {
    const { next } = agreementStanding(which, keptOf(which, kept), now);
    return next ? [{ which, version: next.version, effective_at: next.effective_at }] : [];
  });
