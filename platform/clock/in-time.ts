/** The work's result, or what `late` makes, thrown after so many `ms`; the work goes on, so its outcome is unknown. */
export const inTime = <T>(work: Promise<T>, ms: number, late: () => Error): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(late()), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
