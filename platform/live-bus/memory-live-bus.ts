import type { Announcement, LiveBus } from './live-bus.ts';

type Listener = (announcements: readonly Announcement[]) => void;

/**
 * The live bus of one process: listeners are called before `publish` resolves. One that throws does not keep the others from
 * hearing; its error goes to `onError`.
 */
export function memoryLiveBus(onError: (error: unknown) => void = warn): LiveBus {
  let listening: readonly { readonly listener: Listener }[] = [];
  let open = true;
  return {
    async publish(announcements) {
      if (!open || announcements.length === 0) return;
      for (const { listener } of listening) call(listener, announcements, onError);
    },
    listen(listener) {
      const entry = { listener };
      listening = [...listening, entry];
      return () => {
        listening = listening.filter((other) => other !== entry);
      };
    },
    async close() {
      open = false;
      listening = [];
    },
  };
}

function call(listener: Listener, announcements: readonly Announcement[], onError: (error: unknown) => void): void {
  try {
    listener(announcements);
  } catch (error) {
    onError(error);
  }
}

const warn = (error: unknown) => process.emitWarning(`a listener of the live bus failed: ${String(error)}`);
