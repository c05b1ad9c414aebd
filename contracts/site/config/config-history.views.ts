import { z } from 'zod';
import { configParts } from './config-history.ts';

/** One change of a value, from the newest. `before` and `after` are the whole part, null where nothing was set. */
export const configHistoryRow = z.object({
  revision: z.int(),
  /** Epoch ms. */
  at: z.number(),
  /** Who changed it; the name is null where it cannot be read any more. */
  by: z.object({ id: z.string(), name: z.string().nullable() }),
  part: z.enum(configParts),
  before: z.unknown(),
  after: z.unknown(),
  /** Whether it took back an earlier one. */
  is_undo: z.boolean(),
  undo: z.enum(['possible', 'first', 'changed']),
});
export type ConfigHistoryRow = z.infer<typeof configHistoryRow>;

/** `next` is the revision before which the next page begins; null on the last page. */
export const configHistory = z.object({ list: z.array(configHistoryRow), next: z.int().nullable(), revision: z.int() });
export type ConfigHistory = z.infer<typeof configHistory>;
