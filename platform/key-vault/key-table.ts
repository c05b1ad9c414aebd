import type { KeyName } from './key-vault.ts';

/** A key as it is kept: wrapped, base64url. Empty once it was destroyed. */
export type WrappedKey = string;

export interface KeyRow extends KeyName {
  readonly wrapped: WrappedKey;
}

/** Errors: `KeyVaultUnavailable`, `RangeError`. */
export interface KeyTable {
  read(names: readonly KeyName[]): Promise<readonly (WrappedKey | undefined)[]>;
  /** Answers what is there now. */
  add(name: KeyName, wrapped: WrappedKey): Promise<WrappedKey>;
  destroy(name: KeyName): Promise<void>;
  all(): AsyncIterable<KeyRow>;
}

/** Throws `RangeError` for a name that cannot be kept: it becomes a file name. */
export const keyId = ({ person, purpose }: KeyName): string => {
  if (!/^[\w-]{1,100}$/.test(person)) throw new RangeError('a person is named by 1 to 100 letters, digits, - and _');
  return `${purpose}:${person}`;
};
