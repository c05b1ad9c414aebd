import { z } from 'zod';
import { event } from '../../kernel/message.ts';
import { errorIssue, errorState } from './error.fields.ts';

export const addinErrorStream = (fingerprint: string) => `addin.error-${fingerprint}`;

const id = z.string();
const sighting = z.object({
  command: z.string().nullable(),
  version: z.string(),
  revit: z.int(),
  count: z.int(),
  first_at: z.string(),
  last_at: z.string(),
});
export type Sighting = z.infer<typeof sighting>;

/** So often on a day in Korea, and on one of the seven days before it, as a mean. */
export const rise = z.object({ day: z.string(), count: z.int(), usual: z.number() });
export type Rise = z.infer<typeof rise>;

/** Where an error stood: `version` is the one it was fixed in. */
const standing = z.object({ state: errorState, version: z.string().nullable() });

export const addinErrorEvent = z.discriminatedUnion('type', [
  /** Lines of a batch that are about this error: `ids` by which they are known again, and what they say together. */
  event('AddinErrorReported', {
    id,
    addin: z.string(),
    user_id: z.string(),
    exception: z.string(),
    frames: z.array(z.string()),
    ids: z.array(z.string()),
    sightings: z.array(sighting),
  }),
  /** It came back in `version`, after it was fixed in `fixed_in`. */
  event('AddinErrorRegressed', { id, version: z.string(), fixed_in: z.string() }),
  /** It was acknowledged, and comes clearly more often than it did then. */
  event('AddinErrorRose', { id, ...rise.shape }),
  event('AddinErrorAcknowledged', { id, from: standing }),
  event('AddinErrorFixed', { id, version: z.string(), from: standing }),
  event('AddinErrorReopened', { id, from: standing }),
  event('AddinErrorNoted', { id, from: z.string(), to: z.string() }),
  event('AddinErrorLinked', { id, from: errorIssue.nullable(), to: errorIssue.nullable() }),
]);
export type AddinErrorEvent = z.infer<typeof addinErrorEvent>;
