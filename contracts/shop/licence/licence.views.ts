import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';
import { licence } from './licence.events.ts';

/** Document of the view `licence`, shown to its owner only. Times are epoch ms. */
export const licenceDocument = z.object({
  ...documentBase,
  ...licence,
  status: z.enum(['active', 'revoked']),
  issued_at: timestamp,
  revoked_at: timestamp.nullable(),
});
export type LicenceDocument = z.infer<typeof licenceDocument>;

/** `key` is null until its owner has asked to see it: see `ShowLicence` of orders. */
export const ownLicence = licenceDocument
  .omit({ position: true, revision: true, user_id: true })
  .extend({ key: z.string().nullable() });
export type OwnLicence = z.infer<typeof ownLicence>;
