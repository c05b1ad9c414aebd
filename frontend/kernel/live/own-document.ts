import type { Live } from './live-client.ts';
import { liveCommand } from './live-command.ts';
import type { Versioned } from './live-entry.ts';
import { type Meta, reportedPosition } from './live-pages.ts';
import { liveView } from './live-view.ts';

/** What belongs to one person, such as a cart: every answer is the whole of it, and no room tells of it. */
export type Own<Data> = Data & Versioned;
type Shows<Data> = (covered: Data) => Partial<Data>;

const id = 'own';

/** Gives an answer the position that its call has reached: without it, an older answer could not be told from a newer. */
export const own = <Data extends object>(answer: Data, meta?: Meta): Own<Data> => {
  const position = reportedPosition(meta);
  if (!Number.isFinite(position)) throw new Error('the answer has no X-Position');
  return { ...answer, id, revision: 0, position };
};

/** Brings loads and answers to one's own `view` through the door of live views: spread into its `build.query({ … })`. */
export const ownView = <Data extends object>(view: string) =>
  liveView<Own<Data>, void, Own<Data>>({
    relay: { view, event: view },
    room: () => view,
    documents: (data) => [data],
    patch: (draft, { document }) => void Object.assign(draft, document),
  });

/** `shows` is what will be different of whatever is known then; an answer replaces all that is known. */
export const ownCommand = <Arg, Data extends object>(view: string, shows?: (arg: Arg) => Shows<Data>) =>
  liveCommand<Arg, Versioned>({
    view,
    id: () => id,
    ...(shows && { shows: (arg: Arg, covered: Versioned) => shows(arg)(covered as Own<Data>) }),
  });

/** A thunk: what the server is about to do by itself shows at once, until something as late as `until` has come. */
export const showOwn =
  <Data extends object>(view: string, shows: Shows<Data>, until: number) =>
  (_dispatch: unknown, _getState: unknown, extra: unknown) => {
    const overlay = { id, fields: (covered: Versioned) => shows(covered as Own<Data>), until };
    for (const entry of (extra as { live: Live }).live.rooms.showing(view)) entry.show(overlay);
  };
