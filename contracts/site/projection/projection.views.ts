import { z } from 'zod';
import { timestamp } from '../../kernel/fields.ts';

/**
 * The last rebuild that somebody asked for: `by` an account's id, `at`, `begun` and `ended` in epoch ms. `ratio` is 0 to 1;
 * `corrected` counts documents that were otherwise before.
 */
export const rebuildStanding = z.object({
  status: z.enum(['waiting', 'running', 'done', 'failed']),
  by: z.string(),
  at: timestamp,
  begun: timestamp.nullable(),
  ended: timestamp.nullable(),
  ratio: z.number(),
  documents: z.int().nullable(),
  corrected: z.int().nullable(),
});
export type RebuildStanding = z.infer<typeof rebuildStanding>;

/**
 * Document of the view `projection-standing`, written by whoever owns the projection: what its checkpoints do not tell.
 * What was asked for up to the position `heard` is known. `stopped`: it met a gap in a stream.
 */
export interface ProjectionStandingDocument {
  readonly id: string;
  /** Of the projection; a stored version holds the number of the build, too. */
  readonly version: number;
  readonly stopped: boolean;
  readonly heard: number;
  readonly rebuild: RebuildStanding | null;
}
export const projectionStandingView = { name: 'projection-standing', version: 1, fields: {}, indexes: [] };

/** A document that somebody, `by` an account's id, left as it stands at the event at `position`. */
export const givenUpParked = z.object({
  view: z.string(),
  document: z.string(),
  position: z.int(),
  reason: z.string(),
  by: z.string(),
});
export const givenUpParkedId = (view: string, document: string) => `parked:${view}:${document}`;

/** A version that is built for the first time, or anew beside the one that is shown; `ratio` is 0 to 1. */
export const building = z.object({ version: z.int(), position: z.int(), ratio: z.number() });

/**
 * A projection as administrators see it. `version` is its stored one, null before it is shown for the first time; `lag` is
 * how far it is behind the end of the log, in positions; `owner` the process that looks after it.
 */
export const projectionRow = z.object({
  view: z.string(),
  version: z.int().nullable(),
  position: z.int(),
  lag: z.int(),
  status: z.enum(['live', 'building', 'stopped']),
  owner: z.string().nullable(),
  building: z.array(building),
  rebuild: rebuildStanding.omit({ by: true }).extend({ by: z.string().nullable() }).nullable(),
});
export type ProjectionRow = z.infer<typeof projectionRow>;
