import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { opendir } from 'node:fs/promises';
import { join } from 'node:path';
import { keyPurpose } from '@maru/contracts/kernel/message';
import { syncFolder, writeOnce } from '../env/write-once.ts';
import type { KeyName } from './key-vault.ts';
import { keyId, type KeyTable, type WrappedKey } from './key-table.ts';

/** One file (0600) per key at `root/<purpose>/<person>`, read synchronously because 80 bytes take 10 µs. */
export const folderKeyTable = (root: string): KeyTable => {
  const read = (name: KeyName) => readIfThere(fileOf(root, name));
  return {
    read: async (names) => names.map(read),
    add: async (name, wrapped) => {
      const file = fileOf(root, name);
      if (!existsSync(file)) writeOnce(join(root, name.purpose), file, wrapped);
      return readFileSync(file, 'utf8');
    },
    destroy: async (name) => emptyFile(join(root, name.purpose), fileOf(root, name)),
    all: async function* () {
      for (const purpose of keyPurpose.options) {
        for await (const person of peopleIn(join(root, purpose)))
          yield { person, purpose, wrapped: read({ person, purpose }) ?? '' };
      }
    },
  };
};

const fileOf = (root: string, name: KeyName): string => join(root, ...keyId(name).split(':'));

/** In place: a draft that a crash left beside it is the same file. */
const emptyFile = (folder: string, file: string): void => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const handle = openSync(file, 'w', 0o600);
  fsyncSync(handle);
  closeSync(handle);
  syncFolder(folder);
};

const readIfThere = (file: string): WrappedKey | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

async function* peopleIn(folder: string): AsyncGenerator<string> {
  if (!existsSync(folder)) return;
  // Drafts have a dot in their names.
  for await (const { name } of await opendir(folder)) if (!name.includes('.')) yield name;
}
