import { listeners } from './listeners.ts';
import type { Announcement, LiveBus } from './live-bus.ts';

/** The live bus of one process: listeners are called before `publish` resolves. It loses nothing by itself. */
export function memoryLiveBus(onError: (error: unknown) => void = warn): LiveBus {
  const listening = listeners(onError);
  let open = true;
  const publish = async (announcements: readonly Announcement[]) => {
    if (open && announcements.length > 0) listening.tell(announcements);
  };
  return {
    publish,
    signal: publish,
    async lost() {
      if (open) listening.tellMissed();
    },
    listen: (listener, missed, views) => {
      if (!views) return listening.add(listener, missed);
      return listening.add((announcements) => {
        const wanted = announcements.filter(({ view }) => views.includes(view));
        if (wanted.length > 0) listener(wanted);
      }, missed);
    },
    async close() {
      open = false;
      listening.clear();
    },
  };
}

const warn = (error: unknown) => process.emitWarning(`a listener of the live bus failed: ${String(error)}`);
