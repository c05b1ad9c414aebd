import { reachedBy } from './mongo-reached.ts';
import type { Checkpoint, ViewDefinition } from './view-store.ts';

/** One version of a view in its view's entry. */
export interface VersionEntry {
  /**
   * Where its documents are: a name never used before, so that whoever still means an older one of the same number
   * harms nothing.
   */
  readonly collection: string;
  /** As JSON. */
  readonly definition: string;
  readonly position: number;
  /** The greatest that was seen. */
  readonly fence: number;
  /** How many writes there were: what has been counted holds until there is another. */
  readonly writes: number;
  /** One is under way, or broke off after its documents: what is counted now holds for nobody else. */
  readonly writing?: boolean;
}

/** One view: which version readers see is changed in one step. */
export interface ViewEntry {
  readonly _id: string;
  /** The collection that readers see. */
  readonly live?: string;
  readonly versions?: Readonly<Record<string, VersionEntry>>;
  /** Only in the document of marks, see `mongo-reached.ts`. */
  readonly reached?: Readonly<Record<string, number>>;
}

/** A version as it was when its view was looked up. */
export interface MongoVersion extends Checkpoint, Omit<VersionEntry, 'definition'> {
  readonly view: ViewDefinition;
  /** By this process's monotonic clock, ms. */
  readonly lookedUpAt: number;
}

/** The path of a version inside its view's entry. */
export const pathOf = (version: number): string => `versions.v${version}`;

export const versionsOf = (
  entry: ViewEntry | null | undefined,
  lookedUpAt: number,
  marks?: ViewEntry,
): readonly MongoVersion[] =>
  Object.values(entry?.versions ?? {})
    .map(({ definition, ...rest }): MongoVersion => {
      const view: ViewDefinition = JSON.parse(definition);
      const position = Math.max(rest.position, reachedBy(marks, rest.collection));
      return { ...rest, position, view, status: entry?.live === rest.collection ? 'live' : 'building', lookedUpAt };
    })
    .toSorted((a, b) => a.view.version - b.view.version);
