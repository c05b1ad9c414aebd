import type { KeyPurpose } from '@maru/contracts/kernel/message';
import type { Collection, Db } from 'mongodb';
import { inTime } from '../clock/in-time.ts';
import { bounded, patienceMs } from '../mongo/patience.ts';
import { insertIfNew, isMongoAway } from '../mongo/mongo-errors.ts';
import { KeyVaultUnavailable } from './key-vault.ts';
import { destroyed, keyId, type KeyTable, type StoredKey } from './key-table.ts';

interface Row {
  readonly _id: string;
  /** Copies of the version before take an empty one for destroyed. */
  readonly wrapped: StoredKey;
  readonly destroyed?: true;
}

const storedOf = (row: Row): StoredKey => {
  if (row.destroyed === true) return destroyed;
  return typeof row.wrapped === 'string' ? row.wrapped : '';
};

const pageLength = 1_000;

/** The collection `keys`, written and read with majority so that no key is lost, or comes back, with another server. */
export const mongoKeyTable = (db: Db): KeyTable => {
  const keys = db.collection<Row>('keys', { readConcern: { level: 'majority' } });

  const read: KeyTable['read'] = (names) =>
    orUnavailable(async () => {
      const ids = names.map(keyId);
      const found = await keys.find({ _id: { $in: ids } }, bounded).toArray();
      const rows = new Map(found.map((row) => [row._id, storedOf(row)]));
      return ids.map((id) => rows.get(id));
    });

  /** In pages, because what bounds a question bounds all that its cursor brings. */
  const rowsAfter = (_id: string) =>
    orUnavailable(() =>
      keys
        .find({ _id: { $gt: _id } }, bounded)
        .sort({ _id: 1 })
        .limit(pageLength)
        .toArray(),
    );

  return {
    read,
    add: async (name, wrapped) => {
      if (await orUnavailable(() => insertIfNew(keys.insertOne({ _id: keyId(name), wrapped })))) return wrapped;
      const [there] = await read([name]);
      // Not on a majority yet: it may still be lost.
      if (there === undefined) throw new KeyVaultUnavailable('the key is just being made elsewhere');
      return there;
    },
    destroy: (name) => orUnavailable(() => markDestroyed(keys, keyId(name))),
    all: async function* () {
      for (let page = await rowsAfter(''); page.length > 0; page = await rowsAfter(page.at(-1)?._id ?? '')) {
        for (const row of page) {
          const [purpose, person = ''] = row._id.split(':');
          yield { purpose: purpose as KeyPurpose, person, stored: storedOf(row) };
        }
      }
    },
  };
};

const markDestroyed = async (keys: Collection<Row>, _id: string): Promise<void> => {
  const empty = { wrapped: '', destroyed: true } as const;
  // First the row, so that two who make it at once do not meet in an upsert.
  if (await insertIfNew(keys.insertOne({ _id, ...empty }))) return;
  const { matchedCount } = await keys.updateOne({ _id }, { $set: empty });
  // A row that was in the way of another and is not there: a change of servers has taken it back.
  if (matchedCount === 0) throw new KeyVaultUnavailable(`the key ${_id} is not destroyed yet`);
};

const orUnavailable = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    const late = () => new KeyVaultUnavailable(`the key vault has not answered for ${patienceMs} ms`);
    return await inTime(work(), patienceMs, late);
  } catch (error) {
    if (isMongoAway(error)) throw new KeyVaultUnavailable('the key vault is not reached', { cause: error });
    throw error;
  }
};
