import type { DomainEvent, Recorded } from '@maru/contracts/kernel/message';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import type { StreamFold } from '@maru/contracts/kernel/fold';
import type { Loaded } from './aggregate.ts';

export interface RevisionRange {
  readonly first: number;
  readonly last: number;
}

export interface Snapshot<S> extends Loaded<S> {
  readonly position: number;
  readonly hash: string | undefined;
  readonly commands: ReadonlyMap<string, RevisionRange>;
}

/** A fold that `advance` moves in place, because copying the commands of a long stream costs more than folding. */
export interface Fold<S> {
  snapshot: Snapshot<S>;
  readonly commands: Map<string, RevisionRange>;
}

export const begin = <S>({ initialState }: Pick<StreamFold<S, DomainEvent>, 'initialState'>): Fold<S> => {
  const commands = new Map<string, RevisionRange>();
  return { snapshot: { state: initialState, revision: -1, position: 0, hash: undefined, commands }, commands };
};

/** Throws for an event that the fold does not know. */
export const step = <S, E extends DomainEvent>(
  { evolve }: StreamFold<S, E>,
  state: S,
  event: DomainEvent & Recorded,
): S => {
  const evolvers: Readonly<Record<string, (state: S, event: never) => S>> = evolve;
  const evolver = evolvers[event.type];
  if (!evolver) throw new Error(`${event.stream} holds ${event.type}, which its aggregate does not know`);
  // The compiler cannot follow that the evolver under a type takes events of just that type.
  return evolver(state, event as never);
};

/**
 * An event already taken is passed over, so that two readers may move the same fold; a foreign one only counts. Throws
 * `stream_damaged`: what would be decided without an event that cannot be read would be wrong.
 */
export const advance = <S, E extends DomainEvent>(
  fold: Fold<S>,
  streamFold: StreamFold<S, E>,
  event: RecordedEvent,
) => {
  const { stream, revision, position, meta, fault } = event;
  if (revision <= fold.snapshot.revision) return;
  if (revision !== fold.snapshot.revision + 1) throw new Error(`${stream} has a gap before revision ${revision}`);
  if (fault === 'foreign') {
    fold.snapshot = { ...fold.snapshot, revision, position };
    return;
  }
  if (fault === 'damaged') {
    const cause = new Error(`revision ${revision} of ${stream} at position ${position} cannot be read`);
    throw new Rejected('stream_damaged', { cause });
  }
  const state = step(streamFold, fold.snapshot.state, event);
  const first = fold.commands.get(meta.commandId)?.first ?? revision;
  fold.commands.set(meta.commandId, { first, last: revision });
  fold.snapshot = { state, revision, position, hash: meta.hash, commands: fold.commands };
};
