import { link, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { folderKeyTable, upgradeKeyFolder } from '@maru/platform/key-vault/folder-key-table';
import { KeyVaultUnavailable } from '@maru/platform/key-vault/key-vault';
import { keyVaultConformance } from './key-vault.conformance.ts';

const freshFolder = () => mkdtemp(join(tmpdir(), 'key-vault-'));
const name = { person: 'someone', purpose: 'profile' } as const;

keyVaultConformance('folder', async () => {
  const root = await freshFolder();
  await upgradeKeyFolder(join(root, 'keys'));
  return { open: () => folderKeyTable(join(root, 'keys')), close: () => rm(root, { recursive: true }) };
});

it('keeps keys from others on the machine, writes over a destroyed one that it is, and passes over what a crash left', async () => {
  const root = await freshFolder();
  const table = folderKeyTable(root);
  await table.add(name, 'wrapped');
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  expect([await modeOf(join(root, 'profile')), await modeOf(join(root, 'profile/someone'))]).toEqual(['700', '600']);
  await table.destroy(name);
  await writeFile(join(root, 'profile/other.1.ab'), 'half');
  expect(await readFile(join(root, 'profile/someone'), 'utf8')).toBe('destroyed');
  expect(await readdir(join(root, 'profile'))).toEqual(['other.1.ab', 'someone']);
  const rows = [];
  for await (const row of table.all()) rows.push(row);
  expect(rows).toEqual([{ ...name, stored: 'destroyed' }]);
  await rm(root, { recursive: true });
});

describe('key files', () => {
  let root: string;
  const path = (person: string) => join(root, 'profile', person);
  const named = (person: string) => ({ person, purpose: 'profile' }) as const;
  const readAll = (...people: readonly string[]) => folderKeyTable(root).read(people.map(named));
  beforeEach(async () => {
    root = await freshFolder();
    await folderKeyTable(root).add(named('good'), 'wrapped');
    await writeFile(path('empty'), '');
  });
  afterEach(() => rm(root, { recursive: true }));

  it('of the version before were emptied for a destroyed key, and say so after the upgrade', async () => {
    expect(await readAll('good', 'empty')).toEqual(['wrapped', 'destroyed']);
    expect(await upgradeKeyFolder(root)).toEqual([named('empty')]);
    expect(await readFile(path('empty'), 'utf8')).toBe('destroyed');
    expect(await readAll('good', 'empty')).toEqual(['wrapped', 'destroyed']);
  });

  it('that are empty after the upgrade are damaged', async () => {
    await upgradeKeyFolder(root);
    await writeFile(path('emptied'), '');
    expect(await upgradeKeyFolder(root)).toEqual([]);
    expect(await readAll('empty', 'emptied', 'good')).toEqual(['destroyed', '', 'wrapped']);
  });

  it('that cannot be read hide no other, and are not said to be destroyed when they are not', async () => {
    await mkdir(path('folder'));
    expect(await readAll('folder', 'good')).toEqual(['', 'wrapped']);
    await expect(folderKeyTable(root).destroy(named('folder'))).rejects.toBeInstanceOf(KeyVaultUnavailable);
  });

  it('leave nothing of a destroyed key, in a draft beside it either', async () => {
    const wrapped = 'w'.repeat(80);
    await folderKeyTable(root).add(named('gone'), wrapped);
    await link(path('gone'), path('gone.1.ab'));
    await folderKeyTable(root).destroy(named('gone'));
    expect(await readFile(path('gone.1.ab'), 'utf8')).toBe('destroyed'.padEnd(80));
    expect(await readAll('gone')).toEqual(['destroyed']);
  });
});
