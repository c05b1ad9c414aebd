import type { EventStore } from '@maru/platform/event-store/event-store';
import { replaced } from './replaced.ts';

/** A log whose readers wait at a gate until it is opened. Subscribers pass. */
export const gated = (events: EventStore) => {
  let open = () => {};
  let arrive = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const reached = new Promise<void>((resolve) => (arrive = resolve));
  return {
    /** Resolves once a reader waits. */
    reached,
    open: () => open(),
    events: replaced(events, {
      readAll: async function* (options) {
        arrive();
        await opened;
        yield* events.readAll(options);
      },
    }),
  };
};
