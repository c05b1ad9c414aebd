import type { SealedFields } from '@maru/contracts/kernel/message';
import { chain } from '@maru/platform/event-store/hash-chain';
import type { SnapshotStore } from '@maru/platform/snapshot-store/snapshot-store';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoAggregate, over, pipelineOver, temporaryLog, writer } from './memo.fixture.ts';

const id = '01900000-0000-7000-8000-0000000000ff';
const stream = `test.memo-${id}`;
const length = 2_500;
const edit = (title: string) => ({ type: 'EditMemo', data: { id, title } }) as const;

let log: ReturnType<typeof temporaryLog>;
let ids: string[] = [];

const meta = { actorId: writer.id, correlationId: '', causationId: '', schemaVersion: 1, ipHash: '' };

/** Written by a process that keeps no snapshots; `sealed` as by one that knows of personal data. */
const written = async (count: number, sealed?: SealedFields) => {
  ids = Array.from({ length: count }, () => v7());
  const events = ids.map((commandId, n) => ({
    id: v7(),
    type: n === 0 ? 'MemoWritten' : 'MemoTitled',
    data: n === 0 ? { id, title: '0', text: '', by: writer.id } : { id, to: `${n}` },
    meta: { ...meta, at: '2026-01-01T00:00:00.000000Z', commandId, ...(sealed && { sealed }) },
  }));
  await log.stored.append(stream, chain({ stream, previous: 'none', events }), 'none');
};
const reading = (snapshots: SnapshotStore = log.snapshots, aggregate = memoAggregate) => {
  const from: number[] = [];
  const events = {
    ...over(log.events),
    readStream: (name: string, options: { from?: number; to?: number } = {}) => {
      if (name === stream) from.push(options.from ?? 0);
      return log.events.readStream(name, options);
    },
  };
  return { ...pipelineOver(events, { snapshots, aggregate }), from };
};

describe('a long stream', () => {
  beforeEach(async () => {
    log = temporaryLog();
    ids = [];
    await written(length);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await log.close();
  });

  it('is read from its newest snapshot on after a start', async () => {
    await reading().send(edit('first'));
    const later = reading();
    expect(await later.send(edit('second'))).toMatchObject({ revision: length + 1, body: { title: 'second' } });
    expect(Math.min(...later.from)).toBeGreaterThanOrEqual(1_999);
  });

  it('knows every command that it ever had, answers it as at first, and reads no more for it than for a new one', async () => {
    await reading().send(edit('first'));
    for (const n of [1, 999, 1_000, 1_001, 1_998, 2_100, length - 1]) {
      const later = reading();
      const again = await later.send(edit(`${n}`), { commandId: ids[n] ?? '' });
      expect(again).toMatchObject({ revision: n, body: { title: `${n}` } });
      expect(Math.min(...later.from)).toBeGreaterThanOrEqual(n < 1_000 ? 0 : n - 1_001);
    }
  });

  it('keeps only the newest commands in memory', async () => {
    const mark = vi.spyOn(log.snapshots, 'mark');
    const { send } = reading();
    await send(edit('first'));
    mark.mockClear();
    await send(edit('2400'), { commandId: ids[2_400] ?? '' });
    expect(mark).not.toHaveBeenCalled();
    await send(edit('3'), { commandId: ids[3] ?? '' });
    expect(mark).toHaveBeenCalledTimes(1);
  });

  it('is folded from the log where its snapshots were thrown away, also while it runs', async () => {
    const { send } = reading();
    await send(edit('first'));
    await log.snapshots.forget(stream);
    expect(await send(edit('7'), { commandId: ids[7] ?? '' })).toMatchObject({ revision: 7 });
    expect(await reading().send(edit('8'), { commandId: ids[8] ?? '' })).toMatchObject({ revision: 8 });
  });

  it('is folded from the log where that is not the one its snapshots were made of', async () => {
    await reading().send(edit('first'));
    const found = await log.snapshots.find({ fold: 'memo', stream });
    if (found)
      await log.snapshots.save(
        { fold: 'memo', stream },
        { ...found, hash: 'another' },
        { since: -1, byName: new Map() },
      );
    const later = reading();
    expect(await later.send(edit('second'))).toMatchObject({ revision: length + 1 });
    expect(later.from).toContain(0);
    expect((await log.snapshots.find({ fold: 'memo', stream }))?.hash).toBe(found?.hash);
  });

  it('is folded from the log where a state is of another version of Node, and stays for that', async () => {
    await reading().send(edit('first'));
    const forget = vi.spyOn(log.snapshots, 'forget');
    const of = { fold: 'memo', stream };
    const found = await log.snapshots.find(of);
    if (found)
      await log.snapshots.save(
        of,
        { ...found, state: Buffer.from([255, 99, 0]) },
        { since: found.revision, byName: new Map() },
      );
    expect(await reading().send(edit('second'))).toMatchObject({ revision: length + 1 });
    expect(forget).not.toHaveBeenCalled();
  });

  it('is folded from the log where nobody answers for its snapshots', async () => {
    const find = async () => new Promise<never>(() => undefined);
    vi.spyOn(log.snapshots, 'find').mockImplementation(find);
    expect(await reading().send(edit('second'))).toMatchObject({ revision: length });
  });

  it('is folded from the log where its snapshots cannot be read', async () => {
    const away = async () => Promise.reject(new Error('away'));
    const { send } = reading({ ...log.snapshots, find: away, mark: away, save: away, forget: away });
    expect(await send(edit('second'))).toMatchObject({ revision: length });
    expect(await send(edit('5'), { commandId: ids[5] ?? '' })).toMatchObject({ revision: 5 });
  });

  it('leaves a store that did not save alone for a while, and saves when it is back', async () => {
    let now = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const save = vi.spyOn(log.snapshots, 'save').mockRejectedValue(new Error('away'));
    const { send } = reading();
    await send(edit('first'));
    await send(edit('second'));
    expect(save).toHaveBeenCalledTimes(1);
    now += 5_000;
    await send(edit('third'));
    expect(save).toHaveBeenCalledTimes(2);
    save.mockRestore();
    now += 10_000;
    await send(edit('fourth'));
    expect(await log.snapshots.find({ fold: 'memo', stream })).toMatchObject({ revision: length + 2 });
    expect(await log.snapshots.mark({ fold: 'memo', stream }, `command ${ids[7]}`)).toMatchObject({ value: '7-7' });
  });

  it('does not wait for a store that is slow to save, and takes what it saved late for saved', async () => {
    const { save } = log.snapshots;
    const late: (() => void)[] = [];
    vi.spyOn(log.snapshots, 'save').mockImplementation(async (...given) => {
      await new Promise<void>((resolve) => late.push(resolve));
      return save(...given);
    });
    const mark = vi.spyOn(log.snapshots, 'mark');
    const { send } = reading();
    expect(await send(edit('first'))).toMatchObject({ revision: length });
    for (const resolve of late) resolve();
    await vi.waitFor(async () => expect(await log.snapshots.find({ fold: 'memo', stream })).toBeDefined());
    await send(edit('7'), { commandId: ids[7] ?? '' });
    expect(mark).toHaveBeenCalled();
  });

  it('is not decided while what was done before cannot be told in time', async () => {
    await reading().send(edit('first'));
    vi.spyOn(log.snapshots, 'mark').mockImplementation(() => new Promise(() => undefined));
    await expect(reading().send(edit('second'))).rejects.toThrow('unavailable');
  });

  it('tries only once to keep a state that is too large', async () => {
    const text = 'x'.repeat(1_000_000);
    const initialState = { ...memoAggregate.initialState, ballast: Array.from({ length: 16 }, (_, n) => text + n) };
    const evolve = {
      ...memoAggregate.evolve,
      MemoWritten: (state: object, { data }: { data: object }) => ({ ...state, status: 'written', ...data }),
    };
    const save = vi.spyOn(log.snapshots, 'save');
    const { send } = reading(log.snapshots, { ...memoAggregate, initialState, evolve } as never);
    expect(await send(edit('first'))).toMatchObject({ revision: length });
    expect(await send(edit('7'), { commandId: ids[7] ?? '' })).toMatchObject({ revision: 7 });
    expect(save).not.toHaveBeenCalled();
  });
});

it('a stream with anything sealed keeps no snapshot, so nothing of it outlives an erasure', async () => {
  log = temporaryLog();
  await written(1_500, { person: 'writer', purpose: 'profile', fields: [] });
  const save = vi.spyOn(log.snapshots, 'save');
  await pipelineOver(log.events, { snapshots: log.snapshots }).send(edit('later'));
  expect(save).not.toHaveBeenCalled();
  await log.close();
});
