import type { Checkpoint as LogCheckpoint, EventMark } from '../event-store/checkpoint.ts';

/** Any JSON object; dates are numbers or ISO strings. */
export interface Document {
  readonly id: string;
}

export interface Stored<D extends Document> {
  readonly doc: D;
  readonly position: number;
}

export type Scalar = string | number | boolean | null;

/** Joined by AND over declared fields; a missing or mistyped one is null. Text compares by code points. */
export type Where = Readonly<Record<string, Scalar | Condition>>;
/** All must hold. An empty `in` finds nothing; null is found by equality and `in` only. */
export interface Condition {
  readonly in?: readonly Scalar[];
  readonly gt?: number | string;
  readonly gte?: number | string;
  readonly lt?: number | string;
  readonly lte?: number | string;
}

/** Null comes first. */
export interface Sort {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/** Where a row stands in a sort, be it there or not: the values of the fields, in their order, and its id. */
export interface SortPlace {
  readonly values: readonly Scalar[];
  readonly id: string;
}

/** `fields` are top-level scalars for `where` and `sort`, `search` top-level texts; `version` is the projection's. */
export interface ViewDefinition {
  readonly name: string;
  readonly version: number;
  readonly fields: Readonly<Record<string, 'text' | 'number'>>;
  readonly indexes: readonly (readonly string[])[];
  readonly search?: readonly string[];
  /** About persons who may have to be erased: see `scrub`. */
  readonly personal?: true;
}

/** One text, or several things that must all be found, each by any of its texts; no things at all ask for nothing. */
export type TextSought = string | readonly (readonly string[])[];

export interface FindOptions {
  readonly where?: Where;
  /** Case-insensitive substring in any `search` field, whatever its Unicode form; fewer than 2 characters find nothing. */
  readonly text?: TextSought;
  /** Ties by `id`, in the direction of the last field. */
  readonly sort?: readonly Sort[];
  readonly limit: number;
  readonly offset?: number;
  /** Only what stands behind a place in the order of `sort`: any page costs what the first does. */
  readonly after?: SortPlace;
  /** Of what stands before a place the last `limit`, in the same order; the `offset` counts from the place. */
  readonly before?: SortPlace;
  /** Only ids behind this one: walks through a whole view page by page, each as cheap as the first. */
  readonly afterId?: string;
}

/** Ignored when the stored document is at `position` or beyond; `doc: null` removes it. */
export interface ViewWrite {
  readonly id: string;
  readonly doc: Document | null;
  readonly position: number;
}

export interface Checkpoint {
  readonly position: number;
  /** Only `live` versions are read by queries. */
  readonly status: 'building' | 'live';
}

/** `event` is one of the log that the version was made from, at `position` or shortly before; absent when never told. */
export interface StoredCheckpoint extends Checkpoint {
  readonly event?: EventMark;
}

export interface ViewCollection {
  get<D extends Document>(id: string): Promise<Stored<D> | undefined>;
  /** In no particular order. */
  getMany<D extends Document>(ids: readonly string[]): Promise<readonly Stored<D>[]>;
  /** Throws `UndeclaredField`, and `RangeError` for a wrong limit, offset or place. */
  find<D extends Document>(options: FindOptions): Promise<readonly Stored<D>[]>;
  /** Exact, and quick at any size when asked again. Throws `UndeclaredField`. */
  count(options: Pick<FindOptions, 'where' | 'text'>): Promise<number>;
}

/** Documents with declared indexes, the same results on every engine; readers see the version last made live. */
export interface ViewStore {
  /** Creates a missing version as `building` at 0. Throws `TypeError` for other fields or names, `UndeclaredField`. */
  define(view: ViewDefinition): Promise<void>;
  /** The live version; this or its methods throw `UnknownView`. */
  view(name: string): ViewCollection;
  /** Its methods throw `UnknownView`. */
  version(name: string, version: number): ViewCollection;
  /**
   * Writes in order, then the checkpoint, whose position never goes back; repeats are harmless. Throws `UnknownView`.
   * `fence` is a lease's token, 0 for none: a smaller one than the version has seen throws `Fenced`.
   */
  write(
    name: string,
    version: number,
    writes: readonly ViewWrite[],
    checkpoint: number | LogCheckpoint,
    fence?: number,
  ): Promise<void>;
  checkpoint(name: string, version: number): Promise<StoredCheckpoint | undefined>;
  versions(name: string): Promise<readonly (Checkpoint & { readonly version: number })[]>;
  /** Does what takes `swap` long beforehand, while reads and writes go on. Throws `UnknownView`. */
  prepare?(name: string, version: number): Promise<void>;
  /** Makes a version live and drops the others, in one step for readers. Throws `UnknownView`, `Fenced`. */
  swap(name: string, version: number, fence?: number): Promise<void>;
  /** Harmless when it is not defined. Throws `Fenced`. */
  drop(name: string, version: number, fence?: number): Promise<void>;
  /** Tells of each commit and swap of live versions; absent where other processes write. Returns how to end it. */
  onWrite?(listener: (name: string, position: number) => void): () => void;
  /** Erases from the engine's files what documents of `personal` views were before; absent where files are shared. */
  scrub?(): Promise<void>;
  close(): Promise<void>;
}

/** A bare position is a checkpoint without its event. */
export const logCheckpoint = (checkpoint: number | LogCheckpoint): LogCheckpoint =>
  typeof checkpoint === 'number' ? { position: checkpoint } : checkpoint;

export class UnknownView extends Error {}
/** A writer with a greater fence has written this view version: whoever is refused no longer owns it. */
export class Fenced extends Error {}
/** The engine is not reached; what was being written may or may not have been. */
export class ViewStoreUnavailable extends Error {}
/** A `where`, `sort`, `text` or index names what the view does not declare. */
export class UndeclaredField extends Error {}
