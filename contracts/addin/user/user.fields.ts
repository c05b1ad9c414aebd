import { z } from 'zod';
import { line } from '../../kernel/fields.ts';
import { addinVersion, revitYear } from '../batch/batch.fields.ts';

/**
 * `valid`: a seat of this person's is bound to this machine; `unbound`: there is one that no machine has; `elsewhere`:
 * each is bound to another machine; `none`: this person has no seat.
 */
export const licenceState = z.enum(['valid', 'unbound', 'elsewhere', 'none']);
export type LicenceState = z.infer<typeof licenceState>;

/** What an add-in may do here, and by which licence: null where there is none. */
export const addinLicence = z.object({ state: licenceState, id: z.string().nullable() });
export type AddinLicence = z.infer<typeof addinLicence>;

/** One run of Revit with the add-in in it. */
export const sessionFields = {
  session: z.uuid().toLowerCase(),
  /** The add-in's own hash of its machine, as hex or base64url, as a licence is bound by. */
  machine: z.string().regex(/^[\w-]{16,128}$/),
  version: addinVersion,
  revit: revitYear,
};
/** As its person knows the machine; it is kept with the licence alone, sealed. */
export const machineName = line(60);
