import type { KeyedHash } from '@maru/platform/env/secrets';
import { randomBytes, timingSafeEqual } from 'node:crypto';

/** Crockford's base 32 lacks the letters that are taken for digits when read out. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Of 16 bytes: 80 bits. */
const spelled = (bytes: Buffer): string => {
  const letters = Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
  return [0, 4, 8, 12].map((at) => letters.slice(at, at + 4)).join('-');
};

/** How long it takes tells nothing of where they differ. */
export const isSameText = (right: string, shown: string): boolean => {
  const [one, other] = [Buffer.from(right), Buffer.from(shown)];
  return one.length === other.length && timingSafeEqual(one, other);
};

export const newLicenceKey = (): string => spelled(randomBytes(16));

interface Invitation {
  /** Of the licence. */
  readonly id: string;
  readonly invitation: string;
}
export interface SeatSecrets {
  /** The next key of a licence: the same for the same command, since a repeat must ask for the same. */
  readonly nextKey: (commandId: string) => string;
  /** What the link of an invitation carries: `<licence>.<code>`. The code is stored nowhere. */
  readonly infoOf: (invitation: Invitation) => string;
  readonly isCodeOf: (code: string, invitation: Invitation) => boolean;
}

export const seatSecrets = (hash: KeyedHash): SeatSecrets => {
  const codeOf = ({ id, invitation }: Invitation) => hash(`seat ${id} ${invitation}`);
  return {
    nextKey: (commandId) => spelled(Buffer.from(hash(`licence key ${commandId}`), 'hex').subarray(0, 16)),
    infoOf: (invitation) => `${invitation.id}.${codeOf(invitation)}`,
    isCodeOf: (code, invitation) => isSameText(codeOf(invitation), code),
  };
};

/** The id goes into a stream's name, so nothing but a lower-case UUID passes. */
const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([0-9a-f]{64})$/;

export const partsOfInfo = (info: string): { readonly id: string; readonly code: string } | undefined => {
  const [, id, code] = shape.exec(info) ?? [];
  return id === undefined || code === undefined ? undefined : { id, code };
};
