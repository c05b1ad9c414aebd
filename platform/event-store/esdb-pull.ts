import type { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expectSign } from './esdb-errors.ts';
import { EventStoreUnavailable } from './event-store.ts';

const maxPiece = 500;

/** Drained, never destroyed: the client keeps the call behind a destroyed reader for ever. */
export const readAhead = { highWaterMark: 256, autoDestroy: false };

export interface Source<T> extends Readable {
  [Symbol.asyncIterator](): AsyncIterableIterator<T>;
}

export const interrupt = (source: Readable, error: Error): void => void source.emit('error', error);

export class EsdbReads {
  readonly #open = new Set<Readable>();

  /** The source in pieces of what came together; `release` gives the call back to the server in the end. */
  async *pull<T>(source: Source<T>, release: () => Promise<void>): AsyncGenerator<readonly T[]> {
    const fail = (error: Error) => interrupt(source, error);
    let sign = expectSign(fail);
    let patient = false;
    // The client goes on to emit errors when nobody reads any more, and an 'error' nobody listens to ends the process.
    source.on('error', () => {});
    source.once('confirmation', () => {
      patient = true;
      sign.heard();
    });
    this.#open.add(source);
    try {
      for await (const first of source.iterator({ destroyOnReturn: false }) as AsyncIterable<T>) {
        sign.heard();
        // Events that came in one packet arrive one by one, in one turn of the event loop.
        await setImmediate();
        yield [first, ...bufferedItems(source, maxPiece - 1)];
        if (!patient) sign = expectSign(fail);
      }
    } finally {
      sign.heard();
      this.#open.delete(source);
      source.resume();
      release().catch(() => {});
    }
  }

  close(): void {
    for (const source of this.#open) interrupt(source, new EventStoreUnavailable('the event log is closed'));
  }
}

function bufferedItems<T>(source: Source<T>, limit: number): readonly T[] {
  const items: T[] = [];
  while (items.length < limit) {
    const item = source.read() as T | null;
    if (item === null) break;
    items.push(item);
  }
  return items;
}
