import { START } from '@eventstore/db-client';
import type { EventStoreDBClient } from '@eventstore/db-client';
import pLimit from 'p-limit';
import { type EsdbReads, readAhead } from './esdb-pull.ts';
import { positionOf, type Resolved } from './esdb-recorded.ts';

const maxKept = 2_000;

/** The server's name for "behind this position"; a read includes the event at it, a subscription does not. */
export const from = (after: number) => (after === 0 ? START : { commit: BigInt(after), prepare: BigInt(after) });

/** The newest end of the log as stored, read once for all workflows that poll it, because reads have no filter. */
export class EsdbRecent {
  readonly #client: EventStoreDBClient;
  readonly #reads: EsdbReads;
  readonly #mutex = pLimit(1);
  #after: number | undefined;
  #reached = 0;
  #places: Resolved[] = [];

  constructor(client: EventStoreDBClient, reads: EsdbReads) {
    this.#client = client;
    this.#reads = reads;
  }

  /** Undefined where it begins before what is kept. */
  between(after: number, upTo: number): Promise<readonly Resolved[] | undefined> {
    return this.#mutex(async () => {
      if (this.#after === undefined) this.#after = this.#reached = upTo;
      if (after < this.#after) return undefined;
      if (upTo > this.#reached) await this.#readOn(upTo);
      return after < this.#after
        ? undefined
        : this.#places.filter((place) => positionOf(place) > after && positionOf(place) <= upTo);
    });
  }

  async #readOn(upTo: number): Promise<void> {
    const read = this.#client.readAll({ fromPosition: from(this.#reached) }, readAhead);
    for await (const piece of this.#reads.pull(read, () => read.cancel())) {
      const fresh = piece.filter((place) => positionOf(place) > this.#reached && positionOf(place) <= upTo);
      this.#places.push(...fresh);
      const last = piece.at(-1);
      this.#reached = Math.min(upTo, Math.max(this.#reached, last ? positionOf(last) : 0));
      this.#letGo(this.#places.splice(0, Math.max(0, this.#places.length - maxKept)));
      if (this.#reached >= upTo) return;
    }
    this.#reached = upTo;
  }

  #letGo(gone: readonly Resolved[]): void {
    const last = gone.at(-1);
    if (last) this.#after = positionOf(last);
  }
}
