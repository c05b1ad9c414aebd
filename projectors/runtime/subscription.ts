import type { EventBatch } from '@maru/platform/event-store/event-store';
import { backoffMs } from '@maru/platform/clock/backoff';
import { pause } from '@maru/platform/clock/pause';
import { reportForeign } from './report-foreign.ts';
import type { Runtime } from './runtime.ts';

/** The items of a stream until the signal aborts, also when a lost connection never answers. */
export async function* untilAborted<T>(items: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = items[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await orAborted(iterator.next(), signal);
      if (!next || next.done) return;
      yield next.value;
    }
  } finally {
    iterator.return?.().catch(() => undefined);
  }
}

/** What the work comes to; undefined when the signal aborts first. Leaves nothing on a signal that lives long. */
export const orAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T | undefined> =>
  new Promise((resolve, reject) => {
    const abort = () => resolve(undefined);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });

export interface Reader {
  readonly prefixes: readonly string[];
  from(): number | undefined;
  /** Lets go of who must not read on, before each opening. */
  verify(): Promise<void>;
  opens(after: number): void;
  handle(batch: EventBatch): Promise<void>;
}

/** A subscription that is opened again from where its reader stands whenever it ends, fails or is given up. */
export interface Subscription {
  start(): void;
  reopen(): void;
  close(): Promise<void>;
}

const backoff = { firstMs: 10, longestMs: 5_000 };

export const openSubscription = (runtime: Runtime, reader: Reader): Subscription => {
  const closing = new AbortController();
  let connection = new AbortController();
  let running: Promise<void> | undefined;

  const connect = async (onBatch: () => void) => {
    connection = new AbortController();
    const signal = AbortSignal.any([closing.signal, connection.signal]);
    await orAborted(reader.verify(), signal);
    const after = reader.from();
    if (after === undefined || signal.aborted) return;
    reader.opens(after);
    for await (const batch of untilAborted(
      runtime.events.subscribe({ after, prefixes: reader.prefixes }, signal),
      signal,
    )) {
      reportForeign(runtime, batch);
      await reader.handle(batch);
      onBatch();
    }
    if (!signal.aborted) throw new Error('the subscription ended by itself');
  };

  const run = async () => {
    let failures = 0;
    while (reader.from() !== undefined && !closing.signal.aborted) {
      await connect(() => (failures = 0)).catch(async (error: unknown) => {
        runtime.log.error({ err: error, position: reader.from() }, 'subscription failed, opening it again');
        failures += 1;
        await pause(backoffMs(backoff, failures), closing.signal);
      });
    }
  };

  const start = () => {
    running ??= run().finally(() => {
      running = undefined;
      // A reader may have come after the loop had found none.
      if (!closing.signal.aborted && reader.from() !== undefined) start();
    });
  };
  return {
    start,
    reopen: () => connection.abort(),
    close: async () => {
      closing.abort();
      await running;
    },
  };
};
