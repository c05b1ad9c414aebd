import { epochMs } from '../../kernel/fields.ts';
import type { Facts, StreamFold } from '../../kernel/fold.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { BulkEvent } from './bulk.events.ts';
import type { BulkDocument } from './bulk.views.ts';

/** Undefined before it is started. Its lines are read from `BulkStarted`, because all of them make a large state. */
export type BulkFacts = Facts<BulkDocument> | undefined;

const ended = (bulk: BulkFacts, change: Partial<Facts<BulkDocument>>, { meta }: Recorded): BulkFacts =>
  bulk && { ...bulk, ...change, ended_at: epochMs(meta.at) };

export const bulkFold: StreamFold<BulkFacts, BulkEvent> = {
  initialState: undefined,
  evolve: {
    BulkStarted: (_, { data: { id, kind, lines }, meta }) => ({
      id,
      kind,
      by: meta.actorId,
      state: 'running',
      reason: null,
      total: lines.length,
      walked: 0,
      refused: 0,
      started_at: epochMs(meta.at),
      ended_at: null,
    }),
    BulkLinesDone: (bulk, { data: { count, refused } }) =>
      bulk && { ...bulk, walked: bulk.walked + count, refused: bulk.refused + refused.length },
    BulkStopped: (bulk, event) => ended(bulk, { state: 'stopped', reason: event.data.reason }, event),
    BulkFinished: (bulk, event) => ended(bulk, { state: 'finished' }, event),
  },
};
