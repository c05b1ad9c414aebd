import { z } from 'zod';
import { event, type StreamOf } from '../../kernel/message.ts';
import { anyBulkLine, bulkStopReason, walkedLines } from './bulk.fields.ts';

export const bulkStream = (id: string) => `site.bulk-${id}` as StreamOf<BulkEvent>;

const id = z.string();

/** Whoever started it is the event's actor, in whose name the lines are done. */
export const bulkEvent = z.discriminatedUnion('type', [
  event('BulkStarted', { id, kind: z.string(), lines: z.array(anyBulkLine) }),
  event('BulkLinesDone', { id, ...walkedLines }),
  event('BulkStopped', { id, reason: bulkStopReason }),
  event('BulkFinished', { id }),
]);
export type BulkEvent = z.infer<typeof bulkEvent>;
