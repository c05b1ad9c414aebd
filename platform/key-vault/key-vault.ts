import type { KeyPurpose } from '@maru/contracts/kernel/message';
import { createCipheriv, createDecipheriv } from 'node:crypto';

/** `person` is 1 to 100 of `[A-Za-z0-9_-]`. */
export interface KeyName {
  readonly person: string;
  readonly purpose: KeyPurpose;
}

/** 32 bytes, or that they are gone for ever. */
export type FoundKey = Buffer | 'destroyed';

/** Keys of personal data, by person and purpose. Errors: `KeyVaultUnavailable`, `WrongVaultSecret`, `RangeError`. */
export interface KeyVault {
  /**
   * In the order of `names`, with which something was sealed; undefined for no key, `damaged` for one that does not open
   * although others do. Both are reported, and neither is made anew: a missing one by a process that has met it. One
   * destroyed by another process may be found for 5 s more.
   */
  find(names: readonly KeyName[]): Promise<readonly (FoundKey | 'damaged' | undefined)[]>;
  /** The key, made durably when there was none, the same for all processes. Throws `DamagedKey`. */
  obtain(person: string, purpose: KeyPurpose): Promise<FoundKey>;
  /** Nobody finds the key again once it resolves, and it is never made again, also where it was not there. */
  destroy(person: string, purpose: KeyPurpose): Promise<void>;
  /** All damaged keys there are; reads every key, at some 20 µs each. Those found so far once the signal aborts. */
  damaged(signal?: AbortSignal): Promise<readonly KeyName[]>;
  close(): Promise<void>;
}

/** May be asked again later. */
export class KeyVaultUnavailable extends Error {}

/** Keys were wrapped with another secret: none opens. */
export class WrongVaultSecret extends Error {}

/** One person's key does not open, or is missing. Another is not made: what is sealed with the first would be lost for good. */
export class DamagedKey extends Error {}

const algorithm = 'aes-256-gcm';
const tagLength = 16;
/** Bytes. No key may see a nonce twice with different texts. */
export const nonceLength = 12;

/** A text opens with the same only. */
interface Lock {
  readonly key: Buffer;
  readonly bound: string;
}

export const encrypt = ({ key, bound }: Lock, nonce: Buffer, plain: Buffer): string => {
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength }).setAAD(Buffer.from(bound));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString('base64url');
};

/** Undefined where key or place are others, or the text was changed. */
export const decrypt = ({ key, bound }: Lock, text: string): Buffer | undefined => {
  const packed = Buffer.from(text, 'base64url');
  if (packed.length < nonceLength + tagLength) return undefined;
  const decipher = createDecipheriv(algorithm, key, packed.subarray(0, nonceLength), { authTagLength: tagLength });
  decipher.setAAD(Buffer.from(bound)).setAuthTag(packed.subarray(-tagLength));
  const plain = decipher.update(packed.subarray(nonceLength, -tagLength));
  try {
    return Buffer.concat([plain, decipher.final()]);
  } catch {
    return undefined;
  }
};
