import type { FetchBaseQueryError } from '@reduxjs/toolkit/query';

/** Milliseconds before each further try. */
const delays = { FETCH_ERROR: [400, 1200], TIMEOUT_ERROR: [400] } as const;
/** The last one begins after 12 s or more where each waits 3 s for a database that has no primary just then. */
const mostBusyTries = 4;
const longestWaitMs = 3000;

const busyDelay = (headers: Headers | undefined, attempt: number) => {
  const seconds = Number(headers?.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) && attempt < mostBusyTries
    ? Math.min(longestWaitMs, Math.max(100, seconds * 1000))
    : undefined;
};

/** How long to wait before the same call may be made again; undefined: do not. */
export const retryDelay = (
  error: FetchBaseQueryError | undefined,
  headers: Headers | undefined,
  attempt: number,
): number | undefined => {
  if (error?.status === 'FETCH_ERROR' || error?.status === 'TIMEOUT_ERROR') return delays[error.status][attempt];
  return error?.status === 503 ? busyDelay(headers, attempt) : undefined;
};
