import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';

const group = z.object({ id: z.string(), words: z.array(z.string()) });

/** What administrators keep. `revision` is -1 before there was any group. */
export const synonymList = z.object({ groups: z.array(group), revision: z.int() });
export type SynonymList = z.infer<typeof synonymList>;

/** The view `synonym`, and the id of its one document: every search reads all groups at once. */
export const synonymView = 'synonym';
export const synonymDocument = synonymList.extend(documentBase);
export type SynonymDocument = z.infer<typeof synonymDocument>;

/** One change of a group. `from` is empty for a new one, `to` for one that was removed. */
export const synonymChange = z.object({
  revision: z.int(),
  at: timestamp,
  by: z.object({ id: z.string(), name: z.string(), image: z.string().nullable() }),
  from: z.array(z.string()),
  to: z.array(z.string()),
});
export type SynonymChange = z.infer<typeof synonymChange>;
