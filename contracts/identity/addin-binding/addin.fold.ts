import { epochMs } from '../../kernel/fields.ts';
import type { Facts, StreamFold } from '../../kernel/fold.ts';
import type { AddinEvent } from './addin.events.ts';
import type { AddinDocument } from './addin.views.ts';

export type AddinFacts = Facts<AddinDocument>;

/** Who an add-in is bound to: what decisions look at, and the document of the view. */
export const addinFold: StreamFold<AddinFacts | undefined, AddinEvent> = {
  initialState: undefined,
  evolve: {
    AddinBound: (_, { data: { hash, userId }, meta }) => ({ id: hash, user_id: userId, bound_at: epochMs(meta.at) }),
    AddinUnbound: (addin) => addin && { ...addin, user_id: null },
  },
};
