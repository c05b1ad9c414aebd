import { type EventStore, EventStoreUnavailable } from '@maru/platform/event-store/event-store';
import { verifyStream } from '@maru/platform/event-store/verify-chain';
import { memoryKeyTable } from '@maru/platform/key-vault/memory-key-table';
import { KeyVaultUnavailable } from '@maru/platform/key-vault/key-vault';
import { readingEventStore } from '@maru/platform/personal-data/reading-event-store';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventsOf, memoAggregate, over, pipelineOver, temporaryKeys, temporaryLog } from './memo.fixture.ts';

const id = '01900000-0000-7000-8000-0000000000ff';
const stream = `test.memo-${id}`;
const write = { type: 'WriteMemo', data: { id, title: 'secret title', text: 'open text' } } as const;
const edit = (data: { title?: string; text?: string }) => ({ type: 'EditMemo', data: { id, ...data } }) as const;
const person = () => 'writer';
const aggregate = {
  ...memoAggregate,
  personal: {
    MemoWritten: { purpose: 'profile', person, fields: ['title'] },
    MemoTitled: { purpose: 'profile', person, fields: ['to'] },
  },
} as const;

describe('a stream with personal data', () => {
  let log = temporaryLog();
  let table = memoryKeyTable();
  /** A process of its own on the same log and the same keys. */
  const node = (change: (events: EventStore) => EventStore = over) => {
    const keys = temporaryKeys(table);
    return pipelineOver(
      readingEventStore(change(log.stored), { keys, upcasters: {}, log: { error: () => undefined } }),
      { aggregate, keys },
    );
  };
  beforeEach(() => {
    log = temporaryLog();
    table = memoryKeyTable();
  });
  afterEach(() => log.close());

  const written = async () => JSON.stringify(await eventsOf(log.stored, stream));

  it('is answered and folded open, kept sealed, and its chain is good', async () => {
    const { send } = node();
    expect(await send(write)).toMatchObject({ body: { title: 'secret title', text: 'open text' }, revision: 0 });
    expect(await send(edit({ title: 'secret two' }))).toMatchObject({ body: { title: 'secret two' }, revision: 1 });
    expect(await node().send(edit({ title: 'secret three', text: 'open two' }))).toMatchObject({
      body: { title: 'secret three', text: 'open two' },
      revision: 3,
    });
    expect(await send(edit({ title: 'secret three' }))).toMatchObject({ body: { title: 'secret three' }, revision: 3 });
    expect(await written()).not.toContain('secret');
    expect(await written()).toContain('open two');
    expect(await verifyStream(log.stored, stream)).toMatchObject({ events: 4, bad: undefined });
  });

  it('answers a repeat as at first in another process, though the first answer was lost', async () => {
    const dying = node((events) => ({
      ...over(events),
      append: async (...append) => {
        await events.append(...append);
        throw new EventStoreUnavailable('died between append and answer');
      },
    }));
    const commandId = v7();
    await expect(dying.send(write, { commandId })).rejects.toMatchObject({ code: 'unavailable' });
    const first = await node().send(write, { commandId });
    expect(first).toMatchObject({ body: { title: 'secret title' }, revision: 0 });
    await node().send(edit({ title: 'secret later' }));
    expect(await node().send(write, { commandId })).toEqual(first);
    await expect(
      node().send({ ...write, data: { ...write.data, title: 'other' } }, { commandId }),
    ).rejects.toMatchObject({ code: 'key_reused' });
    expect(await eventsOf(log.stored, stream)).toHaveLength(2);
  });

  it('carries the same ids and hashes when two processes decide the same at once', async () => {
    const appended: unknown[] = [];
    const noting = (events: EventStore): EventStore => ({
      ...over(events),
      append: (...append) => {
        appended.push(append[1]);
        return events.append(...append);
      },
    });
    const [commandId, nodes] = [v7(), [node(noting), node(noting)]];
    const [one, other] = await Promise.all(nodes.map(({ send }) => send(write, { commandId })));
    expect(other).toEqual(one);
    expect(appended[1]).toEqual(appended[0]);
    for (const [at, { send }] of nodes.entries()) await send(edit({ title: `secret ${at}` }));
    expect(await verifyStream(log.stored, stream)).toMatchObject({ events: 3, bad: undefined });
  });

  it('is empty where the key was destroyed, and goes on', async () => {
    await node().send(write);
    await temporaryKeys(table).destroy('writer', 'profile');
    expect(await node().send(edit({ text: 'open two' }))).toMatchObject({ body: { title: '', text: 'open two' } });
    await node().send(edit({ title: 'secret too late' }));
    expect(await written()).not.toContain('secret');
    expect(await verifyStream(log.stored, stream)).toMatchObject({ events: 3, bad: undefined });
  });

  it('is unavailable while the vault is away, and nothing is written', async () => {
    const away = { ...temporaryKeys(), obtain: () => Promise.reject(new KeyVaultUnavailable('away')) };
    await expect(pipelineOver(log.events, { aggregate, keys: away }).send(write)).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(await log.stored.head()).toBe(0);
  });
});
