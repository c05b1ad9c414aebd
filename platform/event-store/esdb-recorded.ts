import { type AllStreamResolvedEvent, type ReadPosition, type ResolvedEvent, START } from '@eventstore/db-client';
import type { EventBatch, RecordedEvent, StreamFilter } from './event-store.ts';
import { recordedEvent, withText } from './recorded-event.ts';

/** What the client hands out for one place of the log. */
export type Resolved = ResolvedEvent | AllStreamResolvedEvent;

/** A commit position as ours. Throws `RangeError` where numbers end; a log of 8 PiB has not been seen. */
export function toPosition(commit: bigint | undefined): number {
  const position = Number(commit);
  if (!Number.isSafeInteger(position)) throw new RangeError(`${commit} is no position`);
  return position;
}

/**
 * Only where an event stands is a position: a checkpoint of the server may bear the number of the next event, which whoever
 * went on from it would miss (its issues #4970, #4023). Commit and prepare position of an event are the same number.
 */
export const positionOf = ({ event }: Resolved): number => toPosition(event?.position?.commit);

/** The server's name for "behind this position"; a read includes the event at it, a subscription does not. */
export const from = (after: number): ReadPosition =>
  after === 0 ? START : { commit: BigInt(after), prepare: BigInt(after) };

/** The server keeps its own books in the same log, under types that begin with `$`. */
export const isOurs = ({ event }: Resolved): boolean => event !== undefined && !event.type.startsWith('$');

export function toRecorded(resolved: Resolved): RecordedEvent | undefined {
  if (resolved.event === undefined) return undefined;
  const { id, type, data, metadata: meta, streamId: stream, revision } = resolved.event;
  const place = { id, type, stream, revision: Number(revision), position: positionOf(resolved) };
  return withText(recordedEvent(place, { data, meta }), { data, meta });
}

/** Its position is never behind `reached`. */
export function toBatch(piece: readonly Resolved[], filter: StreamFilter, reached: number): EventBatch {
  const wanted = piece.filter((one) => isOurs(one) && filter.accepts(one.event?.streamId ?? ''));
  const last = piece.at(-1);
  const position = last === undefined ? reached : Math.max(reached, positionOf(last));
  return { events: wanted.flatMap((one) => toRecorded(one) ?? []), position };
}
