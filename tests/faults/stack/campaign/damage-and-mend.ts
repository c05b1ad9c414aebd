import { type FaultyEventDocument, faultyEventView } from '@maru/contracts/site/fault/fault.views';
import { closeEngines, openEngines } from '@maru/platform/engines/open-engines';
import { openEsdbEventStore } from '@maru/platform/event-store/esdb-event-store';
import { verifyLog } from '@maru/platform/event-store/verify-chain';
import { memoryLiveBus } from '@maru/platform/live-bus/memory-live-bus';
import { createLogger } from '@maru/platform/log/logger';
import { projections } from '@maru/projectors/compose';
import { compareWithRebuild } from '@maru/projectors/runtime/compare-with-rebuild';
import { expect, vi } from 'vitest';
import { newIssue } from '../../../support/api-client.ts';
import type { Row } from '../../campaign/table.ts';
import { processesOf } from '../../../support/stack/running-stack.ts';
import { patience, untilAllOpen } from '../processes.ts';
import { steadyLoad } from '../steady-load.ts';
import { type Damage, foldedEvent, foreignEvent, unreadEvent, viewRow } from './damages.ts';
import { damagedKey, removedKey } from './key-damages.ts';
import type { Ground } from './ground.ts';
import { rebuildByUpgrade } from './releases.ts';

const kinds = [foreignEvent, unreadEvent, foldedEvent, viewRow, damagedKey, removedKey];
const calm = 10;

/** What administrators are shown of it depends on when it was read. */
const compared = projections.filter(({ name }) => name !== faultyEventView);

/** What `verify` names, what administrators are shown, and the documents that a rebuild makes otherwise. */
const look = async ({ stack }: Ground) => {
  const log = createLogger({ level: 'silent' });
  const engines = await openEngines(stack, log);
  const stored = openEsdbEventStore(stack.esdbUrl, log);
  try {
    const { named } = await verifyLog(stored);
    const { events, views } = engines;
    const differences = await compareWithRebuild({ events, views, bus: memoryLiveBus() }, compared);
    const listed = await views.view(faultyEventView).find<FaultyEventDocument>({ limit: 1_000 });
    return {
      named: named.map(({ stream, revision, fault }) => `${fault} ${stream} ${revision}`).toSorted(),
      listed: listed.map(({ doc: { fault, stream } }) => `${fault} ${stream}`),
      differing: differences.map(({ view, id }) => `${view} ${id}`),
    };
  } finally {
    await stored.close();
    await closeEngines(engines);
  }
};

const namedBy = (damages: readonly Damage[]) =>
  damages.flatMap(({ named }) => (named ? [`${named.fault} ${named.stream} ${named.revision}`] : [])).toSorted();

/** What all processes count together under a name. */
const metricOf = async ({ stack }: Ground, name: string) => {
  const pages = await Promise.all(
    (await processesOf(stack)).map(async ({ url }) => (await fetch(`${url}/metrics`)).text().catch(() => '')),
  );
  const lines = pages.join('\n').matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'));
  return [...lines].reduce((sum, [, value]) => sum + Number(value), 0);
};

/** All that is damaged is named, what it touches is refused, and nothing else is touched. */
const expectNamed = async (ground: Ground, damages: readonly Damage[]) => {
  for (const { expectRefused } of damages) await expectRefused?.();
  for (const { metric } of damages)
    if (metric) expect([metric, await metricOf(ground, metric)]).not.toEqual([metric, 0]);
  const allowed = damages.flatMap(({ differing = [] }) => differing);
  const { named, listed, differing } = await look(ground);
  expect(named).toEqual(namedBy(damages));
  const read = damages.flatMap(({ named: one, metric }) => (one && metric ? [`${one.fault} ${one.stream}`] : []));
  expect(listed).toEqual(expect.arrayContaining(read));
  expect(differing.filter((id) => !allowed.includes(id))).toEqual([]);
};

/** As operations.md has it: rows come back with the log, keys from a backup, views by a build. */
const mendAll = async (ground: Ground, damages: readonly Damage[]) => {
  for (const { mend } of damages) await mend?.();
  await ground.store.kill();
  await ground.store.start();
  await rebuildByUpgrade(ground);
  await untilAllOpen(ground.stack);
  for (const { expectWhole } of damages) await expectWhole?.();
};

/** Damages one thing of each kind while people go on, looks whether it is named and touches nothing else, and mends it. */
export const damageAndMend = async (ground: Ground): Promise<readonly Row[]> => {
  const { client, project, paceMs = 0 } = ground;
  const { id: issue } = await newIssue(client, project, '손상');
  const load = steadyLoad(client, { project, issue: (await newIssue(client, project, '그 옆')).id, paceMs });
  try {
    const damages: Damage[] = [];
    for (const kind of kinds) {
      damages.push(await kind({ ground, issue }));
      await load.more(calm);
    }
    await load.stop();
    await expectNamed(ground, damages);
    const over = performance.now();
    await mendAll(ground, damages);
    const recoveredMs = performance.now() - over;
    expect([load.commands.wrong, load.reads.wrong]).toEqual([[], []]);
    const foreign = damages.filter(({ named }) => named?.fault === 'foreign');
    await vi.waitFor(
      async () => expect(await look(ground)).toMatchObject({ named: namedBy(foreign), differing: [] }),
      patience,
    );
    return damages.map(({ name, kills = 0 }) => ({ disturbance: `damaged: ${name}`, kills, recoveredMs }));
  } finally {
    await load.stop();
  }
};
