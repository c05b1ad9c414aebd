import { LRUCache } from 'lru-cache';

const maxStreams = 50_000;

/**
 * Revisions of the newest events of streams, in memory: most reads of a stream find nothing new, and need not ask the disk for it.
 * Right only beside a single writer whose every commit is noted.
 */
export class StreamEnds {
  readonly #ends = new LRUCache<string, number>({ max: maxStreams });
  readonly #ask: (stream: string) => number;

  /** `ask` answers the revision on disk, -1 for none, in the same turn. */
  constructor(ask: (stream: string) => number) {
    this.#ask = ask;
  }

  note(stream: string, revision: number): void {
    this.#ends.set(stream, revision);
  }

  of(stream: string): number {
    const known = this.#ends.get(stream);
    if (known !== undefined) return known;
    const asked = this.#ask(stream);
    this.#ends.set(stream, asked);
    return asked;
  }
}
