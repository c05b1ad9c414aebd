import { hkdfSync, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import {
  decrypt,
  encrypt,
  type FoundKey,
  type KeyName,
  type KeyVault,
  nonceLength,
  WrongVaultSecret,
} from './key-vault.ts';
import { keyId, type KeyTable, type WrappedKey } from './key-table.ts';

const keyLength = 32;

export interface KeyVaultOptions {
  readonly remembered?: number;
  /** Ms on a clock that only moves on; default the process's own. */
  readonly now?: () => number;
}

/** Nobody's key, made first: a service with another secret fails at it before it makes keys that would be lost. */
export const proof: KeyName = { person: '_vault', purpose: 'profile' };

/** How long a key is remembered: another process may have destroyed it. */
export const rememberedMs = 5_000;

/** The vault over a table. `secret` is asked for at the first use, so that a service that opens nothing needs none. */
export const tableKeyVault = (
  table: KeyTable,
  secret: () => string,
  { remembered = 10_000, now }: KeyVaultOptions = {},
): KeyVault => {
  const known = new LRUCache<string, FoundKey>({
    max: remembered,
    ttl: rememberedMs,
    ttlResolution: 0,
    ...(now && { perf: { now } }),
  });
  const { wrap, unwrap } = keyWrapper(secret);
  const { note, find } = keyCache(table, known, unwrap);

  const make = async (name: KeyName): Promise<WrappedKey> => table.add(name, wrap(name, randomBytes(keyLength)));
  let proven = false;
  const prove = async () => {
    if (!proven) unwrap(proof, await make(proof));
    proven = true;
  };

  return {
    find,
    obtain: async (person, purpose) => {
      const name = { person, purpose };
      const [found] = await find([name]);
      if (found) return found;
      await prove();
      return note(name, await make(name));
    },
    destroy: async (person, purpose) => {
      const name = { person, purpose };
      await table.destroy(name);
      known.set(keyId(name), 'destroyed');
    },
    close: async () => known.clear(),
  };
};

const keyCache = (
  table: KeyTable,
  known: LRUCache<string, FoundKey>,
  unwrap: (name: KeyName, wrapped: WrappedKey) => Buffer,
) => {
  const note = (name: KeyName, wrapped: WrappedKey): FoundKey => {
    const id = keyId(name);
    const found = wrapped === '' || known.get(id) === 'destroyed' ? 'destroyed' : unwrap(name, wrapped);
    known.set(id, found);
    return found;
  };
  const find = async (names: readonly KeyName[]) => {
    const found = names.map((name) => known.get(keyId(name)));
    const missing = names.filter((_, at) => found[at] === undefined);
    if (missing.length === 0) return found;
    const read = await table.read(missing);
    const fresh = new Map(
      missing.flatMap((name, at) => {
        const wrapped = read[at];
        return wrapped === undefined ? [] : [[keyId(name), note(name, wrapped)] as const];
      }),
    );
    return names.map((name, at) => found[at] ?? fresh.get(keyId(name)));
  };
  return { note, find };
};

/** Keys are wrapped and bound to their names: a stolen table opens nothing, and rows cannot be swapped. */
const keyWrapper = (secret: () => string) => {
  let master: Buffer | undefined;
  const lock = (name: KeyName) => ({ key: (master ??= deriveKey(secret())), bound: keyId(name) });
  return {
    wrap: (name: KeyName, key: Buffer): WrappedKey => encrypt(lock(name), randomBytes(nonceLength), key),
    unwrap: (name: KeyName, wrapped: WrappedKey): Buffer => {
      const key = decrypt(lock(name), wrapped);
      if (key?.length !== keyLength)
        throw new WrongVaultSecret(
          `the key ${keyId(name)} does not open: is the key-vault secret the one it was made with?`,
        );
      return key;
    },
  };
};

const deriveKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'key-vault', keyLength));
