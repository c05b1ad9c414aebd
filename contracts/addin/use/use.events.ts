import { z } from 'zod';
import { event } from '../../kernel/message.ts';

/** One stream for each day in Korea and add-in, so that none grows for ever; `addin` is the keyed hash of its guid. */
export const addinUseStream = (day: string, addin: string) => `addin.use-${day}-${addin}`;

/** How often a command was run with a version in a Revit of this year; times are ISO. */
export const useCount = z.object({
  command: z.string(),
  version: z.string(),
  revit: z.int(),
  count: z.int(),
  first_at: z.string(),
  last_at: z.string(),
});
export type UseCount = z.infer<typeof useCount>;

export const useEvent = z.discriminatedUnion('type', [
  /** A batch: `ids` of its lines, by which they are known when they come again, and what they say together. */
  event('AddinUsed', {
    day: z.string(),
    addin: z.string(),
    user_id: z.string(),
    ids: z.array(z.string()),
    uses: z.array(useCount),
  }),
]);
export type UseEvent = z.infer<typeof useEvent>;
