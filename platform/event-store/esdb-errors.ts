import { UnknownError } from '@eventstore/db-client';
import { EventStoreUnavailable } from './event-store.ts';

/** Longest wait in ms for the server's next sign of life, so that a command or query fails in time when it is away. */
const patience = 3_000;

/** The node does not do its work: it is silent, or its answer cannot be right. Another may do better. */
export class NodeFailure extends EventStoreUnavailable {}

export const endedEarly = 'the read ended before the head of the log';

/** What is thrown for anything the server or the way to it did: the caller knows no outcome and may try again. */
export function unavailable(cause: unknown): EventStoreUnavailable {
  if (cause instanceof EventStoreUnavailable) return cause;
  return new EventStoreUnavailable(`the event log refuses work: ${String(cause)}`, { cause });
}

/** The server refuses to read from where no event begins; the class is that of any other trouble. */
export const isNoPlace = (error: unknown): boolean =>
  error instanceof UnknownError && /invalid ?position/i.test(error.message);

export function expectSign(late: (error: NodeFailure) => void): { readonly heard: () => void } {
  const timer = setTimeout(() => late(new NodeFailure(`the event log is silent for ${patience} ms`)), patience);
  return { heard: () => clearTimeout(timer) };
}

export const inTime = <T>(work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const sign = expectSign(reject);
    work.then(resolve, reject).finally(sign.heard);
  });
