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
    if (!document) return data;
    const changed = overlays
      .filter((overlay) => overlay.id === id)
      .reduce((covered, { fields }) => ({ ...covered, ...fields(covered) }), document);
    return known.placed(data, { ...document, document: changed });
  };
  /** What is answered lies below what is not, in the order in which the server did it. */
  const lay = (overlay: Overlay) => {
    const endOf = ({ until = Number.MAX_VALUE }: Overlay) => until;
    overlays = [...overlays, overlay].toSorted((a, b) => endOf(a) - endOf(b));
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
      lay(overlay);
      show();
    },
    settle: (overlay: Overlay, outcome: Change | Overlay | undefined) => {
      overlays = overlays.filter((one) => one !== overlay);
      if (outcome && 'fields' in outcome) lay(outcome);
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
