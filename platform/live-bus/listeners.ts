import type { Announcement, Listener } from './live-bus.ts';

/** What one throws goes to `onError`; the others still hear. */
export interface Listeners {
  readonly add: (listener: Listener, missed: () => void) => () => void;
  readonly tell: (announcements: readonly Announcement[]) => void;
  readonly tellMissed: () => void;
  readonly clear: () => void;
}

export const listeners = (onError: (error: unknown) => void): Listeners => {
  let listening: readonly { readonly listener: Listener; readonly missed: () => void }[] = [];
  const call = (work: () => void) => {
    try {
      work();
    } catch (error) {
      onError(error);
    }
  };
  return {
    add: (listener, missed) => {
      const entry = { listener, missed };
      listening = [...listening, entry];
      return () => {
        listening = listening.filter((other) => other !== entry);
      };
    },
    tell: (announcements) => {
      for (const { listener } of listening) call(() => listener(announcements));
    },
    tellMissed: () => {
      for (const { missed } of listening) call(() => missed());
    },
    clear: () => {
      listening = [];
    },
  };
};
