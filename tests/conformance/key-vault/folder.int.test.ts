import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderKeyTable } from '@maru/platform/key-vault/folder-key-table';
import { keyVaultConformance } from './key-vault.conformance.ts';

const freshFolder = () => mkdtemp(join(tmpdir(), 'key-vault-'));
const name = { person: 'someone', purpose: 'profile' } as const;

keyVaultConformance('folder', async () => {
  const root = await freshFolder();
  return { open: () => folderKeyTable(join(root, 'keys')), close: () => rm(root, { recursive: true }) };
});

it('keeps keys from others on the machine, leaves an empty file of a destroyed one, and passes over what a crash left', async () => {
  const root = await freshFolder();
  const table = folderKeyTable(root);
  await table.add(name, 'wrapped');
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  expect([await modeOf(join(root, 'profile')), await modeOf(join(root, 'profile/someone'))]).toEqual(['700', '600']);
  await table.destroy(name);
  await writeFile(join(root, 'profile/other.1.ab'), 'half');
  expect(await readFile(join(root, 'profile/someone'), 'utf8')).toBe('');
  expect(await readdir(join(root, 'profile'))).toEqual(['other.1.ab', 'someone']);
  const rows = [];
  for await (const row of table.all()) rows.push(row);
  expect(rows).toEqual([{ ...name, wrapped: '' }]);
  await rm(root, { recursive: true });
});
