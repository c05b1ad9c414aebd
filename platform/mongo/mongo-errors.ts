import {
  MongoBulkWriteError,
  MongoClientClosedError,
  MongoError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerError,
  MongoSystemError,
  MongoTopologyClosedError,
} from 'mongodb';

const away = [
  MongoNetworkError,
  MongoSystemError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoTopologyClosedError,
  MongoClientClosedError,
] as const;

/** The server's codes for stopping, no longer being the primary, an unreachable host, and exceeded time limits. */
const awayCodes = new Set<unknown>([6, 7, 50, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);

/** Whether the server was not reached or did not answer in time, so that the work may be done later. */
export const isMongoAway = (error: unknown): boolean =>
  away.some((kind) => error instanceof kind) ||
  (error instanceof MongoError && error.name === 'MongoWaitQueueTimeoutError') ||
  (error instanceof MongoServerError && awayCodes.has(error.code)) ||
  // The driver puts what stopped a bulk write there, whether a server said it or not.
  (error instanceof MongoBulkWriteError && isMongoAway(error.errorResponse));

export const duplicateKey = 11_000;

export const isDuplicateKey = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === duplicateKey;

/** False where another has its key. */
export const insertIfNew = (inserting: Promise<unknown>): Promise<boolean> =>
  inserting.then(
    () => true,
    (error: unknown) => {
      if (isDuplicateKey(error)) return false;
      throw error;
    },
  );
