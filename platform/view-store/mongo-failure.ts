import { inTime } from '../clock/in-time.ts';
import { patienceMs } from '../mongo/patience.ts';
import { isMongoAway } from '../mongo/mongo-errors.ts';
import { ViewStoreUnavailable } from './view-store.ts';

/** Runs `work`; where the server is not reached, what the driver threw is the cause of a `ViewStoreUnavailable`. */
export const orUnavailable = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (isMongoAway(error)) throw new ViewStoreUnavailable('the view store is not reached', { cause: error });
    throw error;
  }
};

/** For reads, at most 4 s: a large write must not be begun anew for ever. */
export const orUnavailableInTime = <T>(work: () => Promise<T>): Promise<T> =>
  inTime(
    orUnavailable(work),
    patienceMs,
    () => new ViewStoreUnavailable(`the view store has not answered for ${patienceMs} ms`),
  );
