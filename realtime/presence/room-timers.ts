/** One timer for each room; a later time never delays an earlier one. */
export const roomTimers = (look: (room: string) => void) => {
  const waiting = new Map<string, { readonly timer: NodeJS.Timeout; readonly due: number }>();
  return {
    within: (ms: number, room: string) => {
      const due = performance.now() + ms;
      const current = waiting.get(room);
      if (current && current.due <= due) return;
      clearTimeout(current?.timer);
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
