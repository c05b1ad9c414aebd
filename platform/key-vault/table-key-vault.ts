import { setImmediate } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { ReportKey } from './key-damage.ts';
import { DamagedKey, type FoundKey, type KeyName, type KeyVault } from './key-vault.ts';
import { keyId, type KeyTable, type StoredKey } from './key-table.ts';
import { keyWrapper } from './key-wrapper.ts';
import { vaultSecret } from './vault-secret.ts';

export interface KeyVaultOptions {
  readonly remembered?: number;
  /** Ms on a clock that only moves on; default the process's own. */
  readonly now?: () => number;
  readonly report?: ReportKey;
}

/** How long a key is remembered: another process may have destroyed it, or somebody put back a damaged one. */
export const rememberedMs = 5_000;

/** The vault over a table. `secret` is asked for at the first use, so that a service that opens nothing needs none. */
export const tableKeyVault = (table: KeyTable, secret: () => string, options: KeyVaultOptions = {}): KeyVault => {
  const wrapper = keyWrapper(secret);
  const { mustOpen, prove } = vaultSecret(table, wrapper);
  const { known, needed, open, note, find } = keyReader(table, {
    ...options,
    open: async (name, stored) => {
      const key = wrapper.open(name, stored);
      if (key === undefined) await mustOpen();
      return key ?? 'damaged';
    },
  });
  let proven = false;
  const make = async (name: KeyName) => {
    if (!proven) await prove();
    proven = true;
    return note(name, await table.add(name, wrapper.make(name)));
  };
  return {
    find: async (names) => {
      const found = await find(names);
      // Whoever asks has read something that was sealed, so that this key has been there.
      for (const [at, name] of names.entries()) if (found[at] === undefined) needed.add(name);
      return found;
    },
    obtain: async (person, purpose) => {
      const name = { person, purpose };
      const [there] = await find([name]);
      if (there === undefined && needed.has(name))
        throw new DamagedKey(`the key ${keyId(name)} is missing: it must come from a backup`);
      const key = there ?? (await make(name));
      if (key === 'damaged') throw new DamagedKey(`the key ${keyId(name)} is damaged: it must come from a backup`);
      return key;
    },
    destroy: async (person, purpose) => {
      const name = { person, purpose };
      await table.destroy(name);
      known.set(keyId(name), 'destroyed');
      options.report?.(name, false);
    },
    damaged: async (signal) =>
      damagedIn(table, async (name, stored) => (await open(name, stored)) === 'damaged', signal),
    close: async () => {
      known.clear();
      needed.clear();
    },
  };
};

type ReadKey = FoundKey | 'damaged';
type OpenKey = (name: KeyName, stored: StoredKey) => Promise<ReadKey>;

/** So many keys are told from those that were never made. */
const mostNeeded = 100_000;

/** Keys that something is sealed with: where one is missing, it is lost, and another must not be made in its place. */
const neededKeys = (report: ReportKey | undefined) => {
  const ids = new LRUCache<string, true>({ max: mostNeeded });
  return {
    add: (name: KeyName) => {
      ids.set(keyId(name), true);
      report?.(name, true);
    },
    note: (name: KeyName) => void ids.set(keyId(name), true),
    has: (name: KeyName) => ids.has(keyId(name)),
    clear: () => ids.clear(),
  };
};

const keyReader = (
  table: KeyTable,
  { remembered = 10_000, now, report, open: openStored }: KeyVaultOptions & { readonly open: OpenKey },
) => {
  const known = new LRUCache<string, ReadKey>({
    max: remembered,
    ttl: rememberedMs,
    ttlResolution: 0,
    ...(now && { perf: { now } }),
  });
  const needed = neededKeys(report);
  const open: OpenKey = async (name, stored) => {
    const opened = await openStored(name, stored);
    // Read before it was destroyed here, it is destroyed all the same.
    if (known.get(keyId(name)) === 'destroyed') return 'destroyed';
    report?.(name, opened === 'damaged');
    return opened;
  };
  const note: OpenKey = async (name, stored) => {
    const opened = await open(name, stored);
    known.set(keyId(name), opened);
    needed.note(name);
    return opened;
  };
  const find: KeyVault['find'] = async (names) => {
    const found = names.map((name) => known.get(keyId(name)));
    const missing = names.filter((_, at) => found[at] === undefined);
    if (missing.length === 0) return found;
    const fresh = new Map<string, ReadKey>();
    for (const [at, stored] of (await table.read(missing)).entries()) {
      const name = missing[at];
      if (name && stored !== undefined) fresh.set(keyId(name), await note(name, stored));
    }
    return names.map((name, at) => found[at] ?? fresh.get(keyId(name)));
  };
  return { known, needed, open, note, find };
};

/** Keys read before others get a turn. */
const readAtOnce = 100;

const damagedIn = async (
  table: KeyTable,
  isDamaged: (name: KeyName, stored: StoredKey) => Promise<boolean>,
  signal?: AbortSignal,
) => {
  const damaged: KeyName[] = [];
  let read = 0;
  for await (const { person, purpose, stored } of table.all()) {
    if (await isDamaged({ person, purpose }, stored)) damaged.push({ person, purpose });
    if (++read % readAtOnce === 0) await setImmediate();
    if (signal?.aborted) break;
  }
  return damaged;
};
