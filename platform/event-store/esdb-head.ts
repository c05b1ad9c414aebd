import { BACKWARDS, END } from '@eventstore/db-client';
import type { AllStreamResolvedEvent, EventStoreDBClient, StreamingRead } from '@eventstore/db-client';
import { readAhead } from './esdb-pull.ts';
import type { EsdbReads } from './esdb-pull.ts';
import { isOurs, positionOf } from './esdb-recorded.ts';

interface KnownHead {
  readonly looked: number;
  readonly head: number;
}

/** Finds the newest event that is not the server's own, remembering walks: reading backwards has no filter. */
export class EsdbHead {
  readonly #client: EventStoreDBClient;
  readonly #reads: EsdbReads;
  #known: KnownHead = { looked: 0, head: 0 };

  constructor(client: EventStoreDBClient, reads: EsdbReads) {
    this.#client = client;
    this.#reads = reads;
  }

  async position(): Promise<number> {
    const known = this.#known;
    // Nearly always the newest place of all is ours.
    const found = (await this.#walk(1, known)) ?? (await this.#walk(Number.MAX_SAFE_INTEGER, known)) ?? known;
    if (found.looked > this.#known.looked) this.#known = found;
    return found.head;
  }

  async #walk(maxCount: number, known: KnownHead): Promise<KnownHead | undefined> {
    let looked = known.looked;
    let left = maxCount;
    const read: StreamingRead<AllStreamResolvedEvent> = this.#client.readAll(
      { direction: BACKWARDS, fromPosition: END, maxCount },
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
