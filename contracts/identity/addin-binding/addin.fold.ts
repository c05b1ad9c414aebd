import type { StreamFold } from '../../kernel/fold.ts';
import type { AddinEvent } from './addin.events.ts';

/** Who an add-in is bound to. */
export interface AddinState {
  readonly userId: string | undefined;
}

/** Total over the events. */
export const addinFold: StreamFold<AddinState, AddinEvent> = {
  initialState: { userId: undefined },
  evolve: { AddinBound: (_, { data: { userId } }) => ({ userId }), AddinUnbound: () => ({ userId: undefined }) },
};
