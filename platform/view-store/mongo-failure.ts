import {
  MongoBulkWriteError, MongoClientClosedError, MongoError, MongoNetworkError, MongoNotConnectedError, MongoServerError, MongoSystemError,
  MongoTopologyClosedError,
} from 'mongodb';
import { ViewStoreUnavailable } from './view-store.ts';

/** Nobody is reached, or not in time. */
const away = [MongoNetworkError, MongoSystemError, MongoNotConnectedError, MongoTopologyClosedError, MongoClientClosedError] as const;

/**
 * What a server answers that stops, or is not the primary any more, or took too long: HostUnreachable, HostNotFound, MaxTimeMSExpired,
 * NetworkTimeout, ShutdownInProgress, PrimarySteppedDown, ExceededTimeLimit, SocketException, NotWritablePrimary, InterruptedAtShutdown,
 * InterruptedDueToReplStateChange, NotPrimaryNoSecondaryOk, NotPrimaryOrSecondary.
 */
const awayCodes = new Set<unknown>([6, 7, 50, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);

const isAway = (error: MongoError): boolean =>
  away.some((kind) => error instanceof kind) ||
  error.name === 'MongoWaitQueueTimeoutError' ||
  (error instanceof MongoServerError && awayCodes.has(error.code)) ||
  // The driver puts what stopped a bulk write there, whether a server said it or not.
  (error instanceof MongoBulkWriteError && error.errorResponse instanceof MongoError && isAway(error.errorResponse));

/** Runs `work`; where the server is not reached, what the driver threw is the cause of a `ViewStoreUnavailable`. */
export const reaching = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof MongoError && isAway(error)) throw new ViewStoreUnavailable('the view store is not reached', { cause: error });
    throw error;
  }
};

/** A server that stopped amid a connection is found out by the driver again and again before it gives up: nobody waits for that. */
const patienceMs = 4_000;

/** As `reaching`, and no later than after 4 s. For reads only: a large write that takes its time must not be begun anew for ever. */
export const reachingInTime = async <T>(work: () => Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ViewStoreUnavailable(`the view store has not answered for ${patienceMs} ms`)), patienceMs);
  });
  try {
    return await Promise.race([reaching(work), late]);
  } finally {
    clearTimeout(timer);
  }
};
