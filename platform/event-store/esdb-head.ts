import { type AllStreamResolvedEvent, BACKWARDS, END, type StreamingRead } from '@eventstore/db-client';
import { type EsdbNode, fromLeader } from './esdb-node.ts';
import { type EsdbReads, readAhead } from './esdb-pull.ts';
import { isOurs, positionOf } from './esdb-recorded.ts';

interface KnownHead {
  readonly looked: number;
  readonly head: number;
}

const nothing: KnownHead = { looked: 0, head: 0 };

/** Finds the newest event that is not the server's own, remembering walks: reading backwards has no filter. */
export class EsdbHead {
  readonly #node: EsdbNode;
  readonly #reads: EsdbReads;
  readonly #onShorter: () => void;
  #known = nothing;

  /** `onShorter` is called when the log ends before what was seen of it: one from a backup stands in its place. */
  constructor(node: EsdbNode, reads: EsdbReads, onShorter: () => void) {
    this.#node = node;
    this.#reads = reads;
    this.#onShorter = onShorter;
  }

  async position(): Promise<number> {
    const failed = this.#node.beginCall();
    try {
      return await this.#find(this.#known);
    } catch (error) {
      throw failed(error);
    }
  }

  async #find(known: KnownHead): Promise<number> {
    // Nearly always the newest place of all is ours.
    const found = (await this.#walk(1, known)) ?? (await this.#walk(Number.MAX_SAFE_INTEGER, known)) ?? known;
    if (found.looked < known.looked) {
      this.#known = nothing;
      this.#onShorter();
      return this.#find(nothing);
    }
    if (found.looked > this.#known.looked) this.#known = found;
    return found.head;
  }

  async #walk(maxCount: number, known: KnownHead): Promise<KnownHead | undefined> {
    let looked = 0;
    let left = maxCount;
    const read: StreamingRead<AllStreamResolvedEvent> = this.#node.client.readAll(
      { direction: BACKWARDS, fromPosition: END, maxCount, ...fromLeader },
      readAhead,
    );
    for await (const piece of this.#reads.pull(read, () => read.cancel())) {
      for (const place of piece) {
        const position = positionOf(place);
        looked = Math.max(looked, position);
        if (position <= known.looked) return { looked, head: known.head };
        if (isOurs(place)) return { looked, head: position };
        left -= 1;
      }
    }
    return left === 0 ? undefined : { looked, head: known.head };
  }
}
