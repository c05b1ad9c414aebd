import { closeSync, existsSync, fsyncSync, fstatSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { opendir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { keyPurpose } from '@maru/contracts/kernel/message';
import { syncFolder, writeOnce } from '../env/write-once.ts';
import { type KeyName, KeyVaultUnavailable } from './key-vault.ts';
import { destroyed, keyId, type KeyTable, type StoredKey } from './key-table.ts';

/**
 * One file (0600) per key at `root/<purpose>/<person>`, read synchronously because 80 bytes take 10 µs. Until
 * `upgradeKeyFolder` has been there an empty file is a destroyed key, as versions before wrote it; afterwards it is damage.
 */
export const folderKeyTable = (root: string): KeyTable => {
  const read = (name: KeyName) => readStored(root, fileOf(root, name));
  return {
    read: async (names) => names.map(read),
    add: async (name, stored) => {
      const file = fileOf(root, name);
      if (!existsSync(file)) writeOnce(dirname(file), file, stored);
      return read(name) ?? '';
    },
    destroy: async (name) => {
      try {
        overwrite(fileOf(root, name));
      } catch (error) {
        throw new KeyVaultUnavailable(`the key ${keyId(name)} is not destroyed yet`, { cause: error });
      }
    },
    all: async function* () {
      for (const purpose of keyPurpose.options) {
        for await (const person of peopleIn(join(root, purpose)))
          yield { person, purpose, stored: read({ person, purpose }) ?? '' };
      }
    },
  };
};

/** Writes into each empty file that its key was destroyed, once for a folder; answers whose those were. */
export const upgradeKeyFolder = async (root: string): Promise<readonly KeyName[]> => {
  if (existsSync(formatFile(root))) return [];
  const empty: KeyName[] = [];
  for await (const { person, purpose, stored } of folderKeyTable(root).all())
    if (stored === destroyed) empty.push({ person, purpose });
  for (const name of empty) overwrite(fileOf(root, name));
  writeOnce(root, formatFile(root), '2');
  return empty;
};

const formatFile = (root: string): string => join(root, 'format');
const fileOf = (root: string, name: KeyName): string => join(root, ...keyId(name).split(':'));

/** In place, over all of it and at once: a draft that a crash left beside it is the same file. */
const overwrite = (file: string): void => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const handle = openSync(file, existsSync(file) ? 'r+' : 'w', 0o600);
  try {
    writeSync(handle, destroyed.padEnd(fstatSync(handle).size), 0);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  syncFolder(dirname(file));
};

/** The process has too much open, or the disk is slow: that says nothing of the file. */
const passing = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'EBUSY', 'ETIMEDOUT']);

const readStored = (root: string, file: string): StoredKey | undefined => {
  try {
    const stored = readFileSync(file, 'utf8').trimEnd();
    return stored === '' && !existsSync(formatFile(root)) ? destroyed : stored;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    if (passing.has(code)) throw new KeyVaultUnavailable('a key cannot be read just now', { cause: error });
    return '';
  }
};

async function* peopleIn(folder: string): AsyncGenerator<string> {
  if (!existsSync(folder)) return;
  // Drafts have a dot in their names.
  for await (const { name } of await opendir(folder)) if (!name.includes('.')) yield name;
}
