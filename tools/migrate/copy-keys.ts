import type { KeyRow, KeyTable } from '@maru/platform/key-vault/key-table';

export interface KeysCopied {
  readonly keys: number;
  readonly copied: number;
  /** Of whom the target has another key. */
  readonly differing: readonly KeyRow[];
}

/** Adds missing wrapped keys as they are. What was destroyed on one side is destroyed on both. */
export const copyKeys = async (
  from: Pick<KeyTable, 'all'>,
  to: Pick<KeyTable, 'read' | 'add' | 'destroy'>,
): Promise<KeysCopied> => {
  let [keys, copied] = [0, 0];
  const differing: KeyRow[] = [];
  for await (const row of from.all()) {
    keys += 1;
    const [there] = await to.read([row]);
    if (there === row.wrapped || there === '') continue;
    if (row.wrapped === '') await to.destroy(row);
    else if (there === undefined) await to.add(row, row.wrapped);
    else {
      differing.push(row);
      continue;
    }
    copied += 1;
  }
  return { keys, copied, differing };
};
