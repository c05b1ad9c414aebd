import { z } from 'zod';
import { adminLevel } from '../../kernel/limits.ts';

/** The texts people agree to: the first two when they sign up, `purchase` with each order. */
export const agreement = z.enum(['terms', 'privacy', 'purchase']);
export type Agreement = z.infer<typeof agreement>;

export const agreementVersions: Readonly<Record<Agreement, number>> = { terms: 1, privacy: 1, purchase: 2 };
export const accountAgreements = ['terms', 'privacy'] as const satisfies readonly Agreement[];
export const currentAgreements = accountAgreements.map((which) => ({ which, version: agreementVersions[which] }));

interface AgreementState {
  readonly level: number;
  readonly agreed: readonly { readonly which: string; readonly version: number }[];
}
/** The texts in force that somebody has yet to agree to. Administrators are not asked: they speak for the shop. */
export const agreementsDue = ({ level, agreed }: AgreementState) =>
  level >= adminLevel
    ? []
    : currentAgreements.filter(
        (due) => !agreed.some(({ which, version }) => which === due.which && version === due.version),
      );
