import { setTimeout as wait } from 'node:timers/promises';
import { untilReady } from '../../support/running-server.ts';
import type { SteadyLoad } from '../stack/steady-load.ts';
import type { Seen } from '../campaign/disturbance.ts';
import type { Ground } from './ground.ts';

const withoutDisk: Seen = { kills: 0, saw: 'left out: nothing can be mounted here' };

/** Whoever writes is told to come again, and all goes on by itself once there is room. */
export const fullDisk = async (ground: Ground, { commands }: SteadyLoad): Promise<Seen> => {
  const { disk, server, random } = ground;
  if (!disk) return withoutDisk;
  const before = commands.unavailable;
  const isKilled = random.chance(0.4);
  disk.fill(random.below(200_000));
  try {
    await wait(1_000 + random.below(4_000));
    if (isKilled) await server.stop('SIGKILL');
  } finally {
    disk.empty();
  }
  if (isKilled) await server.start();
  else await untilReady(server.url);
  return { kills: isKilled ? 1 : 0, saw: commands.unavailable > before ? 'refused' : 'nothing refused' };
};

/** It starts, or says in one line why not; either way it starts once there is room. */
export const fullDiskAtAStart = async (ground: Ground): Promise<Seen> => {
  const { disk, server, random } = ground;
  if (!disk) return withoutDisk;
  await server.stop('SIGKILL');
  disk.fill(random.below(60_000));
  try {
    server.begin();
    await wait(2_500);
  } finally {
    disk.empty();
  }
  await server.stop('SIGKILL');
  await server.start();
  return { kills: 2 };
};
