import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';

/** Document of the view `addin-use`: how often somebody ran a command with a version on a day, whose midnight is `day`. */
export const useRow = z.object({
  ...documentBase,
  day: timestamp,
  user_id: z.string(),
  command: z.string(),
  version: z.string(),
  revit: z.int(),
  count: z.int(),
  last_at: timestamp,
});
export type UseRow = z.infer<typeof useRow>;

const counts = z.record(z.string(), z.int());
/** Document of the view `addin-day`, named by its date: runs by command and version, and who was active. */
export const dayDocument = z.object({
  ...documentBase,
  day: timestamp,
  count: z.int(),
  commands: counts,
  versions: counts,
  user_ids: z.array(z.string()),
});
export type DayDocument = z.infer<typeof dayDocument>;
