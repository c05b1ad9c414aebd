import { EventStoreDBClient, excludeSystemEvents, StreamNotFoundError } from '@eventstore/db-client';
import { BadEnvironment } from '../env/read-variable.ts';
import type { Logger } from '../log/logger.ts';
import { encodeAppend } from './encoded-event.ts';
import { EsdbAppends } from './esdb-appends.ts';
import { readBackwards } from './esdb-backwards.ts';
import { endedEarly, NodeFailure } from './esdb-errors.ts';
import { readEventAt } from './esdb-event-at.ts';
import { EsdbHead } from './esdb-head.ts';
import { EsdbNode, fromLeader } from './esdb-node.ts';
import { EsdbReads, interrupt, readAhead } from './esdb-pull.ts';
import { EsdbRecent } from './esdb-recent.ts';
import { from, positionOf, toBatch, toRecorded } from './esdb-recorded.ts';
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

/** Events between two checkpoints of the server, in its units of 32; none of them is used. */
const checkpointInterval = 10_000;

class EsdbEventStore implements EventStore {
  readonly #node: EsdbNode;
  readonly #appends: EsdbAppends;
  readonly #reads = new EsdbReads();
  readonly #head: EsdbHead;
  readonly #recent: EsdbRecent;
  /** Settles once every reader knows its head: an append begun later must not come before it. */
  #heads = Promise.resolve();
  #closing: Promise<void> | undefined;

  constructor(client: EventStoreDBClient, log: Pick<Logger, 'warn'>) {
    this.#node = new EsdbNode(client);
    this.#appends = new EsdbAppends(this.#node, log);
    this.#recent = new EsdbRecent(this.#node, this.#reads);
    this.#head = new EsdbHead(this.#node, this.#reads, () => void this.#recent.forget());
  }

  async append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended> {
    this.#mustBeOpen();
    if (expected !== 'none' && !(Number.isSafeInteger(expected) && expected >= 0)) {
      throw new RangeError(`${expected} is no revision`);
    }
    const encoded = { stream, events: encodeAppend(events), expected };
    const { revision, position } = await this.#appends.append(encoded, this.#heads);
    return { revision, position: position ?? (await this.#positionAt(stream, revision)) };
  }

  async *readStream(stream: string, range: ReadStreamOptions = {}): AsyncGenerator<readonly RecordedEvent[]> {
    this.#mustBeOpen();
    const { from: first = 0, to = Number.MAX_SAFE_INTEGER } = range;
    if (to < first) return;
    const maxCount = Math.min(to - first, Number.MAX_SAFE_INTEGER - 1) + 1;
    const failed = this.#node.beginCall();
    const options = { fromRevision: BigInt(first), maxCount, ...fromLeader };
    const read = this.#node.client.readStream(stream, options, readAhead);
    try {
      for await (const piece of this.#reads.pull(read, () => read.cancel()))
        yield piece.flatMap((one) => toRecorded(one) ?? []);
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw failed(error);
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
    const failed = this.#node.beginCall();
    const options = { fromPosition: from(after), filter: excludeSystemEvents({ checkpointInterval }), ...fromLeader };
    const subscription = this.#node.client.subscribeToAll(options, readAhead);
    const abort = () => interrupt(subscription, new Error('aborted'));
    signal.addEventListener('abort', abort);
    const accepted = streamFilter(prefixes);
    let reached = after;
    try {
      for await (const piece of this.#reads.pull(subscription, () => subscription.unsubscribe())) {
        if (signal.aborted) return;
        const batch = toBatch(piece, accepted, reached);
        reached = batch.position;
        yield batch;
      }
      throw new NodeFailure('the server ended the subscription');
    } catch (error) {
      if (signal.aborted) return;
      throw failed(error);
    } finally {
      signal.removeEventListener('abort', abort);
    }
  }

  readBackwards(): AsyncIterable<RecordedEvent> {
    this.#mustBeOpen();
    return readBackwards(this.#node, this.#reads);
  }

  async eventAt(position: number): Promise<RecordedEvent | undefined> {
    this.#mustBeOpen();
    const lookup = { node: this.#node, reads: this.#reads, head: this.#head };
    return position < 1 ? undefined : readEventAt(lookup, position);
  }

  async head(): Promise<number> {
    this.#mustBeOpen();
    return this.#head.position();
  }

  close(): Promise<void> {
    this.#closing ??= this.#close();
    return this.#closing;
  }

  async *#readUpTo({ after, prefixes }: SubscribeOptions, head: Promise<number>): AsyncGenerator<EventBatch> {
    const upTo = await head;
    if (after >= upTo) return;
    const filter = streamFilter(prefixes);
    const failed = this.#node.beginCall();
    const recent = await this.#recent.between(after, upTo).catch((error: unknown) => {
      throw failed(error);
    });
    if (recent) {
      yield { ...toBatch(recent, filter, after), position: upTo };
      return;
    }
    const read = this.#node.client.readAll({ fromPosition: from(after), ...fromLeader }, readAhead);
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
      throw new NodeFailure(endedEarly);
    } catch (error) {
      throw failed(error);
    }
  }

  async #positionAt(stream: string, revision: number): Promise<number> {
    for await (const [event] of this.readStream(stream, { from: revision, to: revision }))
      if (event) return event.position;
    throw new NodeFailure(`the event that was just written to ${stream} is not there`);
  }

  async #close(): Promise<void> {
    this.#reads.close();
    await this.#appends.settled();
    const { client } = this.#node;
    await client.dispose();
    const channel = await client['getChannel']();
    channel.close();
  }

  #mustBeOpen(): void {
    if (this.#closing !== undefined) throw new EventStoreUnavailable('the event log is closed');
  }
}
