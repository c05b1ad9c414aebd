import { epochMs } from '../../kernel/fields.ts';
import type { StreamFold } from '../../kernel/fold.ts';
import type { ReactionEvent } from './reaction.events.ts';
import type { Reaction } from './reaction.views.ts';

/** Undefined before it was ever set aside. */
export type ReactionFacts = Reaction | undefined;

export const reactionFold: StreamFold<ReactionFacts, ReactionEvent> = {
  initialState: undefined,
  evolve: {
    // When it is set aside again it waits since the first time, unless it was done in between.
    ReactionSetAside: (before, { data, meta }) => ({
      ...data,
      status: 'waiting',
      since: before && before.status !== 'done' ? before.since : epochMs(meta.at),
      reason: null,
    }),
    ReactionRetried: (reaction) => reaction && { ...reaction, status: 'retried' },
    ReactionGivenUp: (reaction, { data: { reason } }) => reaction && { ...reaction, status: 'givenUp', reason },
    ReactionDone: (reaction) => reaction && { ...reaction, status: 'done' },
  },
};
