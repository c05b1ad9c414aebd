import { hkdfSync, randomBytes } from 'node:crypto';
import { decrypt, encrypt, type KeyName, nonceLength } from './key-vault.ts';
import { destroyed, keyId, type StoredKey, type WrappedKey } from './key-table.ts';

const keyLength = 32;

export interface KeyWrapper {
  /** A new key. */
  make(name: KeyName): WrappedKey;
  /** Undefined where the secret is another, or the key is damaged or another's. */
  open(name: KeyName, stored: StoredKey): Buffer | 'destroyed' | undefined;
}

/** Keys are wrapped and bound to their names: a stolen table opens nothing, and rows cannot be swapped. */
export const keyWrapper = (secret: () => string): KeyWrapper => {
  let master: Buffer | undefined;
  const lock = (name: KeyName) => ({ key: (master ??= deriveKey(secret())), bound: keyId(name) });
  return {
    make: (name) => encrypt(lock(name), randomBytes(nonceLength), randomBytes(keyLength)),
    open: (name, stored) => {
      if (stored === destroyed) return destroyed;
      const key = decrypt(lock(name), stored);
      return key?.length === keyLength ? key : undefined;
    },
  };
};

const deriveKey = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'key-vault', keyLength));
