import { EventStoreDBClient, excludeSystemEvents, StreamNotFoundError } from '@eventstore/db-client';
import { BadEnvironment } from '../env/read-variable.ts';
import type { Logger } from '../log/logger.ts';
import { encodeAppend } from './encoded-event.ts';
import { EsdbAppends } from './esdb-appends.ts';
import { unavailable } from './esdb-errors.ts';
import { EsdbHead } from './esdb-head.ts';
import { EsdbReads, interrupt, readAhead } from './esdb-pull.ts';
import { EsdbRecent, from } from './esdb-recent.ts';
import { isOurs, positionOf, toBatch, toRecorded } from './esdb-recorded.ts';
import { withDefaults } from './esdb-url.ts';
import {
  type Appended,
  type EventBatch,
  type EventStore,
  EventStoreUnavailable,
  type ExpectedRevision,
  type NewEvent,
  type ReadStreamOptions,
  type RecordedEvent,
  streamFilter,
  type SubscribeOptions,
} from './event-store.ts';

/**
 * EventStoreDB 21.10 or later at `esdb://user:password@host:2113?tls=true`; throws `BadEnvironment` for another string.
 * Connects by itself; calls fail with `EventStoreUnavailable` after 3 s of silence. A subscription that loses the server
 * throws, and is to be opened again from its last position.
 */
export function openEsdbEventStore(url: string, log: Pick<Logger, 'warn'>): EventStore {
  return new EsdbEventStore(clientOf(url), log);
}

const clientOf = (url: string): EventStoreDBClient => {
  try {
    return EventStoreDBClient.connectionString(withDefaults(url));
  } catch {
    // What is wrong may be a part of the password.
    throw new BadEnvironment(
      'the address of EventStoreDB (ESDB_URL) must be one such as esdb://host:2113?tls=false, with settings that exist',
    );
  }
};

class EsdbEventStore implements EventStore {
  readonly #client: EventStoreDBClient;
  readonly #appends: EsdbAppends;
  readonly #reads = new EsdbReads();
  readonly #head: EsdbHead;
  readonly #recent: EsdbRecent;
  /** Settles once every reader knows its head: an append begun later must not come before it. */
  #heads = Promise.resolve();
  #closing: Promise<void> | undefined;

  constructor(client: EventStoreDBClient, log: Pick<Logger, 'warn'>) {
    this.#client = client;
    this.#appends = new EsdbAppends(client, log);
    this.#head = new EsdbHead(client, this.#reads);
    this.#recent = new EsdbRecent(client, this.#reads);
  }

  async append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended> {
    this.#mustBeOpen();
    if (expected !== 'none' && !(Number.isSafeInteger(expected) && expected >= 0)) {
      throw new RangeError(`${expected} is no revision`);
    }
    return this.#appends.append({ stream, events: encodeAppend(events), expected }, this.#heads);
  }

  async *readStream(stream: string, options: ReadStreamOptions = {}): AsyncGenerator<readonly RecordedEvent[]> {
    this.#mustBeOpen();
    const { from: first = 0, to = Number.MAX_SAFE_INTEGER } = options;
    if (to < first) return;
    const maxCount = Math.min(to - first, Number.MAX_SAFE_INTEGER - 1) + 1;
    const read = this.#client.readStream(stream, { fromRevision: BigInt(first), maxCount }, readAhead);
    try {
      for await (const piece of this.#reads.pull(read, () => read.cancel()))
        yield piece.flatMap((one) => toRecorded(one) ?? []);
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw unavailable(error);
    }
  }

  readAll(options: SubscribeOptions): AsyncIterable<EventBatch> {
    const upTo = this.head();
    const asked = Promise.all([this.#heads, upTo.catch(() => {})]);
    this.#heads = asked.then(() => {});
    return this.#readUpTo(options, upTo);
  }

  async *subscribe({ after, prefixes }: SubscribeOptions, signal: AbortSignal): AsyncGenerator<EventBatch> {
    if (signal.aborted) return;
    this.#mustBeOpen();
    const filter = excludeSystemEvents({
      checkpointInterval: 32,
      checkpointReached: (events, { commit }) => void events.push({ commitPosition: commit }),
    });
    const subscription = this.#client.subscribeToAll({ fromPosition: from(after), filter }, readAhead);
    const abort = () => interrupt(subscription, new Error('aborted'));
    signal.addEventListener('abort', abort);
    const accepted = streamFilter(prefixes);
    let reached = after;
    try {
      for await (const piece of this.#reads.pull(subscription, () => subscription.unsubscribe())) {
        if (signal.aborted) return;
        const batch = toBatch(
          piece.filter((one) => positionOf(one) > after),
          accepted,
          reached,
        );
        if (batch.position === reached) continue;
        reached = batch.position;
        yield batch;
      }
      throw new EventStoreUnavailable('the server ended the subscription');
    } catch (error) {
      if (signal.aborted) return;
      throw unavailable(error);
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  async eventAt(position: number): Promise<RecordedEvent | undefined> {
    this.#mustBeOpen();
    if (position < 1) return undefined;
    const read = this.#client.readAll({ fromPosition: from(position), maxCount: 1 }, readAhead);
    try {
      for await (const [place] of this.#reads.pull(read, () => read.cancel()))
        return place && isOurs(place) && positionOf(place) === position ? toRecorded(place) : undefined;
      return undefined;
    } catch (error) {
      throw unavailable(error);
    }
  }

  async head(): Promise<number> {
    this.#mustBeOpen();
    return this.#head.position().catch((error: unknown) => {
      throw unavailable(error);
    });
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async *#readUpTo({ after, prefixes }: SubscribeOptions, head: Promise<number>): AsyncGenerator<EventBatch> {
    const upTo = await head;
    if (after >= upTo) return;
    const filter = streamFilter(prefixes);
    const recent = await this.#recent.between(after, upTo).catch((error: unknown) => {
      throw unavailable(error);
    });
    if (recent) {
      yield { ...toBatch(recent, filter, after), position: upTo };
      return;
    }
    const read = this.#client.readAll({ fromPosition: from(after) }, readAhead);
    let reached = after;
    try {
      for await (const piece of this.#reads.pull(read, () => read.cancel())) {
        const batch = toBatch(
          piece.filter((one) => positionOf(one) > after && positionOf(one) <= upTo),
          filter,
          reached,
        );
        reached = batch.position;
        yield batch;
        if (reached >= upTo) return;
      }
    } catch (error) {
      throw unavailable(error);
    }
    if (reached < upTo) yield { events: [], position: upTo };
  }

  async #close(): Promise<void> {
    this.#reads.close();
    await this.#appends.settled();
    await this.#client.dispose();
    const channel = await this.#client['getChannel']();
    channel.close();
  }

  #mustBeOpen(): void {
    if (this.#closing !== undefined) throw new EventStoreUnavailable('the event log is closed');
  }
}
