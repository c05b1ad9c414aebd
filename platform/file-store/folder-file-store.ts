import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beginningOf, type FileContent, type FileStore, partsOfKey } from './file-store.ts';

/** Files below `root`; half-written ones lie in `.incoming`, which no key names, until the next start. */
export function folderFileStore(root: string): FileStore {
  const incoming = join(root, '.incoming');
  rmSync(incoming, { recursive: true, force: true });
  mkdirSync(incoming, { recursive: true });
  return {
    async put(key, content) {
      const target = join(root, ...partsOfKey(key));
      if (await exists(target)) return;
      const made = await mkdir(dirname(target), { recursive: true });
      await writeDurably(join(incoming, randomUUID()), target, content);
      await syncFolders(target, made === undefined ? dirname(target) : root);
    },
    async get(key) {
      const path = join(root, ...partsOfKey(key));
      const handle = await open(path, 'r').catch(ignoreMissing);
      if (handle === undefined) return undefined;
      const { size } = await handle.stat();
      return { size, stream: handle.createReadStream() };
    },
    async remove(key) {
      await rm(join(root, ...partsOfKey(key)), { force: true });
    },
    async removeAll(folder, owner) {
      await rm(join(root, beginningOf(folder, owner)), { recursive: true, force: true });
    },
    async close() {},
  };
}

async function writeDurably(temporary: string, target: string, content: FileContent): Promise<void> {
  try {
    const handle = await open(temporary, 'wx');
    try {
      for await (const piece of Buffer.isBuffer(content) ? [content] : content) await handle.writeFile(piece);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** A name is only safe when its folder is on the disk too, and a new folder when its parent is, up to `top`. */
async function syncFolders(path: string, top: string): Promise<void> {
  const folder = dirname(path);
  // Windows cannot open folders; its file systems write names in order by themselves.
  const handle = process.platform === 'win32' ? undefined : await open(folder, 'r');
  try {
    await handle?.sync();
  } finally {
    await handle?.close();
  }
  if (folder !== top && folder.length > top.length) await syncFolders(folder, top);
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => ignoreMissing(error) ?? false,
  );

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
