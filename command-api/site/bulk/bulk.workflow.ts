import { ignore } from '@maru/contracts/kernel/decider';
import { type BulkEvent, bulkStream } from '@maru/contracts/site/bulk/bulk.events';
import type { Workflow } from '../../workflows/runner/workflow.ts';

type Started = Extract<BulkEvent, { type: 'BulkStarted' }>['data'];
/** What is to be done line by line, in the name of `by`. */
export interface BulkReaction extends Started {
  readonly by: string;
}

export const bulkWorkflow: Workflow<BulkEvent, BulkReaction> = {
  name: 'bulk',
  version: 1,
  everyMs: 100,
  streams: [bulkStream('')],
  // Each goes on by itself, some lines at a time: a long one holds up no short one.
  waits: 'event',
  on: {
    BulkStarted: ({ data, meta }) => [{ ...data, by: meta.actorId }],
    BulkLinesDone: ignore,
    BulkStopped: ignore,
    BulkFinished: ignore,
  },
};
