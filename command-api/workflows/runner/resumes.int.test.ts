import type { EventStore } from '@maru/platform/event-store/event-store';
import { workflowStream } from '@maru/contracts/site/workflow/workflow.events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allOf, type FollowedLog, followedLog, notes, putBack } from '../testing/followed-log.fixture.ts';
import { reportingPipeline } from '../testing/reporting-pipeline.fixture.ts';
import { follower } from './follower.ts';
import { WorkflowStop } from './workflow-stop.ts';
import { workflowReports } from './workflow-reports.ts';

let world: FollowedLog;
const logs: Awaited<ReturnType<typeof putBack>>[] = [];
beforeEach(async () => {
  world = await followedLog();
});
afterEach(async () => {
  for (const log of logs.splice(0)) await log.close();
  await world.close();
});

/** One term of a copy on this log; what stopped it is said. */
const serve = async (events: EventStore, version = notes.version): Promise<string> => {
  const reports = workflowReports(reportingPipeline({ ...world, events }), notes.name);
  try {
    const copy: typeof notes = { ...notes, version };
    const engines = { events, views: world.views };
    await follower({ engines, log: world.log, reports }, copy, world.doing).poll(() => true);
  } catch (error) {
    if (!(error instanceof WorkflowStop)) throw error;
    await reports.stopped(error);
    return error.reason;
  }
  await reports.started();
  return 'done';
};
const resume = (events: EventStore) =>
  reportingPipeline({ ...world, events }).decide({ type: 'ResumeWorkflow', data: { id: notes.name } });

const opened = async (...events: Parameters<typeof putBack>) => {
  const log = await putBack(...events);
  logs.push(log);
  return log;
};

it('goes on after each log that was put back, however rarely a person had resumed it there before', async () => {
  await world.note('test.a-1', 3);
  expect(await serve(world.events)).toBe('done');
  for (const count of [2, 4]) {
    const { events, note } = await opened();
    await note('test.a-1', count);
    expect(await serve(events)).toBe('diverged');
    expect(await serve(events)).toBe('diverged');
    await resume(events);
    expect(await serve(events)).toBe('done');
  }
});

it('takes no resume of an older log for one that is about this stop', async () => {
  await world.note('test.a-1', 3);
  await serve(world.events);
  const { events, note } = await opened();
  await note('test.a-1', 2);
  await serve(events);
  await resume(events);
  // Backed up right now: resumed, and not gone on yet.
  const backup = await allOf(events);
  expect(backup.at(-1)).toMatchObject({ stream: workflowStream(notes.name), type: 'WorkflowResumed' });
  expect(await serve(events)).toBe('done');
  await note('test.a-1', 3);
  expect(await serve(events)).toBe('done');
  const restored = await opened(backup);
  expect(await serve(restored.events)).toBe('diverged');
  await resume(restored.events);
  expect(await serve(restored.events)).toBe('done');
});

it('is resumed once in place of a newer copy, also where nothing happens before the next start', async () => {
  await world.note('test.a-1');
  expect(await serve(world.events, 3)).toBe('done');
  expect(await serve(world.events, 2)).toBe('newerVersion');
  await resume(world.events);
  for (let start = 0; start < 2; start += 1) expect(await serve(world.events, 2)).toBe('done');
});
