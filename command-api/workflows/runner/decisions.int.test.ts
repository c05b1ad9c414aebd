import type { Closable } from '@maru/platform/engines/engines';
import { reactionStream } from '@maru/contracts/site/reaction/reaction.events';
import type { ReactionCommand } from '@maru/contracts/site/reaction/reaction.commands';
import { localLeases } from '@maru/platform/lease/local-leases';
import { createMetrics } from '@maru/platform/metrics/metrics';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventsOf } from '../../pipeline/memo.fixture.ts';
import { type FollowedLog, followedLog, notes } from '../testing/followed-log.fixture.ts';
import { reportingPipeline } from '../testing/reporting-pipeline.fixture.ts';
import { runWorkflow } from './run-workflow.ts';
import { reactionIdOf } from './workflow-reports.ts';

let [world, running] = [] as unknown as [FollowedLog, Closable];
let tries: string[] = [];
const early = new Set<string>();
beforeEach(async () => {
  // What waits is due by this clock alone, so nothing is tried again until a test, or a person, says so.
  vi.useFakeTimers({ toFake: ['performance'] });
  tries = [];
  early.clear();
  world = await followedLog();
});
afterEach(async () => {
  vi.useRealTimers();
  await running.close();
  await world.close();
});

const start = () => {
  const engines = { ...world, leases: localLeases() };
  const parts = { engines, log: world.log as never, metrics: createMetrics(), commands: reportingPipeline(world) };
  running = runWorkflow(parts, notes, async (reaction, cause) => {
    tries.push(`${cause.stream} ${reaction}`);
    return early.has(cause.stream) ? 600_000 : world.doing(reaction, cause);
  });
};
const later = () => vi.advanceTimersByTime(10 * 60_000);
const pollsPass = async () => {
  await world.note('test.a-mark');
  const marks = tries.filter((name) => name.startsWith('test.a-mark')).length;
  await expect.poll(() => tries.filter((name) => name.startsWith('test.a-mark')).length).toBe(marks + 1);
};
const triesOf = (name: string) => tries.filter((one) => one === name).length;
/** The first note fails until it is set aside; answers the id of its reaction and what was recorded of it. */
const setAside = async () => {
  world.stuck.add('test.a-1 0');
  await world.note('test.a-1', 2);
  start();
  for (const failures of [1, 2, 3]) {
    await expect.poll(() => triesOf('test.a-1 0')).toBe(failures);
    await pollsPass();
    if (failures < 3) later();
  }
  const id = reactionIdOf(notes.name, await world.eventAt(1));
  const recorded = async () => (await eventsOf(world.events, reactionStream(id))).map(({ type }) => type);
  await expect.poll(recorded).toEqual(['ReactionSetAside']);
  return { id, recorded };
};
const decide = (command: ReactionCommand) => reportingPipeline(world).decide(command);

it('tries again at once what a person wants tried again, and says so each time', async () => {
  const { id, recorded } = await setAside();
  await decide({ type: 'RetryReaction', data: { id } });
  await expect.poll(recorded).toEqual(['ReactionSetAside', 'ReactionRetried', 'ReactionSetAside']);
  expect(triesOf('test.a-1 0')).toBe(4);
  world.stuck.clear();
  await decide({ type: 'RetryReaction', data: { id } });
  await expect.poll(async () => (await recorded()).slice(3)).toEqual(['ReactionRetried', 'ReactionDone']);
  await expect
    .poll(() => world.done.filter((name) => name.startsWith('test.a-1')))
    .toEqual(['test.a-1 0', 'test.a-1 1']);
});

it('never tries again what was given up, and goes on with what waited behind it, also after a restart', async () => {
  const { id, recorded } = await setAside();
  expect(triesOf('test.a-1 1')).toBe(0);
  await decide({ type: 'GiveUpReaction', data: { id, reason: '직접 처리했어요' } });
  await expect.poll(() => world.done.filter((name) => name.startsWith('test.a-1'))).toEqual(['test.a-1 1']);
  later();
  await pollsPass();
  await running.close();
  start();
  later();
  await pollsPass();
  expect(triesOf('test.a-1 0')).toBe(3);
  expect(await recorded()).toEqual(['ReactionSetAside', 'ReactionGivenUp']);
});

it('hears a person while the log rests on what is not due, and does not do it again when it goes on', async () => {
  const { id, recorded } = await setAside();
  early.add('test.a-early');
  await world.note('test.a-early');
  await expect.poll(() => triesOf('test.a-early 0')).toBeGreaterThan(1);
  await decide({ type: 'RetryReaction', data: { id } });
  await expect.poll(recorded).toEqual(['ReactionSetAside', 'ReactionRetried', 'ReactionSetAside']);
  expect(triesOf('test.a-1 0')).toBe(4);
  early.clear();
  await pollsPass();
  expect(triesOf('test.a-1 0')).toBe(4);
  early.add('test.a-early-2');
  await world.note('test.a-early-2');
  await decide({ type: 'GiveUpReaction', data: { id, reason: '직접 처리했어요' } });
  await expect.poll(() => world.done).toContain('test.a-1 1');
});
