import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { decodeRow, encodeAppend } from './encoded-event.ts';
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
  type StreamFilter,
  type SubscribeOptions,
} from './event-store.ts';
import { GroupCommit } from './group-commit.ts';
import type { PositionRange } from './log-queries.ts';
import { maxBatch, readLog, readPage, readStreamPages } from './log-reader.ts';
import { NewestEvents } from './newest-events.ts';
import type { ReportDamage } from './past-damage.ts';
import { onEngine } from './sqlite-log-queries.ts';
import { lockForWriting } from './sqlite-lock.ts';
import { openSqliteLog, type SqliteLog } from './sqlite-log.ts';
import { rememberEnds } from './stream-ends.ts';

/** Wakes who waits for the next commit. None is lost when a waiter looks at the log and calls `next` in one turn. */
export class CommitSignal {
  #wake: () => void = () => {};
  #next = this.#arm();

  next(): Promise<void> {
    return this.#next;
  }

  announce(): void {
    const wake = this.#wake;
    this.#next = this.#arm();
    wake();
  }

  #arm(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
    });
  }
}

/**
 * One SQLite file with one writer, held by a lock beside it; `report` hears of pages that are damaged. Throws
 * `EventStoreUnavailable`.
 */
export function openSqliteEventStore(file: string, report?: ReportDamage): EventStore {
  return onEngine(() => {
    mkdirSync(dirname(file), { recursive: true });
    mustNotBeAside(file);
    const lock = lockForWriting(file);
    try {
      return new SqliteEventStore(rememberEnds(openSqliteLog(file, report)), lock);
    } catch (error) {
      lock.release();
      throw error;
    }
  });
}

const backwardsAtOnce = 20;

/** An empty log in the place of one that was put aside would be taken for the whole truth. */
const mustNotBeAside = (file: string): void => {
  const aside = existsSync(file) ? undefined : [`${file}.damaged`, `${file}.repaired`].find((one) => existsSync(one));
  if (aside !== undefined)
    throw new EventStoreUnavailable(`there is no ${file}, but ${aside}: give it its name back, or restore a backup`);
};

class SqliteEventStore implements EventStore {
  readonly #log: SqliteLog;
  readonly #lock: { release(): void };
  readonly #newest: NewestEvents;
  readonly #commits = new CommitSignal();
  readonly #group: GroupCommit;
  #open = true;

  constructor(log: SqliteLog, lock: { release(): void }) {
    this.#log = log;
    this.#lock = lock;
    this.#newest = new NewestEvents(log.head());
    this.#group = new GroupCommit(
      log,
      () => this.#newest.head,
      (rows) => {
        this.#newest.push(rows);
        this.#commits.announce();
      },
    );
  }

  async append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended> {
    this.#mustBeOpen();
    if (expected !== 'none' && !(Number.isSafeInteger(expected) && expected >= 0)) {
      throw new RangeError(`${expected} is no revision`);
    }
    return this.#group.add({ stream, events: encodeAppend(events), expected });
  }

  async *readStream(stream: string, options: ReadStreamOptions = {}): AsyncGenerator<readonly RecordedEvent[]> {
    this.#mustBeOpen();
    const { from = 0, to = Number.MAX_SAFE_INTEGER } = options;
    if (from <= this.#log.revision(stream)) yield* readStreamPages(this.#log, stream, { from, to });
  }

  readAll({ after, prefixes }: SubscribeOptions): AsyncIterable<EventBatch> {
    const filter = streamFilter(prefixes);
    return readLog((range) => this.#next(range, filter), { after, upTo: this.#newest.head });
  }

  async *subscribe(options: SubscribeOptions, signal: AbortSignal): AsyncGenerator<EventBatch> {
    // A spurious wake-up costs the others one look at a number; waits of their own would cost a listener per subscriber
    // and commit.
    const wake = () => this.#commits.announce();
    signal.addEventListener('abort', wake, { once: true });
    try {
      yield* this.#follow(options, signal);
    } finally {
      signal.removeEventListener('abort', wake);
    }
  }

  async *readBackwards(): AsyncGenerator<RecordedEvent> {
    for (let upTo = this.#newest.head; upTo > 0; upTo -= backwardsAtOnce) {
      this.#mustBeOpen();
      const range = { after: Math.max(0, upTo - backwardsAtOnce), upTo };
      yield* this.#log.ofLog(range, undefined, backwardsAtOnce).toReversed().map(decodeRow);
    }
  }

  async eventAt(position: number): Promise<RecordedEvent | undefined> {
    this.#mustBeOpen();
    return this.#log.ofLog({ after: position - 1, upTo: position }, undefined, 1).map(decodeRow)[0];
  }

  async head(): Promise<number> {
    this.#mustBeOpen();
    return this.#newest.head;
  }

  async close(): Promise<void> {
    if (!this.#open) return;
    this.#group.flush();
    this.#open = false;
    this.#log.close();
    this.#lock.release();
    this.#commits.announce();
  }

  async *#follow({ after, prefixes }: SubscribeOptions, signal: AbortSignal): AsyncGenerator<EventBatch> {
    let position = after;
    while (!signal.aborted) {
      for await (const batch of this.readAll(
        prefixes === undefined ? { after: position } : { after: position, prefixes },
      )) {
        position = batch.position;
        yield batch;
        if (signal.aborted) return;
      }
      this.#mustBeOpen();
      if (position >= this.#newest.head) await this.#commits.next();
    }
  }

  #next(range: PositionRange, filter: StreamFilter): EventBatch {
    this.#mustBeOpen();
    return this.#newest.page(range.after, range.upTo, filter, maxBatch) ?? readPage(this.#log, range, filter);
  }

  #mustBeOpen(): void {
    if (!this.#open) throw new EventStoreUnavailable('the event log is closed');
  }
}
