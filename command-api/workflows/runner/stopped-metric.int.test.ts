import { createMetrics } from '@maru/platform/metrics/metrics';
import { localLeases } from '@maru/platform/lease/local-leases';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FollowedLog, followedLog, notes } from '../testing/followed-log.fixture.ts';
import { runWorkflow } from './run-workflow.ts';

let world: FollowedLog;
beforeEach(async () => {
  world = await followedLog();
});
afterEach(() => world.close());

it('says that it stopped until it runs, and says so no more while another copy does', async () => {
  await world.note('test.a-1');
  const [metrics, leases, ended] = [createMetrics(), localLeases(), new AbortController()];
  const stopped = async () =>
    (await metrics.registry.getSingleMetric('maru_workflow_stopped')?.get())?.values.some(({ value }) => value === 1);
  const commands = { load: async () => ({ state: { status: 'running' } }) as never, send: async () => ({}) as never };
  const older = runWorkflow(
    { engines: { ...world, leases }, log: world.log as never, metrics, commands, standByMs: 50 },
    { ...notes, everyMs: 20, on: {} as never },
    world.doing,
  );
  await vi.waitFor(async () => expect(await stopped()).toBe(true));
  const seen: unknown[] = [];
  for (let n = 0; n < 40; n += 1) {
    seen.push(await stopped());
    await new Promise((resolve) => void setTimeout(resolve, 5));
  }
  expect(seen).not.toContain(false);
  const newer = leases.hold(
    'workflow:test',
    ({ signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
    ended.signal,
  );
  await vi.waitFor(async () => expect(await stopped()).toBe(false), { timeout: 5_000 });
  ended.abort();
  await newer;
  await older.close();
});
