import { effectlessStream } from '@maru/contracts/kernel/effectless.events';
import { type EventStore, EventStoreUnavailable } from '@maru/platform/event-store/event-store';
import { verifyLog } from '@maru/platform/event-store/verify-chain';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventsOf, memoAggregate, over, pipelineOver, temporaryLog, writer } from './memo.fixture.ts';

const id = '01900000-0000-7000-8000-0000000000ff';
const stream = `test.memo-${id}`;
const write = { type: 'WriteMemo', data: { id, title: 'a', text: 'b' } } as const;
const edit = (data: { title?: string; text?: string }) => ({ type: 'EditMemo', data: { id, ...data } }) as const;
const tear = { type: 'TearMemo', data: { id } } as const;
const keyed = { commandId: '01900000-0000-7000-8000-aaaaaaaaaaaa', isKeyed: true };

describe('a command that changed nothing', () => {
  let log = temporaryLog();
  let { send } = pipelineOver(log.events);
  beforeEach(async () => {
    log = temporaryLog();
    ({ send } = pipelineOver(log.events));
    await send(write);
  });
  afterEach(() => log.close());
  const remembered = async () => {
    const found = [];
    for await (const batch of log.events.readAll({ after: 0, prefixes: [effectlessStream('')] }))
      found.push(...batch.events);
    return found;
  };

  it('is answered the same later, also in a process that never saw it, and does nothing then', async () => {
    const first = await send(edit({ title: 'a' }), keyed);
    expect(first).toMatchObject({ body: { title: 'a' }, revision: 0, position: 1 });
    await send(edit({ title: 'later' }));
    for (const node of [send, pipelineOver(log.events).send])
      expect(await node(edit({ title: 'a' }), keyed)).toEqual(first);
    expect(await eventsOf(log.events, stream)).toHaveLength(2);
    expect(await remembered()).toHaveLength(1);
  });

  it('is answered the same where it would be refused by now', async () => {
    const first = await send(edit({ title: 'a' }), { ...keyed, ifRevision: 0 });
    await send(tear);
    expect(await send(edit({ title: 'a' }), { ...keyed, ifRevision: 0 })).toEqual(first);
  });

  it('leaves the revision of the thing, and a log whose chains are good', async () => {
    await send(edit({ title: 'a' }), keyed);
    expect(await send(edit({ title: 'mine' }), { ifRevision: 0 })).toMatchObject({ revision: 1 });
    expect(await verifyLog(log.stored)).toMatchObject({ bad: undefined });
  });

  it.each([
    ['another command', tear],
    ['one that would have done something', edit({ title: 'other' })],
  ])('is refused as %s under the same key', async (_name, other) => {
    await send(edit({ title: 'a' }), keyed);
    await expect(send(other, keyed)).rejects.toMatchObject({ code: 'key_reused' });
    expect(await eventsOf(log.events, stream)).toHaveLength(1);
  });

  it('is remembered where its answer was lost, and decided anew where remembering it failed', async () => {
    const dying = (late: boolean): EventStore => ({
      ...over(log.events),
      append: async (...append) => {
        if (late) await log.events.append(...append);
        throw new EventStoreUnavailable('gone');
      },
    });
    await expect(pipelineOver(dying(false)).send(edit({ title: 'a' }), keyed)).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await remembered()).toEqual([]);
    await expect(pipelineOver(dying(true)).send(edit({ title: 'a' }), keyed)).rejects.toMatchObject({
      code: 'unavailable',
    });
    await send(edit({ title: 'later' }));
    expect(await send(edit({ title: 'a' }), keyed)).toMatchObject({ revision: 0, body: { title: 'a' } });
  });

  it('is remembered once when two nodes are given it at once', async () => {
    const nodes = [pipelineOver(log.events), pipelineOver(log.events)];
    const [one, other] = await Promise.all(nodes.map((node) => node.send(edit({ title: 'a' }), keyed)));
    expect(other).toEqual(one);
    expect(await remembered()).toHaveLength(1);
  });

  it('costs nothing where no key can bring it again, nor where a new thing is named', async () => {
    const readStream = vi.fn<EventStore['readStream']>(log.events.readStream);
    const node = pipelineOver({ ...over(log.events), readStream });
    await node.send(edit({ title: 'a' }));
    expect(await remembered()).toEqual([]);
    expect(readStream).toHaveBeenCalledTimes(1);
    const named = '01900000-0000-7000-8000-00000000000e';
    await node.send({ type: 'WriteMemo', data: { ...write.data, id: named } }, { commandId: named, isKeyed: true });
    expect(readStream).toHaveBeenCalledTimes(1);
  });

  it('holds no word of what was sent', async () => {
    await send(edit({ title: 'a', text: 'b' }), keyed);
    expect((await remembered()).map(({ data }) => data)).toEqual([{ stream, revision: 0, command: 'EditMemo' }]);
  });
});

it(
  'whatever is repeated in whatever order is answered as the first time, and writes nothing',
  { timeout: 60_000 },
  async () => {
    const title = fc.constantFrom('a', 'b', 'c');
    const step = fc.record({ key: fc.integer({ min: 0, max: 4 }), title, node: fc.integer({ min: 0, max: 1 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const log = temporaryLog();
        const nodes = [pipelineOver(log.events), pipelineOver(log.events)];
        await nodes[0]?.send(write);
        const titles = new Map<number, string>();
        const answers = new Map<number, unknown>();
        for (const { key, title: wanted, node } of steps) {
          const title = titles.get(key) ?? wanted;
          const before = await log.events.head();
          const commandId = `01900000-0000-7000-8000-00000000000${key}`;
          const answer = await nodes[node]?.send(edit({ title }), { commandId, isKeyed: true, actor: writer });
          if (answers.has(key)) expect([answer, await log.events.head()]).toEqual([answers.get(key), before]);
          titles.set(key, title);
          answers.set(key, answer);
        }
        await log.close();
      }),
      { numRuns: 60 },
    );
  },
);

it('is remembered of a thing that is not there, too', async () => {
  const log = temporaryLog();
  const decide = { ...memoAggregate.decide, TearMemo: () => [] };
  const policies = { ...memoAggregate.policies, TearMemo: () => undefined };
  const { send } = pipelineOver(log.events, { aggregate: { ...memoAggregate, decide, policies } });
  const first = await send(tear, keyed);
  await send(write);
  expect(await send(tear, keyed)).toEqual(first);
  await log.close();
});
