import { z } from 'zod';
import { event } from '../../kernel/message.ts';
import { addinLicence } from './user.fields.ts';

/** Of one installed add-in, known by the keyed hash of its guid, as it is bound in `identity.addin-`. */
export const addinUserStream = (addin: string) => `addin.user-${addin}`;

const of = { addin: z.string(), user_id: z.string(), session: z.string() };

export const addinUserEvent = z.discriminatedUnion('type', [
  event('AddinSessionStarted', {
    ...of,
    machine: z.string(),
    version: z.string(),
    revit: z.int(),
    licence: addinLicence,
  }),
  /** It was still running, or what its licence allows has changed: `from` what it was. */
  event('AddinSeen', { ...of, licence: addinLicence, from: addinLicence }),
  event('AddinSessionEnded', of),
]);
export type AddinUserEvent = z.infer<typeof addinUserEvent>;
