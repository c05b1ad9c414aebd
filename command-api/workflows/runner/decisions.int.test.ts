import { peopleCards } from '@maru/contracts/identity/user/user.views';
import { system } from '@maru/contracts/kernel/actor';
import { reactionStream } from '@maru/contracts/site/reaction/reaction.events';
import type { ReactionCommand } from '@maru/contracts/site/reaction/reaction.commands';
import { keyedHash } from '@maru/platform/env/secrets';
import { localLeases } from '@maru/platform/lease/local-leases';
import { createMetrics } from '@maru/platform/metrics/metrics';
import { cardCache } from '@maru/platform/view-store/card-cache';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anyAggregate } from '../../pipeline/aggregate.ts';
import { commandPipeline } from '../../pipeline/execute.ts';
import { eventsOf, temporaryKeys } from '../../pipeline/memo.fixture.ts';
import { registry } from '../../pipeline/registry.ts';
import { sender } from '../../pipeline/send.ts';
import { openStreams } from '../../pipeline/streams.ts';
import { reactionAggregate } from '../../site/reaction/reaction.aggregate.ts';
import { workflowAggregate } from '../../site/workflow/workflow.aggregate.ts';
import { type FollowedLog, followedLog, notes } from '../testing/followed-log.fixture.ts';
import { type RunningWorkflow, runWorkflow } from './run-workflow.ts';
import { reactionIdOf } from './workflow-reports.ts';

let [world, running] = [] as unknown as [FollowedLog, RunningWorkflow];
let tries: string[] = [];
beforeEach(async () => {
  // What waits is due by this clock alone, so nothing is tried again until a test, or a person, says so.
  vi.useFakeTimers({ toFake: ['performance'] });
  tries = [];
  world = await followedLog();
});
afterEach(async () => {
  vi.useRealTimers();
  await running.close();
  await world.close();
});

const pipeline = () => {
  const { events, clock, views } = world;
  const streams = openStreams(events);
  const execute = commandPipeline({
    engines: { events, keys: temporaryKeys(), clock, requestHash: keyedHash('a secret of these tests only') },
    people: cardCache(views, peopleCards),
    streams,
    registry: registry([anyAggregate(reactionAggregate), anyAggregate(workflowAggregate)]),
  });
  return { load: streams.load, send: sender(execute, { actor: system, source: 'workflow:test' }) };
};
const start = () => {
  const engines = { ...world, leases: localLeases() };
  const parts = { engines, log: world.log as never, metrics: createMetrics(), commands: pipeline() };
  running = runWorkflow(parts, notes, async (reaction, cause) => {
    tries.push(`${cause.stream} ${reaction}`);
    await world.doing(reaction, cause);
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
const decide = (command: ReactionCommand) => pipeline().send(command, { as: { id: 'administrator', level: 10 } });

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
