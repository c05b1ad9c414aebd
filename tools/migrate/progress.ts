const everyMs = 250;

/** A line on the standard error that is written over: what is done, percent, and events a second since it began. */
export const progress = (what: string) => {
  const begun = performance.now();
  let shown = 0;
  return {
    /** `fresh` of the `done` were done since the beginning. */
    show(done: number, total: number | undefined, fresh = done) {
      const now = performance.now();
      if (now - shown < everyMs) return;
      shown = now;
      const share = total === undefined ? String(done) : `${Math.floor((done / Math.max(1, total)) * 100)} %`;
      process.stderr.write(
        `\r${what}: ${share}, ${Math.round((fresh / Math.max(1, now - begun)) * 1000)} events/s    `,
      );
    },
    end() {
      if (shown > 0) process.stderr.write('\n');
    },
  };
};
