import type { DomainEvent } from '@maru/contracts/kernel/message';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecordedEvent } from '../event-store/event-store.ts';
import { memoryKeyTable } from '../key-vault/memory-key-table.ts';
import { tableKeyVault } from '../key-vault/table-key-vault.ts';
import { openEvents } from './open-events.ts';
import { type AnyPersonal, sealFields } from './seal-fields.ts';

const personal: AnyPersonal = {
  Named: { purpose: 'profile', person: (data) => (data as { id: string }).id, fields: ['name', 'phone'] },
};
const meta = {
  at: '',
  actorId: '',
  commandId: '',
  correlationId: '',
  causationId: '',
  schemaVersion: 1,
  ipHash: '',
  previousHash: '',
  hash: '',
};
const named = (id: string, name: string, phone: string | null = null) => ({
  type: 'Named',
  data: { id, name, phone, level: 1 },
});

describe('events with personal data', () => {
  let keys = tableKeyVault(memoryKeyTable(), () => 'secret');
  const log = { error: vi.fn<(where: unknown, message?: string) => void>() };
  const open = (...events: readonly RecordedEvent[]) => openEvents(keys, log)(events);
  const stored = async (event: DomainEvent, revision = 0): Promise<RecordedEvent> => {
    const [hidden, id] = [await sealFields(keys, personal, event), `event-${revision}`];
    const kept = hidden
      ? { data: hidden.sealFor(id), meta: { ...meta, sealed: hidden.sealed } }
      : { data: event.data, meta };
    return { id, type: event.type, ...kept, stream: 'person', revision, position: revision + 1 };
  };
  const datas = (events: readonly RecordedEvent[]) => events.map(({ data }) => data);
  beforeEach(() => {
    keys = tableKeyVault(memoryKeyTable(), () => 'secret');
    log.error.mockClear();
  });

  it('are sealed where there is a text, and open as they were', async () => {
    const event = await stored(named('a', '김하늘'));
    expect(event.data).toEqual({ id: 'a', name: expect.stringMatching(/^[\w-]{40,}$/), phone: null, level: 1 });
    expect(event.meta.sealed).toEqual({ person: 'a', purpose: 'profile', fields: ['name'] });
    expect(datas(await open(event))).toEqual([named('a', '김하늘').data]);
  });

  it('are derived from fingerprints that the same text repeats', async () => {
    const hidden = await Promise.all(['x', 'x', 'y'].map((name) => sealFields(keys, personal, named('a', name))));
    const [one, same, other] = hidden.map((each) => JSON.stringify(each?.withFingerprints));
    expect([one === same, one === other, one?.includes('"x"')]).toEqual([true, false, false]);
  });

  it('are looked up once for a whole batch, and not at all without', async () => {
    const find = vi.spyOn(keys, 'find');
    const batch = [
      await stored(named('a', 'A')),
      await stored(named('b', 'B'), 1),
      await stored(named('a', 'C', '010'), 2),
      await stored({ type: 'Other', data: { name: 'D' } }, 3),
    ];
    find.mockClear();
    expect(datas(await openEvents({ find }, log)(batch))).toEqual([
      named('a', 'A').data,
      named('b', 'B').data,
      named('a', 'C', '010').data,
      { name: 'D' },
    ]);
    expect(find.mock.calls.map(([names]) => names.map(({ person }) => person))).toEqual([['a', 'b']]);
    expect(await sealFields(keys, personal, { type: 'Named', data: { id: 'c', name: null } })).toBeUndefined();
    expect(await keys.find([{ person: 'c', purpose: 'profile' }])).toEqual([undefined]);
  });

  it('are empty once the key is destroyed, those that come later too, which is no fault', async () => {
    const before = await stored(named('a', '김하늘', '010'));
    await keys.destroy('a', 'profile');
    const after = await stored(named('a', '김바다'), 1);
    expect(after.data).toMatchObject({ name: '' });
    expect(datas(await open(before, after))).toEqual([named('a', '', '').data, named('a', '').data]);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('are empty where the key is damaged, which the vault reports, and whole of others', async () => {
    const table = memoryKeyTable();
    keys = tableKeyVault(table, () => 'secret');
    const events = [await stored(named('a', '김하늘')), await stored(named('b', '김바다'), 1)];
    await table.destroy({ person: 'a', purpose: 'profile' });
    const damaged = {
      ...table,
      read: async (names: Parameters<typeof table.read>[0]) =>
        (await table.read(names)).map((found) => (found === 'destroyed' ? '' : found)),
    };
    keys = tableKeyVault(damaged, () => 'secret');
    expect(datas(await open(...events))).toEqual([named('a', '').data, named('b', '김바다').data]);
    expect(log.error).not.toHaveBeenCalled();
  });

  it('are empty where the key is missing or the text was changed, and the log says where, not what', async () => {
    const good = await stored(named('a', '김하늘'));
    const foreign = {
      ...good,
      revision: 1,
      meta: { ...meta, sealed: { person: 'b', purpose: 'profile', fields: ['name'] } as const },
    };
    const moved = { ...good, revision: 2, id: 'other' };
    const plain = { ...good, revision: 3, data: { ...good.data, name: '김하늘' } };
    expect(datas(await open(good, foreign, moved, plain)).map((data) => (data as { name: string }).name)).toEqual([
      '김하늘',
      '',
      '',
      '',
    ]);
    expect(log.error.mock.calls).toEqual([
      [{ stream: 'person', revision: 1, more: 2 }, expect.stringContaining('does not open')],
    ]);
  });
});
