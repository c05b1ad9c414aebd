import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, newIssue, newProject } from '../../support/api-client.ts';
import { runTool, startTool } from '../../support/run-tool.ts';
import type { Row } from '../campaign/table.ts';
import { ViewStoreUnavailable } from '@maru/platform/view-store/view-store';
import { storedProblems } from './checks.ts';
import type { Damage, Damaged } from './damages.ts';
import type { Ground } from './ground.ts';

/** What a product does with damaged data, and after it was put back. */
export interface Suffered {
  readonly row: Row;
  readonly problems: readonly string[];
}

/** A start that refuses has done so long before. */
const refusalMs = 30_000;
const viewFiles = ['views.db', 'views.db-wal', 'views.db-shm'];
const removeViews = ({ server }: Ground) => {
  for (const name of viewFiles) rmSync(join(server.dataDir, name), { force: true });
};
/** The folder itself may be where a disk is mounted. */
const replaceFolder = (from: string, to: string) => {
  for (const name of readdirSync(to)) rmSync(join(to, name), { recursive: true, force: true });
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
};

const canWork = async (client: Client): Promise<boolean> => {
  const { id } = await newProject(client);
  if (!id) return false;
  const { id: issue } = await newIssue(client, id);
  const said = { prj_id: id, issue_id: issue, comment: '계속해요.' };
  const { status } = await client.call('POST', 'request/comment/add', { body: said });
  return status === 200;
};

/** The one who is concerned may have to wait, all others not. */
const othersWork = async ({ client, shop }: Ground): Promise<readonly string[]> => {
  const people = [client, ...shop.people];
  const working = await Promise.all(people.map(canWork));
  const stopped = working.filter((works) => !works).length;
  return stopped > 1 ? [`${stopped} of ${people.length} people cannot work`] : [];
};

/** As `npm run verify` says: 2 where there are good events of others only. */
const exitOfVerify = ({ faults, logPages, isChanged }: Damaged) => {
  if (logPages || isChanged) return 1;
  if (faults.length === 0) return 0;
  return faults.every(({ fault }) => fault === 'foreign') ? 2 : 1;
};
/** It names no more than so many. */
const mostNamed = 100;

const namedByVerify = async ({ server }: Ground, damaged: Damaged): Promise<readonly string[]> => {
  const { code, error } = await runTool('verify', [], { DATA_DIR: server.dataDir });
  const exit = exitOfVerify(damaged);
  const named = damaged.faults.filter(({ position }) => error.includes(`at position ${position} `));
  const unnamed = Math.min(damaged.faults.length, mostNamed) - named.length;
  return [
    ...(code === exit ? [] : [`verify ended with ${String(code)} instead of ${exit}: ${error}`]),
    ...(!damaged.logPages || error.includes('damaged file: ') ? [] : ['verify does not name the pages']),
    ...(unnamed <= 0 ? [] : [`verify does not name ${unnamed} events`]),
  ];
};

const refusesToStart = async ({ server }: Ground): Promise<readonly string[]> => {
  const { child, end } = startTool('start', [], { DATA_DIR: server.dataDir, PORT: '0', DEMO: '0' });
  const late = setTimeout(() => child.kill('SIGKILL'), refusalMs);
  const { code, error } = await end;
  clearTimeout(late);
  const isNamed = code === 1 && error.includes('its file is damaged') && !error.includes('    at ');
  return isNamed ? [] : [`a start on a damaged log ended with ${String(code)}: ${error}`];
};

const metricOf = async ({ server }: Ground, name: string): Promise<number> => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0);
};

const atWork = async (ground: Ground, damaged: Damaged, isRebuilt: boolean): Promise<readonly string[]> => {
  const stopped = await othersWork(ground);
  const counted = await metricOf(ground, 'maru_log_damaged');
  await ground.server.stop();
  const mustCount = damaged.logPages !== undefined && isRebuilt && damaged.faults.length > 0;
  // New streams have names that stand side by side in the index, so that one page of it may be in everybody's way.
  const mayStop = damaged.logPages === 'index' && counted > 0;
  return [...(mayStop ? [] : stopped), ...(mustCount && counted === 0 ? ['no metric tells of the damaged log'] : [])];
};

const whileDamaged = async (ground: Ground, damaged: Damaged, isRebuilt: boolean): Promise<readonly string[]> => {
  if (damaged.refuses) return refusesToStart(ground);
  const refusal = await ground.server.start().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : 'no error'),
  );
  const problems = refusal === undefined ? await atWork(ground, damaged, isRebuilt) : await refusesToStart(ground);
  const isWrong = refusal !== undefined && damaged.logPages !== 'index';
  return [
    ...problems,
    ...(isWrong ? [`it does not start: ${refusal}`] : []),
    ...(await namedByVerify(ground, damaged)),
  ];
};

/** A repair that ends amid its work leaves a log, damaged or whole, and what it has put aside is moved away by hand. */
const repairKilled = async ({ server, random }: Ground): Promise<readonly string[]> => {
  const { child, end } = startTool('repair', [], { DATA_DIR: server.dataDir });
  await wait(100 + random.below(700));
  child.kill('SIGKILL');
  await end;
  rmSync(join(server.dataDir, 'log.db.damaged'), { force: true });
  return existsSync(join(server.dataDir, 'log.db')) ? [] : ['a repair that was killed left no log'];
};

const putRight = async (ground: Ground, { isRepairable, logPages, undo }: Damaged): Promise<readonly string[]> => {
  const repair = () => runTool('repair', [], { DATA_DIR: ground.server.dataDir });
  if (!isRepairable) {
    const harm = logPages && (await repair()).code === 0 ? ['a repair went on without what is lost'] : [];
    undo?.();
    return harm;
  }
  const left = ground.random.chance(0.4) ? await repairKilled(ground) : [];
  const { code, out, error } = await repair();
  return [...left, ...(code === 0 ? [] : [`the repair ended with ${String(code)}: ${out} ${error}`])];
};

/** Undefined where the look met a page of the views that nobody had read since it was damaged. */
const looked = async ({ server }: Ground): Promise<readonly string[] | undefined> =>
  storedProblems(server.dataDir, []).catch((error: unknown) => {
    if (error instanceof ViewStoreUnavailable) return undefined;
    throw error;
  });

/** Views that were made meanwhile are built anew, as is said for each of these damages, others often kept. */
const afterwards = async (ground: Ground, isStale: boolean): Promise<readonly string[]> => {
  if (isStale || ground.random.chance(0.3)) removeViews(ground);
  const start = async () => {
    await ground.server.start();
    await ground.long.repeat();
    await ground.server.stop();
    return looked(ground);
  };
  return (await start()) ?? (await start()) ?? ['damaged views are not begun anew'];
};

/** Damaged while it is stopped, started so, put right, and looked at; the data are then as they were before. */
export const sufferDamage = async (ground: Ground, { name, spoil }: Damage): Promise<Suffered | undefined> => {
  const { server, random, folder } = ground;
  const before = join(folder, 'before');
  cpSync(server.dataDir, before, { recursive: true, preserveTimestamps: true });
  const since = performance.now();
  try {
    const damaged = await spoil(ground);
    if (!damaged) return undefined;
    const isRebuilt = random.chance(0.6);
    if (isRebuilt) removeViews(ground);
    const problems = [...(await whileDamaged(ground, damaged, isRebuilt))];
    problems.push(...(await putRight(ground, damaged)));
    const isStale = isRebuilt || damaged.faults.some(({ fault }) => fault === 'foreign');
    if (damaged.undo || damaged.faults.length === 0) problems.push(...(await afterwards(ground, isStale)));
    const row = {
      disturbance: name,
      kills: 0,
      recoveredMs: performance.now() - since,
      saw: damaged.isRepairable ? `${damaged.what}, repaired` : damaged.what,
    };
    return { row, problems: problems.map((one) => `${name} (${damaged.what}): ${one}`) };
  } finally {
    await server.stop('SIGKILL');
    replaceFolder(before, server.dataDir);
    rmSync(before, { recursive: true });
  }
};
