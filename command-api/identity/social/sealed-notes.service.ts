import type { Clock } from '@maru/platform/clock/clock';
import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';
import { createHash } from 'node:crypto';

/** Notes that a browser carries for us and can neither read nor change, each for one use. */
export interface SealedNotes {
  seal(use: string, note: JWTPayload, seconds: number): Promise<string>;
  /** Undefined for whatever is not ours, was made for another use, or is too old. */
  open(use: string, sealed: string | undefined): Promise<JWTPayload | undefined>;
}

const algorithms = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };

export const sealedNotes = (secret: string, clock: Clock): SealedNotes => {
  const key = createHash('sha256').update(secret).digest();
  return {
    seal: (use, note, seconds) =>
      new EncryptJWT(note)
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setAudience(use)
        .setExpirationTime(Math.floor(clock.now() / 1000) + seconds)
        .encrypt(key),
    open: async (use, sealed) => {
      const read = async (text: string) =>
        (await jwtDecrypt(text, key, { ...algorithms, audience: use, currentDate: new Date(clock.now()) })).payload;
      return sealed === undefined ? undefined : read(sealed).catch(() => undefined);
    },
  };
};
