import type { EventStore } from '@maru/platform/event-store/event-store';
import { verifyStream } from '@maru/platform/event-store/verify-chain';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventsOf, over, pipelineOver, temporaryLog } from './memo.fixture.ts';

const id = '01900000-0000-7000-8000-0000000000ff';
const stream = `test.memo-${id}`;
const write = { type: 'WriteMemo', data: { id, title: 'a', text: 'b' } } as const;
const edit = (data: { title?: string; text?: string }) => ({ type: 'EditMemo', data: { id, ...data } }) as const;

/**
 * Holds the first append of a command `for both` back until its second is there: both nodes have decided before either
 * has written.
 */
const meeting = (events: EventStore): EventStore => {
  const waiting = new Map<string, () => void>();
  return {
    ...over(events),
    append: async (to, added, expected) => {
      const { commandId = '', correlationId = '' } = added[0]?.meta ?? {};
      if (waiting.has(commandId)) waiting.get(commandId)?.();
      else if (correlationId.startsWith('for both'))
        await new Promise<void>((resolve) => waiting.set(commandId, resolve));
      return events.append(to, added, expected);
    },
  };
};

/** Each node folds and remembers by itself; the log is all they share. */
describe('two nodes over one log', () => {
  let log = temporaryLog();
  let nodes = [pipelineOver(log.events), pipelineOver(log.events)] as const;
  beforeEach(async () => {
    log = temporaryLog();
    nodes = [pipelineOver(log.events), pipelineOver(log.events)];
    await nodes[0].send(write);
  });
  afterEach(() => log.close());

  it('given the same command at the same time, write it once, answer the same and know the same', async () => {
    const together = meeting(log.events);
    nodes = [pipelineOver(together), pipelineOver(together)];
    for (let round = 0; round < 4; round += 1) {
      const commandId = v7();
      const command = edit(round % 2 === 0 ? { title: `t${round}`, text: `x${round}` } : { title: `t${round}` });
      const [one, other] = await Promise.all(
        nodes.map(({ send }, node) => send(command, { commandId, correlationId: `for both, at ${node}` })),
      );
      expect(other).toEqual(one);
    }
    // Whoever believed to have written what the other wrote would go on from a hash that is not in the log.
    for (const { send } of nodes) await send(edit({ text: v7() }));
    expect(await eventsOf(log.events, stream)).toHaveLength(1 + 6 + 2);
    expect(await verifyStream(log.events, stream)).toMatchObject({ bad: undefined });
  });

  it('go on from what the other wrote', async () => {
    const [one, other] = nodes;
    await one.send(edit({ title: 'one' }));
    await expect(other.send(edit({ title: 'stale' }), { ifRevision: 0 })).rejects.toMatchObject({
      code: 'revision_conflict',
    });
    expect(await other.send(edit({ title: 'other' }), { ifRevision: 1 })).toMatchObject({
      revision: 2,
      body: { title: 'other' },
    });
    await one.send({ type: 'TearMemo', data: { id } });
    await expect(other.send(edit({ title: 'late' }))).rejects.toMatchObject({ code: 'not_found' });
  });
});
