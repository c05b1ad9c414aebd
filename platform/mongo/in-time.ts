/** For so long anybody waits for MongoDB, ms: the driver retries a server that stopped amid a connection for longer. */
export const patienceMs = 4_000;

/** For reads: what nobody waits for any more the server need not go on with. */
export const bounded = { maxTimeMS: patienceMs } as const;

/** Rejects with `late` when `work` has not ended by `patienceMs`; what it does then is not heard. */
export const inTime = async <T>(work: () => Promise<T>, late: (ms: number) => Error): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const ended = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late(patienceMs)), patienceMs);
  });
  try {
    return await Promise.race([work(), ended]);
  } finally {
    clearTimeout(timer);
  }
};
