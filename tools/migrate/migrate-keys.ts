import { dirname, join } from 'node:path';
import { folderKeyTable } from '@maru/platform/key-vault/folder-key-table';
import type { KeyTable } from '@maru/platform/key-vault/key-table';
import { copyKeys } from './copy-keys.ts';
import { openMongoKeys } from './mongo.ts';
import { isMongo, type MigrateOptions } from './options.ts';

/** Copies the keys of personal data beside the files. False when the target has others. */
export const migrateKeys = async ({ from, to }: MigrateOptions['files']): Promise<boolean> => {
  if (from === undefined || to === undefined) {
    console.log('Keys are not copied: without them names, addresses and the like do not open (docs/operations.md).');
    return true;
  }
  const source = await openKeys(from);
  const target = await openKeys(to);
  try {
    const { keys, copied, differing } = await copyKeys(source.table, target.table);
    console.log(`${keys} keys: ${copied} copied, ${keys - copied - differing.length} were there and are the same`);
    for (const { person, purpose } of differing) console.error(`the target has another key (${purpose}) for ${person}`);
    return differing.length === 0;
  } finally {
    await source.close();
    await target.close();
  }
};

const openKeys = async (files: string): Promise<{ readonly table: KeyTable; close(): Promise<void> }> =>
  isMongo(files)
    ? openMongoKeys(files)
    : { table: folderKeyTable(join(dirname(files), 'keys')), close: async () => undefined };
