import type { Actor } from '@maru/contracts/kernel/actor';
import { issueExamples } from '@maru/contracts/tracker/issue/issue.examples';
import { projectExamples } from '@maru/contracts/tracker/project/project.examples';
import { accessTokens } from '@maru/platform/access-token/access-token';
import { fixedClock } from '@maru/platform/clock/fixed-clock';
import type { Engines } from '@maru/platform/engines/engines';
import { memoryLiveBus } from '@maru/platform/live-bus/memory-live-bus';
import { memoryRateLimiters } from '@maru/platform/rate-limit/memory-rate-limiters';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Command } from './pipeline/aggregate.ts';
import { temporaryLog } from './pipeline/memo.fixture.ts';
import { commandService } from './compose.ts';
import { hashes, noSocial } from './testing/identity-parts.fixture.ts';

const views = { view: () => ({ getMany: async () => [] }), versions: async () => [] } as unknown as ViewStore;
const [owner, member]: readonly Actor[] = [
  { id: v7(), level: 1 },
  { id: v7(), level: 1 },
];
const [project, issue] = [v7(), v7()];

/** What one node decides from other streams must not be older than what another node wrote there. */
describe('two command services over one log', () => {
  let log = temporaryLog();
  const node = () => {
    const clock = fixedClock();
    const engines = {
      events: log.events,
      keys: log.keys,
      snapshots: log.snapshots,
      requestHash: log.requestHash,
      views,
      bus: memoryLiveBus(),
      limits: memoryRateLimiters(),
      clock,
    } as unknown as Engines;
    const { execute } = commandService({
      engines,
      tokens: accessTokens('a'.repeat(32), clock),
      hashes,
      social: noSocial,
    });
    return (actor: Actor | undefined, command: Command, commandId = v7()) =>
      execute({
        command,
        actor: actor ?? { id: '', level: 0 },
        commandId,
        ipHash: '',
        source: 'web',
        correlationId: v7(),
      });
  };
  let nodes = [node(), node()] as const;
  beforeEach(async () => {
    log = temporaryLog();
    nodes = [node(), node()];
    const [one] = nodes;
    await one(owner, { type: 'AddProject', data: { ...projectExamples.ProjectAdded.data, id: project } });
    await one(member, { type: 'RequestJoin', data: { id: project } });
    await one(owner, { type: 'ApproveJoin', data: { id: project, userId: member?.id } });
    await one(owner, { type: 'AddIssue', data: { ...issueExamples.IssueAdded.data, id: issue, prj_id: project } });
  });
  afterEach(() => log.close());

  const comment = (id = v7()): Command => ({
    type: 'AddComment',
    data: { id, prj_id: project, issue_id: issue, comment: '봤어요.', image: [] },
  });

  it('refuse a member who was removed at the other one, and let him in again', async () => {
    const [one, other] = nodes;
    await other(member, comment());
    await one(owner, { type: 'RemoveMember', data: { id: project, userId: member?.id } });
    await expect(other(member, comment())).rejects.toMatchObject({ code: 'not_member' });
    await one(member, { type: 'RequestJoin', data: { id: project } });
    await one(owner, { type: 'ApproveJoin', data: { id: project, userId: member?.id } });
    expect(await other(member, comment())).toMatchObject({ revision: 0 });
  });

  it('given one command at once, write it once and answer the same', async () => {
    const [id, commandId] = [v7(), v7()];
    const [one, other] = await Promise.all(nodes.map((send) => send(member, comment(id), commandId)));
    expect(other).toEqual(one);
    const again = await Promise.all(nodes.map((send) => send(member, comment(id), commandId)));
    expect(again).toEqual([one, one]);
  });
});
