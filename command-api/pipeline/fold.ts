import type { DomainEvent, Recorded } from '@maru/contracts/kernel/message';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { type RecordedEvent, UnreadableEvent } from '@maru/platform/event-store/event-store';
import type { StreamFold } from '@maru/contracts/kernel/fold';
import type { Command, Loaded } from './aggregate.ts';

export interface RevisionRange {
  readonly first: number;
  readonly last: number;
}

export interface Snapshot<S> extends Loaded<S> {
  readonly position: number;
  readonly hash: string | undefined;
  /** Those of several marks that are there, each as `mark` gives it: many are asked for at once. */
  readonly marks: (names: readonly string[], upTo: number) => Promise<ReadonlyMap<string, string>>;
  /** The revisions that a command of this id wrote. */
  readonly rangeOf: (commandId: string) => Promise<RevisionRange | undefined>;
}

/** Looks up a mark of the events up to `base`, which are not in memory. */
export type FindMark = (name: string, base: number) => Promise<string | undefined>;

/** A fold that `advance` moves in place, because copying what is recent of a long stream costs more than folding. */
export interface Fold<S> {
  snapshot: Snapshot<S>;
  /** The revision up to which marks are kept beside the log; -1 for none. */
  base: number;
  /** Marks of the events after `base`. */
  readonly recent: Map<string, string>;
  find: FindMark;
  readonly stored: (name: string) => Promise<string | undefined>;
  /** Of the newest event; undefined where that is a foreign one. */
  lastCommand: string | undefined;
  hindrance: Hindrance | undefined;
}

/** Why no snapshot of a fold can be kept: it holds what was sealed in the log, which must lie open nowhere, or too much. */
export type Hindrance = 'personal' | 'tooLarge';

interface FoldStart<S> {
  readonly state: S;
  readonly revision: number;
  readonly position: number;
  readonly hash: string | undefined;
}

const commandMark = (commandId: string) => `command ${commandId}`;
const rangeIn = (mark: string | undefined): RevisionRange | undefined => {
  const [first, last] = mark?.split('-').map(Number) ?? [];
  return first === undefined || last === undefined ? undefined : { first, last };
};

const noMarks: ReadonlyMap<string, string> = new Map();

/** A mark is kept behind the revision that said it. */
const valueUpTo = (stored: string | undefined, upTo: number): string | undefined => {
  const at = stored?.indexOf(' ') ?? -1;
  return stored !== undefined && at > 0 && Number(stored.slice(0, at)) <= upTo ? stored.slice(at + 1) : undefined;
};

export const startFold = <S>(start: FoldStart<S>, find: FindMark): Fold<S> => {
  const stored = async (name: string) =>
    fold.recent.get(name) ?? (fold.base < 0 ? undefined : fold.find(name, fold.base));
  const mark = async (name: string, upTo = Infinity) => valueUpTo(await stored(name), upTo);
  const marks = async (names: readonly string[], upTo: number) => {
    const found = new Map<string, string>();
    const keep = (name: string, value: string | undefined) => value !== undefined && found.set(name, value);
    const isBeside = (name: string) => fold.base >= 0 && !fold.recent.has(name);
    for (const name of names) keep(name, valueUpTo(fold.recent.get(name), upTo));
    await Promise.all(names.filter(isBeside).map(async (name) => keep(name, await mark(name, upTo))));
    return found;
  };
  const rangeOf = async (commandId: string) => rangeIn(await stored(commandMark(commandId)));
  const fold: Fold<S> = {
    snapshot: { ...start, mark, marks, rangeOf },
    base: start.revision,
    recent: new Map(),
    find,
    stored,
    lastCommand: undefined,
    hindrance: undefined,
  };
  return fold;
};

export const begin = <S>({ initialState }: Pick<StreamFold<S, DomainEvent>, 'initialState'>): Fold<S> =>
  startFold({ state: initialState, revision: -1, position: 0, hash: undefined }, async () => undefined);

/** What the aggregate asks for the command, as it was at the snapshot's revision. */
export const askedMarks = async (
  { asks }: { readonly asks?: (command: Command) => readonly string[] },
  command: Command,
  { marks, revision }: Pick<Snapshot<unknown>, 'marks' | 'revision'>,
): Promise<ReadonlyMap<string, string>> => (asks ? marks(asks(command), revision) : noMarks);

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
  const { stream, revision, position, fault } = event;
  if (revision <= fold.snapshot.revision) return;
  if (revision !== fold.snapshot.revision + 1) throw new Error(`${stream} has a gap before revision ${revision}`);
  if (fault === 'foreign') {
    fold.snapshot = { ...fold.snapshot, revision, position };
    fold.lastCommand = undefined;
    return;
  }
  if (fault === 'damaged') throw new Rejected('stream_damaged', { cause: new UnreadableEvent(event) });
  take(fold, streamFold, event);
};

const take = <S, E extends DomainEvent>(fold: Fold<S>, streamFold: StreamFold<S, E>, event: RecordedEvent) => {
  const { revision, position, meta } = event;
  const state = step(streamFold, fold.snapshot.state, event);
  const command = commandMark(meta.commandId);
  const before = fold.lastCommand === meta.commandId ? rangeIn(fold.recent.get(command)) : undefined;
  fold.recent.set(command, `${before?.first ?? revision}-${revision}`);
  for (const [name, value] of streamFold.marksOf?.(event as never) ?? []) fold.recent.set(name, `${revision} ${value}`);
  fold.lastCommand = meta.commandId;
  if (meta.sealed !== undefined) fold.hindrance = 'personal';
  fold.snapshot = { ...fold.snapshot, state, revision, position, hash: meta.hash };
};
