import { setTimeout as wait } from 'node:timers/promises';
import type { Seen } from '../campaign/disturbance.ts';
import type { Ground } from './ground.ts';

export const paused = async ({ server, random }: Ground): Promise<Seen> => {
  const ms = 500 + random.below(8_000);
  process.kill(server.pid(), 'SIGSTOP');
  await wait(ms);
  process.kill(server.pid(), 'SIGCONT');
  return { kills: 0 };
};
