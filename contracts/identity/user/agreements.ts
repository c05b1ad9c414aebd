import { z } from 'zod';

/** The texts people agree to: the first two when they sign up, `purchase` with each order. */
export const agreement = z.enum(['terms', 'privacy', 'purchase']);
export type Agreement = z.infer<typeof agreement>;

/** The versions in force. */
export const agreementVersions: Readonly<Record<Agreement, number>> = { terms: 1, privacy: 1, purchase: 1 };
/** What an account takes. */
export const accountAgreements = ['terms', 'privacy'] as const satisfies readonly Agreement[];
