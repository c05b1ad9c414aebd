import type { KeyName } from './key-vault.ts';

/** A key as it is kept: wrapped, base64url. */
export type WrappedKey = string;

/** Stands in a key's place for ever once it was destroyed; a wrapped key is longer. */
export const destroyed = 'destroyed';

/** A `WrappedKey`, `destroyed`, or what damage has left of either: '' where it cannot be read. */
export type StoredKey = string;

export interface KeyRow extends KeyName {
  readonly stored: StoredKey;
}

/** Errors: `KeyVaultUnavailable`, `RangeError`. */
export interface KeyTable {
  read(names: readonly KeyName[]): Promise<readonly (StoredKey | undefined)[]>;
  /** Answers what is there now. */
  add(name: KeyName, stored: StoredKey): Promise<StoredKey>;
  /** Resolves once `destroyed` durably stands in the key's place. */
  destroy(name: KeyName): Promise<void>;
  all(): AsyncIterable<KeyRow>;
}

/** Throws `RangeError` for a name that cannot be kept: it becomes a file name. */
export const keyId = ({ person, purpose }: KeyName): string => {
  if (!/^[\w-]{1,100}$/.test(person)) throw new RangeError('a person is named by 1 to 100 letters, digits, - and _');
  return `${purpose}:${person}`;
};
