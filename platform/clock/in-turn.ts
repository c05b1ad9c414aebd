/** Runs jobs one after the other, in the order they were handed in; a job that fails does not hold up the next. */
export const inTurn = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(job: () => Promise<T>): Promise<T> => {
    const run = last.then(job, job);
    last = run.catch(() => undefined);
    return run;
  };
};
