import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folderFileStore } from '@maru/platform/file-store/folder-file-store';
import { fileStoreConformance } from './file-store.conformance.ts';

const freshFolder = () => mkdtemp(join(tmpdir(), 'file-store-'));

fileStoreConformance('folder', async () => {
  const root = await freshFolder();
  return {
    store: folderFileStore(root),
    reopen: async () => folderFileStore(root),
    close: () => rm(root, { recursive: true, force: true }),
  };
});

it('leaves no temporary file behind, and clears those of a crash', async () => {
  const root = await freshFolder();
  const incoming = join(root, '.incoming');
  const store = folderFileStore(root);
  await store.put('user/1/a.webp', Buffer.from('a'));
  expect(await readdir(incoming)).toEqual([]);
  await writeFile(join(incoming, 'half'), 'h');
  await folderFileStore(root).put('user/1/b.webp', Buffer.from('b'));
  expect(await readdir(incoming)).toEqual([]);
  expect(await readdir(join(root, 'user/1'))).toEqual(['a.webp', 'b.webp']);
  await rm(root, { recursive: true });
});
