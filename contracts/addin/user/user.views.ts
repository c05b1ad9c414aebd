import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';
import { licenceState } from './user.fields.ts';

/** One installed add-in of somebody's, known by the hash of its guid; `licence_id` is null where it has none. */
export const install = z.object({
  addin: z.string(),
  machine: z.string(),
  version: z.string(),
  revit: z.int(),
  state: licenceState,
  licence_id: z.string().nullable(),
  sessions: z.int(),
  last_seen: timestamp,
});
export type Install = z.infer<typeof install>;

/** Document of the view `addin-user`, named by the person; `version`, `revit` and `state` are those seen last. */
export const addinUserDocument = z.object({
  ...documentBase,
  version: z.string(),
  revit: z.int(),
  state: licenceState,
  machines: z.int(),
  sessions: z.int(),
  first_seen: timestamp,
  last_seen: timestamp,
  installs: z.array(install),
});
export type AddinUserDocument = z.infer<typeof addinUserDocument>;
