import {
  WrongExpectedRevision,
  AppendTooLarge,
  type EventStore,
  EventStoreUnavailable,
} from '@maru/platform/event-store/event-store';
import { verifyStream } from '@maru/platform/event-store/verify-chain';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventsOf, memoAggregate, over, pipelineOver, temporaryLog } from './memo.fixture.ts';

const id = '01900000-0000-7000-8000-0000000000ff';
const stream = `test.memo-${id}`;
const write = { type: 'WriteMemo', data: { id, title: 'a', text: 'b' } } as const;
const edit = (data: { title?: string; text?: string }) => ({ type: 'EditMemo', data: { id, ...data } }) as const;
const tear = { type: 'TearMemo', data: { id } } as const;
const key = '01900000-0000-7000-8000-aaaaaaaaaaaa';

describe('command pipeline', () => {
  let log = temporaryLog();
  let { send } = pipelineOver(log.events);
  beforeEach(() => {
    log = temporaryLog();
    ({ send } = pipelineOver(log.events));
  });
  afterEach(() => log.close());

  it('answers the thing with its revision and position', async () => {
    const answer = await send(write);
    expect(answer).toEqual({ body: { id, title: 'a', text: 'b', revision: 0, position: 1 }, revision: 0, position: 1 });
  });

  it('writes events of one command with one time, one command id and a chain of hashes', async () => {
    await send(write);
    await send(edit({ title: 'c', text: 'd' }), { commandId: key, ipHash: 'ip', source: 'web', correlationId: 'c-1' });
    const events = await eventsOf(log.events, stream);
    const metas = events.map(({ meta }) => meta);
    const shared = {
      commandId: key,
      causationId: key,
      correlationId: 'c-1',
      actorId: 'writer',
      ipHash: 'ip',
      at: metas.at(-1)?.at,
    };
    expect(metas.slice(1)).toMatchObject([shared, shared]);
    expect(metas.slice(1).map(({ previousHash }) => previousHash)).toEqual(metas.slice(0, 2).map(({ hash }) => hash));
    expect(new Set(events.map((event) => event.id)).size).toBe(3);
  });

  it('does not read the stream of a thing that it names', async () => {
    const readStream = vi.fn<EventStore['readStream']>(log.events.readStream);
    await pipelineOver({ ...over(log.events), readStream }).send(write, { commandId: id });
    expect(readStream).not.toHaveBeenCalled();
    expect(await eventsOf(log.events, stream)).toHaveLength(1);
  });

  it('writes nothing when nothing changes', async () => {
    await send(write);
    expect(await send(edit({ title: 'a' }))).toMatchObject({ revision: 0, position: 1 });
    expect(await eventsOf(log.events, stream)).toHaveLength(1);
  });

  it('refuses by policy and writes nothing', async () => {
    await send(write);
    await expect(send(edit({ title: 'x' }), { actor: { id: 'other', level: 1 } })).rejects.toMatchObject({
      code: 'not_author',
    });
    expect(await eventsOf(log.events, stream)).toHaveLength(1);
  });

  describe('a command sent again', () => {
    it('gives the first answer, also after other changes and in a process that never saw it', async () => {
      await send(write);
      const first = await send(edit({ title: 'first', text: 'x' }), { commandId: key });
      await send(edit({ title: 'later' }));
      expect(await send(edit({ title: 'first', text: 'x' }), { commandId: key })).toEqual(first);
      expect(await pipelineOver(log.events).send(edit({ title: 'first', text: 'x' }), { commandId: key })).toEqual(
        first,
      );
      expect(await eventsOf(log.events, stream)).toHaveLength(4);
    });

    it('gives it where the command would be refused by now', async () => {
      await send(write);
      const first = await send(tear, { commandId: key, ifRevision: 0 });
      expect(await send(tear, { commandId: key, ifRevision: 0 })).toEqual(first);
      await expect(send(tear)).rejects.toMatchObject({ code: 'not_found' });
    });

    it('gives it for a new thing whose id it gave, also where others have changed it and the command would be refused', async () => {
      let allowed = true;
      const policies = { ...memoAggregate.policies, WriteMemo: () => (allowed ? undefined : ('forbidden' as const)) };
      const made = pipelineOver(log.events, { aggregate: { ...memoAggregate, policies } });
      const first = await made.send(write, { commandId: id });
      await send(edit({ title: 'later' }));
      expect(await made.send(write, { commandId: id })).toEqual(first);
      allowed = false;
      expect(await made.send(write, { commandId: id })).toEqual(first);
      expect(await eventsOf(log.events, stream)).toHaveLength(2);
    });

    it('gives it when both tries run at once', async () => {
      await send(write);
      const [first, second] = await Promise.all([send(tear, { commandId: key }), send(tear, { commandId: key })]);
      expect(second).toEqual(first);
      expect(await eventsOf(log.events, stream)).toHaveLength(2);
    });

    it('gives it when the append went through but its answer was lost', async () => {
      const losing: EventStore = {
        ...over(log.events),
        append: async (...append) => {
          await log.events.append(...append);
          throw new EventStoreUnavailable('gone');
        },
      };
      await expect(pipelineOver(losing).send(write, { commandId: key })).rejects.toMatchObject({ code: 'unavailable' });
      expect(await send(write, { commandId: key })).toMatchObject({ revision: 0, position: 1 });
      expect(await eventsOf(log.events, stream)).toHaveLength(1);
    });

    it.each([
      ['another command', tear],
      ['another input', edit({ title: 'other' })],
      ['one that would be refused', write],
    ])('is refused as %s under the same key', async (_name, other) => {
      await send(write);
      await send(edit({ title: 'first' }), { commandId: key });
      await expect(send(other, { commandId: key })).rejects.toMatchObject({ code: 'key_reused' });
      expect(await eventsOf(log.events, stream)).toHaveLength(2);
    });
  });

  it('leaves what has not had its turn while somebody waited', async () => {
    await expect(send(write, { deadline: performance.now() - 1 })).rejects.toMatchObject({ code: 'unavailable' });
    expect(await eventsOf(log.events, stream)).toEqual([]);
  });

  describe('with the revision last seen', () => {
    it('refuses a stale one and shows the thing as it is now', async () => {
      await send(write);
      await send(edit({ title: 'theirs' }), { ifRevision: 0 });
      const current = { id, title: 'theirs', text: 'b', revision: 1, position: 2 };
      await expect(send(edit({ title: 'mine' }), { ifRevision: 0 })).rejects.toMatchObject({
        code: 'revision_conflict',
        current,
      });
    });

    it('lets one of many at once through', async () => {
      await send(write);
      const results = await Promise.allSettled(
        Array.from({ length: 10 }, (_, n) => send(edit({ title: `t${n}` }), { ifRevision: 0 })),
      );
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    it('does not find what is not there', async () => {
      await expect(send(edit({ title: 'x' }), { ifRevision: 3 })).rejects.toMatchObject({ code: 'not_found' });
      await expect(send(write, { ifRevision: 3 })).rejects.toMatchObject({ code: 'not_found' });
      expect(await log.events.head()).toBe(0);
    });
  });

  it('loses none of many changes at once, from two processes', async () => {
    const other = pipelineOver(log.events);
    await send(write);
    await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 2 ? send : other.send)(edit({ text: `t${n}` }))));
    expect(await eventsOf(log.events, stream)).toHaveLength(41);
    expect(await verifyStream(log.events, stream)).toMatchObject({ events: 41, bad: undefined });
  });

  it('gives up as busy when every append loses', async () => {
    const losing = { ...over(log.events), append: () => Promise.reject(new WrongExpectedRevision(stream, 'none', 3)) };
    await expect(pipelineOver(losing).send(write)).rejects.toMatchObject({ code: 'busy' });
  });

  it.each([
    [new EventStoreUnavailable(''), 'unavailable'],
    [new AppendTooLarge(''), 'too_large'],
  ])('answers %s as %s, and keeps it for the log', async (error, code) => {
    const failing = { ...over(log.events), append: () => Promise.reject(error) };
    await expect(pipelineOver(failing).send(write)).rejects.toMatchObject({ code, cause: error });
  });
});
