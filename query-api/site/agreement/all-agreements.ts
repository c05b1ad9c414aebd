import { type Agreement, agreement, agreementVersions } from '@maru/contracts/identity/user/agreements';
import type { Presentation } from '@maru/contracts/kernel/presentation';
import type { agreementQueries } from '@maru/contracts/site/agreement/agreement.routes';
import { agreementStanding, keptOf } from '@maru/contracts/site/agreement/agreement.standing';
import type { AgreementVersion, KeptAgreement } from '@maru/contracts/site/agreement/agreement.views';
import type { Present, QueryHandler } from '../../http/query-handler.ts';
import { readSite, siteViews } from '../config/site-config.ts';

interface Shown {
  readonly id: string;
  readonly kept: KeptAgreement;
  readonly phase: AgreementVersion['phase'];
}
const presentation: Presentation<Shown, AgreementVersion> = {
  people: ({ kept }) => [kept.by],
  present: ({ kept: { version, effective_at, asks_again, at, by }, phase }, person) => ({
    version,
    phase,
    effective_at,
    asks_again,
    at,
    by: { id: by, name: person(by).name || null },
  }),
};

const phaseOf = (
  { version, cancelled, effective_at }: KeptAgreement,
  inEffect: number,
  now: number,
): AgreementVersion['phase'] => {
  if (cancelled) return 'cancelled';
  if (version === inEffect) return 'current';
  return Date.parse(effective_at) > now ? 'announced' : 'past';
};

/** The newest first, and below them what came with the product. */
const versionsOf = async (which: Agreement, kept: readonly KeptAgreement[], now: number, present: Present) => {
  const { version: inEffect } = agreementStanding(which, keptOf(which, kept), now);
  const shown = kept
    .filter((one) => one.which === which)
    .toReversed()
    .map((one) => ({ id: which, kept: one, phase: phaseOf(one, inEffect, now) }));
  const builtIn = Array.from({ length: agreementVersions[which] }, (_, at): AgreementVersion => {
    const version = agreementVersions[which] - at;
    const phase = version === inEffect ? 'current' : 'past';
    return { version, phase, effective_at: null, asks_again: true, at: null, by: null };
  });
  const revision = Math.max(-1, ...shown.map((one) => one.kept.revision));
  return { which, revision, versions: [...(await present(presentation, shown)), ...builtIn] };
};

export const allAgreements: QueryHandler<typeof agreementQueries.all> = {
  views: siteViews,
  answer: async (_input, { engines: { views, clock }, present }) => {
    const { agreements } = await readSite(views);
    const now = clock.now();
    return { list: await Promise.all(agreement.options.map((which) => versionsOf(which, agreements, now, present))) };
  },
};
