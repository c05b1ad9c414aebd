import type { DomainEvent } from '@maru/contracts/kernel/message';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import type { StreamFold } from '@maru/contracts/kernel/fold';
import type { Loaded } from './aggregate.ts';

export interface Written {
  readonly first: number;
  readonly last: number;
}

/** A folded stream with what the next append takes. */
export interface Snapshot<S> extends Loaded<S> {
  readonly position: number;
  readonly hash: string | undefined;
  readonly commands: ReadonlyMap<string, Written>;
}

/** A fold that `advance` moves in place, because copying the commands of a long stream costs more than folding. */
export interface Fold<S> {
  snapshot: Snapshot<S>;
  readonly commands: Map<string, Written>;
}

export const begin = <S>({ initialState }: Pick<StreamFold<S, DomainEvent>, 'initialState'>): Fold<S> => {
  const commands = new Map<string, Written>();
  return { snapshot: { state: initialState, revision: -1, position: 0, hash: undefined, commands }, commands };
};

/** Takes the next event; one already taken is passed over, so that two readers may move the same fold. */
export const advance = <S, E extends DomainEvent>(fold: Fold<S>, folded: StreamFold<S, E>, event: RecordedEvent) => {
  const { stream, type, revision, position, meta } = event;
  if (revision <= fold.snapshot.revision) return;
  if (revision !== fold.snapshot.revision + 1) throw new Error(`${stream} has a gap before revision ${revision}`);
  const evolve = folded.evolve[type as E['type']] as unknown as ((state: S, event: RecordedEvent) => S) | undefined;
  if (!evolve) throw new Error(`${stream} holds ${type}, which its aggregate does not know`);
  const first = fold.commands.get(meta.commandId)?.first ?? revision;
  fold.commands.set(meta.commandId, { first, last: revision });
  fold.snapshot = {
    state: evolve(fold.snapshot.state, event),
    revision,
    position,
    hash: meta.hash,
    commands: fold.commands,
  };
};
