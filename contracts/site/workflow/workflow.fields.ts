import { z } from 'zod';

/** The name of a workflow, such as `orders`. */
export const workflowName = z.string().regex(/^[a-z][a-z-]{0,39}$/);

/**
 * `diverged`: its checkpoint is of another log; `unknownEvent`: an event of a newer program, of the type `type`;
 * `newerVersion`: a newer copy came further, and none is there now.
 */
export const stopReason = z.enum(['diverged', 'unknownEvent', 'newerVersion']);
export type StopReason = z.infer<typeof stopReason>;

/**
 * `checkpoint` names the event that the copy had come to, by its id: a resume is about that one and no other. Left out
 * where it knows none, and in events from before it was recorded.
 */
export const stopFields = { reason: stopReason, type: z.string().nullable(), checkpoint: z.string().optional() };
