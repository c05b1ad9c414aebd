import { z } from 'zod';
import { bulkKinds } from './bulk.kinds.ts';

export const bulkKind = z.enum(Object.keys(bulkKinds) as [keyof typeof bulkKinds]);
/** What one line says; `bulkKinds` knows what else stands in it. */
export const anyBulkLine = z.looseObject({ id: z.string(), name: z.string() });

/** `stopped`: before its last line. */
export const bulkState = z.enum(['running', 'stopped', 'finished']);
/** Somebody asked for it, or whoever started it is no administrator any more. */
export const bulkStopReason = z.enum(['asked', 'not_admin']);

/** Of a line that was refused: its place among the lines, from 0, and the code of the refusal. */
export const refusedLine = z.object({ no: z.int(), code: z.string() });
export type RefusedLine = z.infer<typeof refusedLine>;

/** From the line at `from` so many were tried, all in order; those that are not refused are done. */
export const walkedLines = { from: z.int(), count: z.int(), refused: z.array(refusedLine) };
