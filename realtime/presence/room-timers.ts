/** One look at each room that waits for one, as soon as anybody wants it. */
export const roomTimers = (look: (room: string) => void) => {
  const waiting = new Map<string, { readonly timer: NodeJS.Timeout; readonly due: number }>();
  return {
    within: (ms: number, room: string) => {
      const due = performance.now() + ms;
      const known = waiting.get(room);
      if (known && known.due <= due) return;
      clearTimeout(known?.timer);
      const timer = setTimeout(() => {
        waiting.delete(room);
        look(room);
      }, ms);
      waiting.set(room, { timer, due });
    },
    clear: () => {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
};
