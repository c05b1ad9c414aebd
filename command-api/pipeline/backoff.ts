import { setTimeout } from 'node:timers/promises';

/** Waits before try `attempt` (from 1), at random so that those who lost together do not meet again. */
export const backoff = async (attempt: number): Promise<void> => {
  const longest = Math.min(4 * 2 ** attempt, 200);
  await setTimeout(Math.random() * longest);
};
