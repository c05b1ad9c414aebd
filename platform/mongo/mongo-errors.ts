import {
  MongoBulkWriteError,
  MongoClientClosedError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerClosedError,
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
  MongoServerClosedError,
  MongoClientClosedError,
] as const;

/** They are not exported by the driver. */
const awayNames = new Set(['MongoWaitQueueTimeoutError', 'MongoPoolClosedError']);

/**
 * What may be done later without being changed, by
 * https://github.com/mongodb/mongo/blob/v8.0/src/mongo/base/error_codes.yml
 */
const serverCodes = {
  notReachedOrNoLongerPrimary: [6, 7, 89, 91, 189, 317, 365, 9001, 10_107, 11_600, 11_602, 13_435, 13_436],
  timeLimits: [24, 50, 202, 262],
  readWithoutServerCursorOrMajority: [43, 133, 134, 175, 237],
  writeOrIndexBuildInTheWay: [112, 117, 276],
  notConfirmedByMajority: [64, 79, 100],
};

/** The driver rethrows what a socket says where it waited for it to take more. */
const socketCodes = {
  connection: ['ECONNABORTED', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTCONN'],
  network: ['EHOSTDOWN', 'EHOSTUNREACH', 'ENETDOWN', 'ENETRESET', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  stream: ['ERR_SOCKET_CLOSED', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_WRITE_AFTER_END'],
};

const awayCodes = new Set<unknown>([...Object.values(serverCodes), ...Object.values(socketCodes)].flat());

const isAwayItself = (error: object): boolean =>
  away.some((kind) => error instanceof kind) ||
  ('name' in error && awayNames.has(String(error.name))) ||
  ('code' in error && awayCodes.has(error.code));

/** One of a bulk write's errors says as much as another: the driver shows the first only. */
const partsOf = (error: object): readonly unknown[] => [
  ...('cause' in error ? [error.cause] : []),
  // The driver puts what stopped a bulk write there, whether a server said it or not.
  ...('errorResponse' in error ? [error.errorResponse] : []),
  ...(error instanceof MongoBulkWriteError ? [error.writeErrors, error.result.getWriteConcernError()].flat() : []),
];

/** Whether the server was not reached, did not answer in time or could not just now: the work may be done later. */
export const isMongoAway = (error: unknown): boolean => isAwayWithin(error, deepest);

/** An error may be its own cause; what the driver says never lies as deep. */
const deepest = 8;

const isAwayWithin = (error: unknown, depth: number): boolean =>
  typeof error === 'object' &&
  error !== null &&
  (isAwayItself(error) || (depth > 0 && partsOf(error).some((part) => isAwayWithin(part, depth - 1))));

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
