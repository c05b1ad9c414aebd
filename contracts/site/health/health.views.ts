import { z } from 'zod';
import { timestamp } from '../../kernel/fields.ts';
import { processState } from '../../kernel/process-state.views.ts';

/** `away`: it has been silent for so long that it has probably died. */
export const processRow = processState.extend({ away: z.boolean() });
export type ProcessRow = z.infer<typeof processRow>;

/**
 * How far a workflow is behind the end of the log, in positions, as it noted for the last time: up to half a minute ago.
 * `waiting` things it has set aside; `owner` is the process that runs it.
 */
export const workflowRow = z.object({
  name: z.string(),
  position: z.int(),
  lag: z.int(),
  waiting: z.int(),
  owner: z.string().nullable(),
});
export type WorkflowRow = z.infer<typeof workflowRow>;

/** `waiting` mails are set aside and tried again; the others are counts of days in UTC. */
export const mailHealth = z.object({
  waiting: z.int(),
  sent_today: z.int(),
  refused_today: z.int(),
  refused_week: z.int(),
  sent_at: timestamp.nullable(),
  refused_at: timestamp.nullable(),
});

/** Sessions that could be gone on with, and of them those that were used in the last quarter of an hour. */
export const sessionHealth = z.object({ open: z.int(), used: z.int() });

export const health = z.object({
  now: timestamp,
  processes: z.array(processRow),
  workflows: z.array(workflowRow),
  mails: mailHealth,
  sessions: sessionHealth,
});
export type Health = z.infer<typeof health>;
