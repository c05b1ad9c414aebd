import { reactionStream } from '@maru/contracts/site/reaction/reaction.events';
import { createMetrics } from '@maru/platform/metrics/metrics';
import { MailDeferred, MailServerUnavailable } from '@maru/platform/mail/mailer';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventsOf } from '../../pipeline/memo.fixture.ts';
import { type FollowedLog, followedLog, notes } from '../testing/followed-log.fixture.ts';
import { reportingPipeline } from '../testing/reporting-pipeline.fixture.ts';
import { follower } from './follower.ts';
import { workflowMetrics } from './workflow-metrics.ts';
import { reactionIdOf, workflowReports } from './workflow-reports.ts';

let world: FollowedLog;
beforeEach(async () => {
  world = await followedLog();
});
afterEach(() => world.close());

it('writes one event for each reason, however often texts and reasons change, and counts every failure', async () => {
  await world.note('test.a-1');
  const [metrics, commands] = [createMetrics(), reportingPipeline(world)];
  let tries = 0;
  const running = follower(
    {
      engines: world,
      log: world.log,
      reports: workflowReports(commands, notes.name),
      measured: workflowMetrics(metrics, notes.name),
      now: () => world.time.now,
    },
    notes,
    async () => {
      tries += 1;
      throw tries % 2 === 0 ? new MailDeferred(`452 ${tries}`) : new MailServerUnavailable(`ETIMEDOUT ${tries}`);
    },
  );
  for (; tries < 12; world.time.now += 300_000) await running.poll(() => true);
  const recorded = await eventsOf(world.events, reactionStream(reactionIdOf(notes.name, await world.eventAt(1))));
  expect(recorded.map(({ data }) => (data as { error: string }).error)).toEqual(['mail_server_away', 'mail_deferred']);
  const counted = (await metrics.registry.getSingleMetric('maru_workflow_failures_total')?.get())?.values;
  expect(counted?.map(({ labels, value }) => [labels, value])).toEqual([
    [{ workflow: 'test', reason: 'mail_server_away' }, 6],
    [{ workflow: 'test', reason: 'mail_deferred' }, 6],
  ]);
});
