import { listeners } from './listeners.ts';
import type { LiveBus } from './live-bus.ts';

/** The live bus of one process: listeners are called before `publish` resolves. It loses nothing by itself. */
export function memoryLiveBus(onError: (error: unknown) => void = warn): LiveBus {
  const listening = listeners(onError);
  let open = true;
  return {
    publish: async (announcements) => {
      if (open && announcements.length > 0) listening.tell(announcements);
    },
    async lost() {
      if (open) listening.tellMissed();
    },
    listen: (listener, missed, views) =>
      listening.add((announcements) => {
        const wanted = announcements.filter(({ view }) => views.includes(view));
        if (wanted.length > 0) listener(wanted);
      }, missed),
    async close() {
      open = false;
      listening.clear();
    },
  };
}

const warn = (error: unknown) => process.emitWarning(`a listener of the live bus failed: ${String(error)}`);
