import { liveCommand } from './live-command.ts';
import type { Versioned } from './live-entry.ts';
import { type Meta, positionOf } from './live-pages.ts';
import { liveView } from './live-view.ts';

/** What belongs to one person, such as a cart: every answer is the whole of it, and no room tells of it. */
export type Own<Data> = Data & Versioned;

/** Gives an answer the position that its call has reached. */
export const own = <Data extends object>(answer: Data, meta?: Meta): Own<Data> => ({
  ...answer,
  id: 'own',
  revision: 0,
  position: positionOf(meta, []),
});

/** Brings loads and answers to one's own `view` through the door of live views: spread into its `build.query({ … })`. */
export const ownView = <Data extends object>(view: string) =>
  liveView<Own<Data>, void, Own<Data>>({
    relay: { view, event: view },
    room: () => view,
    documents: (data) => [data],
    patch: (draft, { document }) => void Object.assign(draft, document),
  });

/** `shows` is what will be different, at once; an answer that `isWhole` replaces all that is known. */
export const ownCommand = <Arg, Data extends object>(
  view: string,
  shows: (arg: Arg, state: unknown) => Partial<Data>,
  isWhole = true,
) => liveCommand<Arg, Versioned>({ view, id: () => 'own', shows, isWhole: () => isWhole });
