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

/** The driver retries a server that stopped amid a connection for longer than anybody waits; ms. */
const patienceMs = 4_000;

/** For reads, at most 4 s: a large write must not be begun anew for ever. */
export const orUnavailableInTime = async <T>(work: () => Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new ViewStoreUnavailable(`the view store has not answered for ${patienceMs} ms`)),
      patienceMs,
    );
  });
  try {
    return await Promise.race([orUnavailable(work), late]);
  } finally {
    clearTimeout(timer);
  }
};
