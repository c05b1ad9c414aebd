import { damagedKeysId, type DamagedKeysDocument, damagedKeysView } from '@maru/contracts/kernel/damaged-keys.views';
import { fixedClock } from '@maru/platform/clock/fixed-clock';
import type { KeyVault } from '@maru/platform/key-vault/key-vault';
import { folderKeyTable, upgradeKeyFolder } from '@maru/platform/key-vault/folder-key-table';
import type { KeyTable } from '@maru/platform/key-vault/key-table';
import { tableKeyVault } from '@maru/platform/key-vault/table-key-vault';
import { localLeases } from '@maru/platform/lease/local-leases';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { copyFile, mkdtemp, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkKeys } from './check-keys.ts';

let folder: string;
let keys: KeyVault;
let views: ViewStore;
let checking: { close(): Promise<void> };
const warnings: string[] = [];
const clock = fixedClock();
const start = (vault = keys) => {
  const log = { warn: (_: unknown, text?: string) => void warnings.push(String(text)) };
  checking = checkKeys({ keys: vault, views, leases: localLeases(), clock }, log, { everyMs: 5, rests: 0 });
};
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'key-check-'));
  await upgradeKeyFolder(join(folder, 'keys'));
  keys = tableKeyVault(folderKeyTable(join(folder, 'keys')), () => 'secret');
  views = await openSqliteViewStore(join(folder, 'views.db'));
  for (const person of ['a', 'b']) await keys.obtain(person, 'profile');
  warnings.length = 0;
});
afterEach(async () => {
  await checking.close();
  await views.close();
  await rm(folder, { recursive: true });
});

const fileOf = (person: string) => join(folder, 'keys', 'profile', person);
const listed = async () => {
  const { name, version } = damagedKeysView;
  if (!(await views.checkpoint(name, version))) return undefined;
  const stored = await views.version(name, version).get<DamagedKeysDocument>(damagedKeysId);
  return stored?.doc;
};
const untilListed = (persons: readonly string[]) =>
  vi.waitUntil(
    async () => JSON.stringify((await listed())?.list.map(({ person }) => person)) === JSON.stringify(persons),
    { timeout: 10_000 },
  );

it('lists keys that nobody asks for once they are damaged, since when, and no longer once they were put back', async () => {
  start();
  await untilListed([]);
  await copyFile(fileOf('a'), join(folder, 'backup'));
  await truncate(fileOf('a'));
  await untilListed(['a']);
  const first = await listed();
  expect(first).toMatchObject({ list: [{ person: 'a', purpose: 'profile', since: clock.now() }], total: 1 });
  await truncate(fileOf('b'));
  await untilListed(['a', 'b']);
  await copyFile(join(folder, 'backup'), fileOf('a'));
  await untilListed(['b']);
});

it('lists those that it found first under the time at which it did so, also after a start', async () => {
  await truncate(fileOf('a'));
  start();
  await untilListed(['a']);
  const before = await listed();
  await checking.close();
  clock.advance(1_000);
  await truncate(fileOf('b'));
  start();
  await untilListed(['a', 'b']);
  expect((await listed())?.list[0]).toEqual(before?.list[0]);
  expect((await listed())?.list[1]?.since).toBe(clock.now());
});

it('goes on after the vault was away', async () => {
  let failures = 2;
  const damaged = async (signal?: AbortSignal) => {
    if (failures-- > 0) throw new Error('away');
    return keys.damaged(signal);
  };
  start({ ...keys, damaged });
  await untilListed([]);
  expect(warnings).toEqual(Array(2).fill('the keys could not be looked through, trying again'));
});

it('ends amid a look, however many keys there are', async () => {
  const table = folderKeyTable(join(folder, 'keys'));
  let read = 0;
  const endless: KeyTable = {
    ...table,
    all: async function* () {
      for (; ; read += 1) yield { person: 'a', purpose: 'profile', stored: 'destroyed' };
    },
  };
  start(tableKeyVault(endless, () => 'secret'));
  await vi.waitUntil(() => read > 0);
  await checking.close();
  expect(await listed()).toBeUndefined();
});
