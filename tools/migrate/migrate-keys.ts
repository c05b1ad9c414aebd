import { folderKeyTable, upgradeKeyFolder } from '@maru/platform/key-vault/folder-key-table';
import { destroyed, type KeyRow, type KeyTable } from '@maru/platform/key-vault/key-table';
import { dirname, join } from 'node:path';
import { openMongoKeys } from './mongo.ts';
import { isMongo, type MigrateOptions } from './options.ts';

export interface KeysCopied {
  readonly keys: number;
  readonly copied: number;
  readonly differing: readonly KeyRow[];
}

/** Adds missing keys as they are stored. What was destroyed on one side is destroyed on both. */
export const copyKeys = async (
  from: Pick<KeyTable, 'all'>,
  to: Pick<KeyTable, 'read' | 'add' | 'destroy'>,
): Promise<KeysCopied> => {
  let [keys, copied] = [0, 0];
  const differing: KeyRow[] = [];
  for await (const row of from.all()) {
    keys += 1;
    const [there] = await to.read([row]);
    if (there === row.stored || there === destroyed) continue;
    if (row.stored === destroyed) await to.destroy(row);
    else if (there === undefined) await to.add(row, row.stored);
    else {
      differing.push(row);
      continue;
    }
    copied += 1;
  }
  return { keys, copied, differing };
};

export const migrateKeys = async ({ from, to }: MigrateOptions['files']): Promise<boolean> => {
  if (from === undefined || to === undefined) {
    console.log('Keys are not copied: without them names, addresses and the like do not open (docs/operations.md).');
    return true;
  }
  const source = await openKeys(from);
  const target = await openKeys(to);
  // What is damaged in the source must not look destroyed there.
  if (!isMongo(to)) await upgradeKeyFolder(keysBeside(to));
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
  isMongo(files) ? openMongoKeys(files) : { table: folderKeyTable(keysBeside(files)), close: async () => undefined };

const keysBeside = (files: string): string => join(dirname(files), 'keys');
