import pLimit from 'p-limit';
import { endedEarly, NodeFailure } from './esdb-errors.ts';
import { type EsdbNode, fromLeader } from './esdb-node.ts';
import { type EsdbReads, readAhead } from './esdb-pull.ts';
import { from, positionOf, type Resolved } from './esdb-recorded.ts';

const maxKept = 2_000;

/** The newest end of the log as stored, read once for all workflows that poll it, because reads have no filter. */
export class EsdbRecent {
  readonly #node: EsdbNode;
  readonly #reads: EsdbReads;
  readonly #mutex = pLimit(1);
  #after: number | undefined;
  #reached = 0;
  #places: Resolved[] = [];

  constructor(node: EsdbNode, reads: EsdbReads) {
    this.#node = node;
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

  forget(): Promise<void> {
    return this.#mutex(async () => {
      this.#after = undefined;
      this.#places = [];
    });
  }

  async #readOn(upTo: number): Promise<void> {
    const read = this.#node.client.readAll({ fromPosition: from(this.#reached), ...fromLeader }, readAhead);
    for await (const piece of this.#reads.pull(read, () => read.cancel())) {
      const fresh = piece.filter((place) => positionOf(place) > this.#reached && positionOf(place) <= upTo);
      this.#places.push(...fresh);
      const last = piece.at(-1);
      this.#reached = Math.min(upTo, Math.max(this.#reached, last ? positionOf(last) : 0));
      this.#letGo(this.#places.splice(0, Math.max(0, this.#places.length - maxKept)));
      if (this.#reached >= upTo) return;
    }
    throw new NodeFailure(endedEarly);
  }

  #letGo(gone: readonly Resolved[]): void {
    const last = gone.at(-1);
    if (last) this.#after = positionOf(last);
  }
}
