import { knownDocuments } from './known-documents.ts';
import type { Change, LiveViewSpec, Overlay } from './live-entry.ts';

/**
 * The one door into a cached query: what is known of its documents and, laid over it, what commands are about to change,
 * so that whatever comes meanwhile is kept below. `write` is given what is to be shown.
 */
export const createLiveDocuments = <Data, Arg, Doc extends object>(
  spec: LiveViewSpec<Data, Arg, Doc>,
  arg: Arg,
  write: (shown: Data) => void,
) => {
  const known = knownDocuments(spec, arg);
  let overlays: readonly Overlay[] = [];

  /** Several overlays of one document make one change: the last says what it has not in common with those before. */
  const covered = (data: Data, id: string): Data => {
    const document = known.documentOf(id);
    const fields = overlays.filter((overlay) => overlay.id === id).map((overlay) => overlay.fields);
    return document ? known.placed(data, { ...document, document: Object.assign({}, document, ...fields) }) : data;
  };
  const show = () => {
    overlays = overlays.filter(({ id, until = Infinity }) => until > known.knownOf(id));
    const data = known.data();
    if (data !== undefined) write([...new Set(overlays.map(({ id }) => id))].reduce(covered, data));
  };
  return {
    apply: (change: Change) => {
      known.take(change);
      show();
    },
    show: (overlay: Overlay) => {
      overlays = [...overlays, overlay];
      show();
    },
    settle: (overlay: Overlay, outcome: Change | Overlay | undefined) => {
      overlays = overlays.filter((one) => one !== overlay);
      // What is answered lies below what is not, in the order in which the server did it.
      if (outcome && 'fields' in outcome)
        overlays = [...overlays, outcome].toSorted((a, b) => (a.until ?? Infinity) - (b.until ?? Infinity));
      else if (outcome) known.take(outcome);
      show();
    },
    load: (data: Data, position: number): boolean => {
      const isWhole = known.load(data, position);
      show();
      return isWhole;
    },
  };
};
