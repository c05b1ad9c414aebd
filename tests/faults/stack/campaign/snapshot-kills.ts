import { record } from '@maru/command-api/pipeline/record';
import { system } from '@maru/contracts/kernel/actor';
import type { IssueEvent } from '@maru/contracts/tracker/issue/issue.events';
import { issueStream } from '@maru/contracts/tracker/issue/issue.events';
import { openEsdbEventStore } from '@maru/platform/event-store/esdb-event-store';
import { createLogger } from '@maru/platform/log/logger';
import type { MongoCommand } from '../../../support/mongo-proxy.ts';
import { lastOf } from '../next-release.ts';
import { copiesOf, untilOpen } from '../processes.ts';
import type { Disturbance } from './disturbance.ts';
import type { Ground } from './ground.ts';
import { killAt } from './kill-at.ts';

/** A little less than what makes a snapshot due: people bring the rest, who write into the same stream. */
const seeded = 980;
const tries = 200;

const change = (issue: string, project: string, at: number): IssueEvent => {
  const [from, to] = at % 2 === 0 ? (['LOW', 'HIGH'] as const) : (['HIGH', 'LOW'] as const);
  return { type: 'IssuePriorityChanged', data: { id: issue, prj_id: project, from, to } };
};

/** Lets an issue grow as if somebody had set its priority that often, amid those who write into it. */
const lengthen = async ({ stack, project }: Ground, issue: string): Promise<void> => {
  const store = openEsdbEventStore(stack.esdbUrl, createLogger({ level: 'silent' }));
  const stream = issueStream(issue);
  try {
    for (let attempt = 0; attempt < tries; attempt += 1) {
      const { revision, meta } = await lastOf(store, stream);
      const commandId = crypto.randomUUID();
      const events = await record(
        { actor: system, commandId, commandType: 'EditIssue', correlationId: commandId, source: 'web', ipHash: '' },
        {
          stream,
          at: new Date().toISOString(),
          now: { revision, hash: meta.hash },
          events: Array.from({ length: seeded }, (_, at) => change(issue, project, at)),
        },
      );
      const isAppended = await store.append(stream, events, revision).then(
        () => true,
        () => false,
      );
      if (isAppended) return;
    }
    throw new Error(`${stream} is written to without pause`);
  } finally {
    await store.close();
  }
};

const amidSnapshot = ({ name, body }: MongoCommand) => name === 'update' && body['update'] === 'snapshots';

const killAmidSnapshot: Disturbance['happen'] = async (ground, { issue }) => {
  const armed = killAt(ground, 'command-api', amidSnapshot);
  const [killed] = await Promise.all([armed, lengthen(ground, issue)]);
  await untilOpen(...(await copiesOf(ground.stack, 'command-api')).map(({ url }) => url));
  return { kills: killed };
};

export const snapshotKills: readonly Disturbance[] = [
  { name: 'command-api is killed while it writes a snapshot', weight: 4, happen: killAmidSnapshot },
];
