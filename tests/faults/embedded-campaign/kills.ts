import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { readSqliteLog } from '@maru/platform/event-store/log-reader';
import { verifyChain } from '@maru/platform/event-store/verify-chain';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';
import { setTimeout as wait } from 'node:timers/promises';
import { startTool } from '../../support/run-tool.ts';
import { textsIn } from '../stack/inspect-stack.ts';
import type { SteadyLoad } from '../stack/steady-load.ts';
import type { Seen } from '../campaign/disturbance.ts';
import type { Ground } from './ground.ts';

const killAfter = async ({ server, random }: Ground, mostMs: number, leastMs = 0) => {
  await wait(leastMs + random.below(mostMs - leastMs));
  await server.stop('SIGKILL');
};

export const crash = async (ground: Ground): Promise<Seen> => {
  await killAfter(ground, 1_000);
  await ground.server.start();
  return { kills: 1 };
};

/** Begins so many starts, and kills each at a moment of its own. */
const killedStarts = async (ground: Ground, count: number, mostMs: number) => {
  for (let at = 0; at < count; at += 1) {
    ground.server.begin();
    await killAfter(ground, mostMs, 100);
  }
};

export const start = async (ground: Ground): Promise<Seen> => {
  await ground.server.stop('SIGKILL');
  const count = 1 + ground.random.below(3);
  await killedStarts(ground, count, 1_800);
  await ground.server.start();
  return { kills: count + 1 };
};

const viewFiles = ['views.db', 'views.db-wal', 'views.db-shm'];
const withoutViews = ({ server }: Ground) => {
  for (const name of viewFiles) rmSync(join(server.dataDir, name), { force: true });
};
/** Every view was made from another log, it seems: each is built beside the one that is shown, and swapped. */
const viewsOfAnotherLog = ({ server }: Ground) => {
  const database = new DatabaseSync(join(server.dataDir, 'views.db'));
  database.exec(`UPDATE versions SET event = json_set(event, '$.id', 'other') WHERE event IS NOT NULL`);
  database.close();
};

const unfinishedBuilds = ({ server }: Ground): number => {
  const file = join(server.dataDir, 'views.db');
  if (!existsSync(file)) return 0;
  const database = new DatabaseSync(file);
  try {
    return database.prepare(`SELECT 1 FROM versions WHERE status = 'building'`).all().length;
  } catch {
    return 0;
  } finally {
    database.close();
  }
};

export const build = async (ground: Ground): Promise<Seen> => {
  const { server, random } = ground;
  await server.stop('SIGKILL');
  const isBeside = random.chance(0.6);
  if (isBeside) viewsOfAnotherLog(ground);
  else withoutViews(ground);
  const count = 1 + random.below(3);
  await killedStarts(ground, count, 3_500);
  const unfinished = unfinishedBuilds(ground);
  await server.start();
  return {
    kills: count + 1,
    saw: `${isBeside ? 'beside' : 'from nothing'}${unfinished > 0 ? ', left unfinished' : ''}`,
  };
};

export const rebuildTool = async (ground: Ground): Promise<Seen> => {
  const { server, random } = ground;
  await server.stop('SIGKILL');
  const tool = startTool('rebuild', ['all'], { DATA_DIR: server.dataDir });
  await wait(400 + random.below(3_000));
  tool.child.kill('SIGKILL');
  await tool.end;
  await server.start();
  return { kills: 2 };
};

export const snapshot = async (ground: Ground): Promise<Seen> => {
  const { server, long, random } = ground;
  await long.upTo(4);
  const changes = long.burst(16);
  await wait(random.below(60));
  await server.stop('SIGKILL');
  await server.start();
  await changes;
  await long.repeat();
  return { kills: 1 };
};

/** A backup that says it is whole has all that was answered before it, and good chains. */
const mustBeWhole = async (folder: string, answered: readonly string[], issue: string) => {
  const { bad } = await verifyChain(readSqliteLog(join(folder, 'log.db')));
  if (bad) throw new Error(`the backup has a bad event: ${JSON.stringify(bad)}`);
  const store = openSqliteEventStore(join(folder, 'log.db'));
  const texts = new Set(await textsIn(store, issue));
  await store.close();
  const missing = answered.filter((text) => !texts.has(text));
  if (missing.length > 0) throw new Error(`the backup lacks ${missing.length} texts, such as ${missing[0]}`);
};

export const backup = async (ground: Ground, load: SteadyLoad): Promise<Seen> => {
  const { server, random, folder, issue } = ground;
  const target = join(folder, 'backup');
  const answered = load.answered.map(({ text }) => text);
  const tool = startTool('backup', [target], { DATA_DIR: server.dataDir });
  await wait(150 + random.below(1_200));
  const victim = random.pick(['server', 'backup', 'both']);
  if (victim !== 'server') tool.child.kill('SIGKILL');
  if (victim !== 'backup') await server.stop('SIGKILL');
  const { code, error } = await tool.end;
  if (victim !== 'backup') await server.start();
  if (code === 0) await mustBeWhole(target, answered, issue);
  else if (victim === 'server') throw new Error(`the backup failed beside a killed server: ${error}`);
  rmSync(target, { recursive: true, force: true });
  return { kills: victim === 'both' ? 2 : 1, saw: code === 0 ? 'whole' : 'broken off' };
};
