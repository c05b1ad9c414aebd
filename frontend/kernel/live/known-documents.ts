import { createNextState as produce } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';
import type { Change, LiveViewSpec, Versioned } from './live-entry.ts';
import { addedPage, type Pages } from './live-pages.ts';

const isDeleted = (change: Change) =>
  !('document' in change) || ('deleted' in change.document && change.document.deleted === true);

const placedBy = <Data, Arg, Doc extends object>(
  spec: LiveViewSpec<Data, Arg, Doc>,
  arg: Arg,
  data: Data,
  change: Change,
): Data =>
  produce(data, (draft: Data) => {
    if (isDeleted(change) && spec.remove) spec.remove(draft, change.id, arg);
    else if ('document' in change) spec.patch(draft, { ...change, document: change.document as Doc }, arg);
  });

/** The documents of one cached query as they came from the server. */
export interface KnownDocuments<Data> {
  readonly data: () => Data | undefined;
  readonly documentOf: (id: string) => Versioned | undefined;
  readonly knownOf: (id: string) => number;
  /** Puts one change into any version of the data, by the rules of its view. */
  readonly placed: (data: Data, change: Change) => Data;
  /** Takes a change in, unless as much is known already. */
  readonly take: (change: Change) => void;
  /** Takes in what was loaded: one more page, or everything anew as of `position`; answers whether it was everything. */
  readonly load: (data: Data, position: number) => boolean;
}

/**
 * The guard that live messages, catch-ups, answers of commands and loads all pass: of a document only what is later than
 * all that is known of it.
 */
export const knownDocuments = <Data, Arg, Doc extends object>(
  spec: LiveViewSpec<Data, Arg, Doc>,
  arg: Arg,
): KnownDocuments<Data> => {
  let base: Data | undefined;
  /** Everything up to here is in `base`. */
  let floor = -1;
  /**
   * The latest of each document since then, deletions too: an older one that comes late is known by it, and a load that
   * left before it is brought up to it. A load of everything at a later position makes it superfluous.
   */
  const latest = new Map<string, Change>();

  /** Pages that were loaded one after the other may hold one document twice. */
  const documentOf = (id: string): Versioned | undefined =>
    (base === undefined ? [] : spec.documents(base))
      .filter((one) => one.id === id)
      .toSorted((a, b) => b.position - a.position)[0];
  const positionOf = (id: string) => documentOf(id)?.position ?? -1;
  const knownOf = (id: string) => Math.max(floor, latest.get(id)?.position ?? -1, positionOf(id));
  const placed = (data: Data, change: Change) => placedBy(spec, arg, data, change);
  const place = (change: Change) => {
    if (base !== undefined) base = placed(base, change);
  };
  /** Brings what was loaded up to the changes that are later than `position`. */
  const replay = (position: number) => {
    for (const [id, change] of latest)
      if (change.position <= floor) latest.delete(id);
      else if (change.position > Math.max(position, positionOf(id))) place(change);
  };
  return {
    data: () => base,
    documentOf,
    knownOf,
    placed,
    take: (change) => {
      const concerns = !('document' in change) || (spec.concerns?.(change.document as Doc, arg) ?? true);
      if (!concerns || change.position <= knownOf(change.id)) return;
      latest.set(change.id, change);
      place(change);
    },
    load: (data, position) => {
      const page = addedPage(base, data);
      if (page) base = { ...data, pages: [...(base as Pages<unknown>).pages, page] };
      else [base, floor] = [copyWithStructuralSharing(base, data), position];
      replay(page?.position ?? floor);
      return page === undefined;
    },
  };
};
