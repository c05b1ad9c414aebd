import { z } from 'zod';
import { documentBase, timestamp } from '../../kernel/fields.ts';
import type { Person, Presentation } from '../../kernel/presentation.ts';
import { bulkState, bulkStopReason, refusedLine } from './bulk.fields.ts';

export const bulkView = 'bulk';

/** Document of the view `bulk`; `walked` of `total` lines were tried, and `refused` of those were not done. */
export const bulkDocument = z.object({
  ...documentBase,
  kind: z.string(),
  by: z.string(),
  state: bulkState,
  reason: bulkStopReason.nullable(),
  total: z.int(),
  walked: z.int(),
  refused: z.int(),
  started_at: timestamp,
  ended_at: timestamp.nullable(),
});
export type BulkDocument = z.infer<typeof bulkDocument>;

const person = z.object({ id: z.string(), no: z.int(), name: z.string(), image: z.string().nullable() });

export const bulk = bulkDocument.omit({ position: true }).extend({ by: person });
export type Bulk = z.infer<typeof bulk>;

export const bulkPresentation: Presentation<BulkDocument, Bulk> = {
  people: ({ by }) => [by],
  present: ({ position: _, ...doc }: BulkDocument, card: (id: string) => Person) => ({ ...doc, by: card(doc.by) }),
};

/** A line that was not done: `id` and `name` of its thing, and why. */
export const refusedThing = refusedLine.extend({ id: z.string(), name: z.string() });
export type RefusedThing = z.infer<typeof refusedThing>;
