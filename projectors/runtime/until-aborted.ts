/**
 * The items of a stream until the signal aborts, also when the stream itself no longer answers: a lost connection must
 * not hold its reader for ever.
 */
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
