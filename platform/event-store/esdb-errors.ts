import { EventStoreUnavailable } from './event-store.ts';

/** Longest wait in ms for the server's next sign of life, so that a command or query fails in time when it is away. */
const patience = 3_000;

/** What is thrown for anything the server or the way to it did: the caller knows no outcome and may try again. */
export function unavailable(cause: unknown): EventStoreUnavailable {
  if (cause instanceof EventStoreUnavailable) return cause;
  return new EventStoreUnavailable(`the event log refuses work: ${String(cause)}`, { cause });
}

export function expectSign(late: (error: EventStoreUnavailable) => void): { readonly heard: () => void } {
  const timer = setTimeout(
    () => late(new EventStoreUnavailable(`the event log is silent for ${patience} ms`)),
    patience,
  );
  return { heard: () => clearTimeout(timer) };
}

export const inTime = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const sign = expectSign(reject);
    work.then(resolve, reject).finally(sign.heard);
  });
