import { z } from 'zod';
import { adminLevel } from '../../kernel/limits.ts';

/** The texts people agree to: the first two when they sign up, `purchase` with each order. */
export const agreement = z.enum(['terms', 'privacy', 'purchase']);
export type Agreement = z.infer<typeof agreement>;

/** The versions that come with the product; they are in effect until an administrator publishes others. */
export const agreementVersions: Readonly<Record<Agreement, number>> = { terms: 1, privacy: 1, purchase: 2 };
export const accountAgreements = ['terms', 'privacy'] as const satisfies readonly Agreement[];
export type AccountAgreement = (typeof accountAgreements)[number];

export interface AgreedVersion {
  readonly which: string;
  readonly version: number;
}
/** What accounts agree to where nothing was published, as in a log that is empty. */
export const firstAgreements = accountAgreements.map((which) => ({ which, version: agreementVersions[which] }));

interface AgreementState {
  readonly level: number;
  readonly agreed: readonly AgreedVersion[];
}
interface InEffect {
  readonly which: AccountAgreement;
  readonly version: number;
  /** Who agreed to an earlier version is asked again. */
  readonly required: number;
}
/**
 * The texts in effect that somebody has yet to agree to, by their versions. Administrators are not asked: they speak
 * for the shop.
 */
export const agreementsDue = ({ level, agreed }: AgreementState, inEffect: readonly InEffect[]) =>
  level >= adminLevel
    ? []
    : inEffect
        .filter((due) => !agreed.some(({ which, version }) => which === due.which && version >= due.required))
        .map(({ which, version }) => ({ which, version }));
