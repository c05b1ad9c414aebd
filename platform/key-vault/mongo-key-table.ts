import type { KeyPurpose } from '@maru/contracts/kernel/message';
import type { Db } from 'mongodb';
import { insertIfNew, isMongoAway } from '../mongo/mongo-errors.ts';
import { KeyVaultUnavailable } from './key-vault.ts';
import { keyId, type KeyTable, type WrappedKey } from './key-table.ts';

interface Row {
  readonly _id: string;
  readonly wrapped: WrappedKey;
  readonly destroyed?: true;
}

/** The collection `keys`, written with majority so that no key is lost, or comes back, with another server. */
export const mongoKeyTable = (db: Db): KeyTable => {
  const keys = db.collection<Row>('keys', {
    writeConcern: { w: 'majority', journal: true },
    readConcern: { level: 'majority' },
  });

  const read: KeyTable['read'] = (names) =>
    orUnavailable(async () => {
      const ids = names.map(keyId);
      const rows = new Map(
        (await keys.find({ _id: { $in: ids } }).toArray()).map(({ _id, wrapped }) => [_id, wrapped]),
      );
      return ids.map((id) => rows.get(id));
    });

  return {
    read,
    add: async (name, wrapped) => {
      if (await orUnavailable(() => insertIfNew(keys.insertOne({ _id: keyId(name), wrapped })))) return wrapped;
      const [there] = await read([name]);
      // Not on a majority yet: it may still be lost.
      if (there === undefined) throw new KeyVaultUnavailable('the key is just being made elsewhere');
      return there;
    },
    destroy: (name) =>
      orUnavailable(async () => {
        const [_id, empty] = [keyId(name), { wrapped: '', destroyed: true } as const];
        // First the row, so that two who make it at once do not meet in an upsert.
        if (!(await insertIfNew(keys.insertOne({ _id, ...empty })))) await keys.updateOne({ _id }, { $set: empty });
      }),
    all: async function* () {
      for await (const { _id, wrapped } of keys.find().sort({ _id: 1 })) {
        const [purpose, person = ''] = _id.split(':');
        yield { purpose: purpose as KeyPurpose, person, wrapped };
      }
    },
  };
};

/** The driver retries a server that stopped amid a connection for longer than anybody waits; ms. */
const patienceMs = 4_000;

const orUnavailable = async <T>(work: () => Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new KeyVaultUnavailable(`the key vault has not answered for ${patienceMs} ms`)),
      patienceMs,
    );
  });
  try {
    return await Promise.race([work(), late]);
  } catch (error) {
    if (isMongoAway(error)) throw new KeyVaultUnavailable('the key vault is not reached', { cause: error });
    throw error;
  } finally {
    clearTimeout(timer);
  }
};
