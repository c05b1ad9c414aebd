/** Any JSON object; `id` is the document's key. Dates are numbers or ISO strings. */
export interface Document {
  readonly id: string;
}

/** A stored document: its body and the log position of the last event folded into it. */
export interface Stored<D extends Document> {
  readonly doc: D;
  readonly position: number;
}

export type Scalar = string | number | boolean | null;

/**
 * Equality, or a comparison; several fields are joined by AND. Only top-level scalar fields named in `fields`. A
 * missing field is null, as is one that holds another type than declared; a `number` field takes booleans for 0 and 1.
 * Text compares by code points.
 */
export type Where = Readonly<Record<string, Scalar | Condition>>;
/** All of it must hold. An empty `in` finds nothing; null is found by equality and `in`, never by a comparison. */
export interface Condition {
  readonly in?: readonly Scalar[];
  readonly gt?: number | string;
  readonly gte?: number | string;
  readonly lt?: number | string;
  readonly lte?: number | string;
}

/** Null comes before everything. */
export interface Sort {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

/**
 * A collection of documents of one kind. `fields` are the top-level scalars that `where` and `sort` may name, each a
 * real column; `indexes` are lists of such fields; `search` the top-level string fields found by `text`. `version` is
 * the projection's: two versions live side by side while one is rebuilt.
 */
export interface ViewDefinition {
  readonly name: string;
  readonly version: number;
  readonly fields: Readonly<Record<string, 'text' | 'number'>>;
  readonly indexes: readonly (readonly string[])[];
  readonly search?: readonly string[];
  /** Documents say something about a person that may have to be erased: see `scrub`. */
  readonly personal?: true;
}

export interface FindOptions {
  readonly where?: Where;
  /**
   * Case-insensitive substring of at least 2 characters in any of the view's `search` fields; every character stands
   * for itself, and composed and decomposed forms of a character are the same.
   */
  readonly text?: string;
  /** Ties are ordered by `id` in the direction of the last sort field. Default: by `id`. */
  readonly sort?: readonly Sort[];
  /** 0 or more. */
  readonly limit: number;
  /** Skips that many rows, 0 or more; for tables with page numbers. */
  readonly offset?: number;
}

/**
 * One guarded change: ignored when the stored document is already at `position` or beyond. `doc: null` removes it;
 * engines that several processes write know its position still, the others forget it. `id` is the document's.
 */
export interface ViewWrite {
  readonly id: string;
  readonly doc: Document | null;
  readonly position: number;
}

export interface Checkpoint {
  readonly position: number;
  /** Where the projection stands in its life: only `live` versions are read by queries. */
  readonly status: 'building' | 'live';
}

/** Documents of one view version. */
export interface ViewCollection {
  get<D extends Document>(id: string): Promise<Stored<D> | undefined>;
  /** Found documents only, in no particular order. */
  getMany<D extends Document>(ids: readonly string[]): Promise<readonly Stored<D>[]>;
  /**
   * Throws `UndeclaredField`, also for `text` where the view declares no search; `RangeError` for a limit or offset
   * that is none.
   */
  find<D extends Document>(options: FindOptions): Promise<readonly Stored<D>[]>;
  /** Exact, and quick at any size when asked again. Throws `UndeclaredField`. */
  count(options: Pick<FindOptions, 'where' | 'text'>): Promise<number>;
}

/**
 * Documents with declared indexes, the same results on every engine. Readers name a view; which version they see is
 * the one made live last.
 */
export interface ViewStore {
  /**
   * Creates the tables and indexes of this version when they are missing; it starts as `building` at position 0. Throws
   * `TypeError` for a name that no engine could hold and where the version is known with other fields,
   * `UndeclaredField` for an index over none.
   */
  define(view: ViewDefinition): Promise<void>;
  /** The live version of a view; where none is live, this or its methods throw `UnknownView`. */
  view(name: string): ViewCollection;
  /** One version, for its projection; its methods throw `UnknownView` when it is not defined. */
  version(name: string, version: number): ViewCollection;
  /**
   * Writes documents in order and then the checkpoint of `name`/`version`, which never goes back; the guard makes a
   * repeat harmless. In one transaction where the engine has one. Throws `UnknownView`.
   *
   * `fence` is the token of the lease under which the writer works, 0 (the default) for none. Here, in `swap` and in
   * `drop`: once a version has seen a greater one, a smaller one throws `Fenced` and nothing is changed. It is known as
   * long as somebody who holds a smaller one could still write: an engine of one process forgets it when it is closed.
   * It ends with its version. Where there is nothing to write, an engine that several processes share may see what
   * another one did to the fence or the version a second late.
   */
  write(name: string, version: number, writes: readonly ViewWrite[], position: number, fence?: number): Promise<void>;
  /** Undefined for a version that is not defined. */
  checkpoint(name: string, version: number): Promise<Checkpoint | undefined>;
  /** Versions of a view known to the store, with their checkpoints. */
  versions(name: string): Promise<readonly (Checkpoint & { readonly version: number })[]>;
  /**
   * Does beforehand what takes `swap` long for many documents, its indexes above all. Reads and writes go on meanwhile;
   * `swap` does what is left. Absent where there is nothing to do. Throws `UnknownView`.
   */
  prepare?(name: string, version: number): Promise<void>;
  /**
   * Makes a version the one that readers see, then drops the others, in one step for readers. May take seconds for many
   * documents; reads and writes go on meanwhile. Throws `UnknownView`, and `Fenced` for the version to be shown.
   */
  swap(name: string, version: number, fence?: number): Promise<void>;
  /** Removes a version's documents and checkpoint; harmless when it is not defined. Throws `Fenced`. */
  drop(name: string, version: number, fence?: number): Promise<void>;
  /**
   * Calls back with a view's name and checkpoint after each commit to its live version and each swap. Only where every
   * commit is made by this process; elsewhere the method is absent. Returns a function that ends it.
   */
  onWrite?(listener: (name: string, position: number) => void): () => void;
  /**
   * Leaves in the engine's files nothing of what documents of `personal` views were before; holds up everything else
   * for 10 µs a document. Absent where the files are not this process's own.
   */
  scrub?(): Promise<void>;
  close(): Promise<void>;
}

export class UnknownView extends Error {}
/** A writer with a greater fence has written this view version: whoever is refused no longer owns it. */
export class Fenced extends Error {}
/** The engine is not reached; what was being written may or may not have been. */
export class ViewStoreUnavailable extends Error {}
/** A `where`, `sort`, `text` or index names what the view does not declare. */
export class UndeclaredField extends Error {}
