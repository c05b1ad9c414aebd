import { openSqliteSnapshotStore } from '@maru/platform/snapshot-store/sqlite-snapshot-store';
import { DatabaseSync } from '@photostructure/sqlite';
import { closeSync, openSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { snapshotStoreConformance } from './snapshot-store.conformance.ts';

snapshotStoreConformance('SQLite', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'snapshots-'));
  const open = () => openSqliteSnapshotStore(join(folder, 'snapshots.db'));
  let store = open();
  return {
    store,
    reopen: async () => {
      await store.close();
      store = open();
      return store;
    },
    close: async () => {
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
});

describe('a damaged file of snapshots', () => {
  const of = { fold: 'shop.item a', stream: 'shop.item-1' };
  const snapshot = { revision: 1_000, position: 1, hash: 'hash', state: Buffer.alloc(5_000, 1) };
  const marks = { since: -1, byName: new Map(Array.from({ length: 1_000 }, (_, n) => [`mark ${n}`, `${n}`])) };
  let folder: string;
  let file: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'snapshots-'));
    file = join(folder, 'snapshots.db');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('is removed and begun anew at the start, and may be closed twice', async () => {
    writeFileSync(file, 'no database, only text '.repeat(1_000));
    const store = openSqliteSnapshotStore(file);
    expect(await store.find(of)).toBeUndefined();
    expect(await store.save(of, snapshot, marks)).toBe(true);
    expect(await store.find(of)).toEqual(snapshot);
    await store.close();
    await store.close();
  });

  it('is removed and begun anew while it is used', async () => {
    const before = openSqliteSnapshotStore(file);
    await before.save(of, snapshot, marks);
    await before.close();
    const whole = new DatabaseSync(file);
    whole.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    whole.close();
    const [handle, pages] = [openSync(file, 'r+'), statSync(file).size / 4096];
    for (let page = 2; page < pages; page += 1) writeSync(handle, Buffer.alloc(4096, 0xa5), 0, 4096, page * 4096);
    closeSync(handle);
    const store = openSqliteSnapshotStore(file);
    expect(await store.mark(of, 'mark 7')).toEqual({ upTo: -1, value: undefined });
    expect(await store.save(of, snapshot, marks)).toBe(true);
    expect(await store.mark(of, 'mark 7')).toEqual({ upTo: 1_000, value: '7' });
    await store.close();
  });
});
