import type { KeyPurpose } from '@maru/contracts/kernel/message';

/** One key of one person. `person` is 1 to 100 of `[A-Za-z0-9_-]`. */
export interface KeyName {
  readonly person: string;
  readonly purpose: KeyPurpose;
}

/** 32 bytes, or that they are gone for ever. */
export type FoundKey = Buffer | 'destroyed';

/**
 * The keys that personal data is sealed with, one for each person and purpose. Errors: `KeyVaultUnavailable`,
 * `WrongVaultSecret`, `RangeError` for a person that cannot be one.
 */
export interface KeyVault {
  /**
   * In the order asked; undefined for a key that was never made. What another process destroyed may be found for 5 s
   * more.
   */
  find(names: readonly KeyName[]): Promise<readonly (FoundKey | undefined)[]>;
  /**
   * The key, made when there was none: durable when it resolves, and the same for all who ask, in whichever process.
   */
  obtain(person: string, purpose: KeyPurpose): Promise<FoundKey>;
  /** Nobody finds the key again once it resolves, and it is never made again, also where it was not there. */
  destroy(person: string, purpose: KeyPurpose): Promise<void>;
  close(): Promise<void>;
}

/** The engine behind the vault is not reached, or not in time: the same may be asked again later. */
export class KeyVaultUnavailable extends Error {}

/**
 * A key is there but was wrapped with another secret, or was damaged. Nothing can be opened until the right secret is
 * given.
 */
export class WrongVaultSecret extends Error {}
