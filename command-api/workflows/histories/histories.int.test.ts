import { upcasters } from '@maru/contracts/api/upcasters';
import { upcastIn } from '@maru/contracts/kernel/upcasters';
import { readEnv } from '@maru/platform/env/env';
import { createLogger } from '@maru/platform/log/logger';
import type { Metrics } from '@maru/platform/metrics/metrics';
import type { OpenService } from '@maru/platform/service/service';
import { startProcess } from '@maru/platform/service/start-process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { shopWorld } from '../shop/shop.fixture.ts';
import { openWorkflows } from '../open-workflows.ts';
import { reactionsTo } from './followed-workflows.ts';
import type { History } from './history.ts';
import { recordedShop } from './recording.fixture.ts';
import { decideAgain, replayStep } from './replaying.fixture.ts';
import { scenarios } from './scenarios.fixture.ts';

const folder = join(import.meta.dirname, 'recorded');
const pathOf = (name: string) => join(folder, `${name}.json`);
/** Events of earlier shapes are read as services read them. */
const readHistory = (name: string): History => {
  const history = JSON.parse(readFileSync(pathOf(name), 'utf8')) as History;
  return { ...history, events: history.events.map((event) => upcastIn(upcasters, event)) };
};
/** Set by `npm run record-histories -- "<why>"`. */
const why = process.env['RECORD_HISTORIES'];

const advice = (name: string, what: string) =>
  `history "${name}": ${what} otherwise today. In a running shop it may be half done in the old way, and comes again after a ` +
  'crash. Keep the old way for what is under way (a new event, or another name for the command), or, where no shop can be ' +
  'amid it, record anew: npm run record-histories -- "<why>"';

/** Says what is to be done about it, which a difference alone does not. */
const mustBeSame = (today: unknown, recorded: unknown, message: string) => {
  if (isDeepStrictEqual(today, recorded)) return;
  throw new Error(`${message}\nrecorded: ${JSON.stringify(recorded)}\ntoday:    ${JSON.stringify(today)}`);
};

/** The names of all workflows that a process runs, by what it measures. */
const runningWorkflows = async (): Promise<readonly string[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'workflows-'));
  let metrics: Metrics | undefined;
  const opening: OpenService = (setting) => {
    ({ metrics } = setting);
    return openWorkflows(setting);
  };
  const env = readEnv({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir });
  const ending = { graceMs: 0, lingerMs: 0 };
  const process = await startProcess(env, createLogger({ level: 'silent' }), {
    services: [opening],
    patient: false,
    ending,
  });
  await process.opened;
  const stopped = await metrics?.registry.getSingleMetric('maru_workflow_stopped')?.get();
  await process.stop();
  rmSync(dataDir, { recursive: true });
  return [...new Set(stopped?.values.map(({ labels }) => String(labels['workflow'])))];
};

const recordAnew = async (name: string, reason: string) => {
  const world = await shopWorld();
  const { shop, history } = recordedShop(world);
  await scenarios[name]?.(shop);
  mkdirSync(folder, { recursive: true });
  writeFileSync(pathOf(name), `${JSON.stringify(await history(name, reason), null, 1)}\n`);
  await world.close();
};

describe.each(Object.keys(scenarios))('history %s', (name) => {
  const path = pathOf(name);
  const recorded = () => readHistory(name);

  beforeAll(async () => {
    if (why !== undefined) await recordAnew(name, why);
  });

  it('leads to the reactions that it led to', () => {
    expect(existsSync(path), `npm run record-histories -- "<why>" makes ${path}`).toBe(true);
    const { events, reactions } = recorded();
    const today = reactionsTo(events);
    for (const at of new Set([...Object.keys(reactions), ...Object.keys(today)]))
      mustBeSame(today[at], reactions[at], advice(name, `${at.replace(' ', ' at position ')} reacts`));
  });

  it('leads to the commands, mails and erasures that it led to, under the same ids', async () => {
    const history = recorded();
    for (const step of history.steps) {
      const { acts, recorded: then } = await replayStep(history, step);
      const what = `${step.workflow} does what follows from position ${step.cause}`;
      mustBeSame(acts, then, advice(name, what));
    }
    expect(history.steps.flatMap(({ acts }) => acts).length).toBeGreaterThan(0);
  });

  it('is decided as it was decided', async () => {
    const history = recorded();
    for (const step of history.steps)
      for (const { command, recorded: then, today } of await decideAgain(history, step))
        mustBeSame(today, then, advice(name, `${command.type} after position ${step.cause} is decided`));
  });
});

it('every workflow that runs has a history of what it does: else add a scenario and record it', async () => {
  const steps = Object.keys(scenarios).flatMap((name) => readHistory(name).steps);
  const recorded = new Set(steps.filter(({ acts }) => acts.length > 0).map(({ workflow }) => workflow));
  expect([...recorded].toSorted()).toEqual((await runningWorkflows()).toSorted());
});
