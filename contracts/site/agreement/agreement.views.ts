import { z } from 'zod';
import { agreement } from '../../identity/user/agreements.ts';

/** A version as the view `site` holds it; its text is read from the log. `at` is when it was published, epoch ms. */
export const keptAgreement = z.object({
  which: agreement,
  version: z.int(),
  /** ISO. */
  effective_at: z.string(),
  asks_again: z.boolean(),
  at: z.number(),
  by: z.string(),
  /** Taken back before it was in effect. */
  cancelled: z.boolean(),
  /** Of its stream, when it was published or taken back. */
  revision: z.int(),
});
export type KeptAgreement = z.infer<typeof keptAgreement>;

/** What is announced to everybody: which text changes, and when (ISO). */
export const announcedAgreement = keptAgreement.pick({ which: true, version: true, effective_at: true });
export type AnnouncedAgreement = z.infer<typeof announcedAgreement>;

export const agreementPhase = z.enum(['past', 'current', 'announced', 'cancelled']);
/** A version as administrators see it; what came with the product has neither dates nor a person. */
export const agreementVersion = z.object({
  version: z.int(),
  phase: agreementPhase,
  effective_at: z.string().nullable(),
  asks_again: z.boolean(),
  at: z.number().nullable(),
  by: z.object({ id: z.string(), name: z.string().nullable() }).nullable(),
});
export type AgreementVersion = z.infer<typeof agreementVersion>;

/** Every version of a text, the newest first. `revision` is that of its stream, -1 while nothing was published. */
export const agreementVersionList = z.object({
  which: agreement,
  revision: z.int(),
  versions: z.array(agreementVersion),
});
export type AgreementVersionList = z.infer<typeof agreementVersionList>;
