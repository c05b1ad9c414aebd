import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { processesOf } from '../../support/stack/running-stack.ts';
import type { StackGround } from '../ground/stack-ground.ts';

/** Numbers that only grow, by what they count: CPU in ms by part, requests by name. */
export type Counters = Readonly<Record<string, number>>;
export interface Observation {
  readonly cpu: Counters;
  readonly requests: Counters;
}

interface Part {
  readonly part: string;
  readonly pid: number;
}

/** What a process has used so far, ms; the kernel counts in hundredths of a second. */
const cpuOf = (pid: number): number => {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13).map(Number);
  return ((user ?? 0) + (system ?? 0)) * 10;
};

const listenerOf = (url: string): number => {
  const port = /:(\d+)/.exec(url.split('//')[1] ?? '')?.[1];
  return Number(/pid=(\d+)/.exec(execFileSync('ss', ['-Hltnp', `sport = :${port}`], { encoding: 'utf8' }))?.[1]);
};

const add = (sums: Record<string, number>, counts: Counters) => {
  for (const [name, count] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + count;
  return sums;
};

const redisCounts = async (redis: Redis): Promise<Counters> => {
  const calls = [...(await redis.info('commandstats')).matchAll(/^cmdstat_(\S+):calls=(\d+)/gm)];
  return Object.fromEntries(calls.map(([, name, count]) => [`redis ${name}`, Number(count)]));
};

/**
 * Everything that runs for the stack, this process as `load` included. `counts` is where its processes write down what
 * they ask.
 */
export const observer = async (ground: StackGround, counts: string) => {
  const { esdb, mongo, redis } = ground.servers;
  const services = (await processesOf(ground.stack())).map(({ service, pid }): Part => ({ part: service, pid }));
  const engines = Object.entries({ EventStoreDB: esdb, MongoDB: mongo, Redis: redis }).map(([part, { url }]): Part => ({
    part,
    pid: listenerOf(url),
  }));
  const parts = [...services, ...engines, { part: 'load', pid: process.pid }];
  const client = new Redis(redis.url);
  const look = async (): Promise<Observation> => {
    // What is asked in the background is written down twice a second.
    await pause(600);
    const files = await Promise.all(
      services.map(({ pid }) => readFile(join(counts, `${pid}.json`), 'utf8').catch(() => '{}')),
    );
    const requests = files
      .map((text) => JSON.parse(text) as Counters)
      .reduce<Record<string, number>>(add, { ...(await redisCounts(client)) });
    const cpu = parts.map(({ part, pid }) => ({ [part]: cpuOf(pid) })).reduce<Record<string, number>>(add, {});
    return { cpu, requests };
  };
  return { look, close: () => client.disconnect() };
};

/** What has been added, per unit of what was done; leaves out what is less than a hundredth. */
export const perUnit = (before: Counters, after: Counters, units: number): Counters =>
  Object.fromEntries(
    Object.entries(after)
      .map(([name, count]) => [name, (count - (before[name] ?? 0)) / units] as const)
      .filter(([, each]) => each >= 0.005),
  );
