import {
  type EventStore,
  EventStoreUnavailable,
  type RecordedEvent,
  WrongExpectedRevision,
} from '@maru/platform/event-store/event-store';
import { eventsOf } from '@maru/platform/event-store/verify-chain';
import { type Append, appendsOf, inLists } from './appends.ts';

/** Single events, at most `limit`: a log that grows is copied as it was when it was counted. */
async function* oneByOne(
  batches: AsyncIterable<readonly RecordedEvent[]>,
  limit = Infinity,
): AsyncGenerator<RecordedEvent, undefined> {
  let count = 0;
  for await (const batch of batches) {
    for (const event of batch) {
      if (count >= limit) return undefined;
      count += 1;
      yield event;
    }
  }
  return undefined;
}

export class ForeignEvent extends Error {}

export interface CopyOptions {
  readonly total: number;
  /** Appends in flight: more than one only where the engine keeps the order of calls also in a crash. */
  readonly atOnce: number;
  /** `done` events are in the target, `copied` of them by this run. */
  readonly onProgress: (done: number, copied: number) => void;
}

/** Writes what the target lacks, in log order; it goes on where an earlier run was killed. Throws `ForeignEvent`. */
export const copyLog = async (
  source: AsyncIterable<readonly RecordedEvent[]>,
  target: Pick<EventStore, 'append' | 'readAll'>,
  { total, atOnce, onProgress }: CopyOptions,
): Promise<number> => {
  const events = oneByOne(source, total);
  const there = await countSame(events, target);
  onProgress(there, 0);
  let copied = 0;
  for await (const appends of inLists(appendsOf(events), atOnce)) {
    // The calls are made in this order, all in one turn.
    await Promise.all(appends.map((one) => append(target, one)));
    copied += appends.reduce((sum, one) => sum + one.events.length, 0);
    onProgress(there + copied, copied);
  }
  return copied;
};

const append = async (target: Pick<EventStore, 'append'>, { stream, events, expected }: Append) => {
  try {
    await target.append(stream, events, expected);
  } catch (cause) {
    throw explain(cause);
  }
};

const explain = (cause: unknown): unknown => {
  if (cause instanceof WrongExpectedRevision)
    return new ForeignEvent(`somebody else writes to the target: ${cause.message}`, { cause });
  if (cause instanceof EventStoreUnavailable)
    return new EventStoreUnavailable(`${cause.message}. The same command goes on from here once the target is back`, {
      cause,
    });
  return cause;
};

const describe = ({ revision, stream, type, id }: RecordedEvent) => `revision ${revision} of ${stream} (${type} ${id})`;

const same = (here: RecordedEvent, there: RecordedEvent) =>
  here.id === there.id &&
  here.stream === there.stream &&
  here.revision === there.revision &&
  here.meta.hash === there.meta.hash;

const countSame = async (
  source: AsyncGenerator<RecordedEvent, undefined>,
  target: Pick<EventStore, 'readAll'>,
): Promise<number> => {
  let count = 0;
  for await (const there of oneByOne(eventsOf(target.readAll({ after: 0 })))) {
    const here = (await source.next()).value;
    const expected = here ? describe(here) : 'ended';
    if (!here || !same(here, there)) {
      throw new ForeignEvent(
        `the target is no beginning of the source: event ${count + 1} is ${describe(there)}, the source has ${expected}`,
      );
    }
    count += 1;
  }
  return count;
};
