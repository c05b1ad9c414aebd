import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';
import { rise } from './error.events.ts';
import { errorIssue, errorState } from './error.fields.ts';

/**
 * Document of the view `addin-error`, named by the fingerprint. `people` counts those affected, of whom `user_ids` are
 * the first; `days` are counts by date in Korea, the last ones; `fixed_in` is the version of the last fix, `regressed_in`
 * the one in which it came back; `acknowledged_on` is a date, `rise` what made it `rising`; `newest` are the lines of the
 * newest report.
 */
export const addinErrorDocument = z.object({
  ...documentBase,
  exception: z.string(),
  frames: z.array(z.string()),
  commands: z.array(z.string()),
  count: z.int(),
  people: z.int(),
  user_ids: z.array(z.string()),
  versions: z.array(z.object({ version: z.string(), count: z.int() })),
  newest_version: z.string(),
  days: z.array(z.object({ day: z.string(), count: z.int() })),
  first_seen: timestamp,
  last_seen: timestamp,
  state: errorState,
  state_since: timestamp,
  acknowledged_on: z.string().nullable(),
  rise: rise.nullable(),
  fixed_in: z.string().nullable(),
  fixed_at: timestamp.nullable(),
  regressed_in: z.string().nullable(),
  note: z.string(),
  issue: errorIssue.nullable(),
  newest: z.object({ commandId: z.string(), lines: z.int() }),
});
export type AddinErrorDocument = z.infer<typeof addinErrorDocument>;

/** As administrators see it. */
export const addinError = addinErrorDocument.omit({ newest: true, user_ids: true });
export type AddinError = z.infer<typeof addinError>;
