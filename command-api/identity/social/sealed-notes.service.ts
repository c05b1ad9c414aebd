import type { Clock } from '@maru/platform/clock/clock';
import { decrypt, encrypt, nonceLength } from '@maru/platform/key-vault/key-vault';
import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';

export interface SealedNotes {
  seal(use: string, note: object, seconds: number): string;
  /** Undefined for what is not ours, was sealed for another use, or is too old. */
  open(use: string, sealed: string | undefined): object | undefined;
}

/** `until` is epoch ms. */
const noteSchema = z.object({ note: z.looseObject({}), until: z.number() });

export const sealedNotes = (secret: string, clock: Clock): SealedNotes => {
  const key = createHash('sha256').update(secret).digest();
  return {
    seal: (use, note, seconds) => {
      const plain = Buffer.from(JSON.stringify({ note, until: clock.now() + seconds * 1000 }));
      return encrypt({ key, bound: use }, randomBytes(nonceLength), plain);
    },
    open: (use, sealed = '') => {
      const plain = decrypt({ key, bound: use }, sealed);
      const { note, until } = plain ? noteSchema.parse(JSON.parse(plain.toString())) : { note: undefined, until: 0 };
      return until > clock.now() ? note : undefined;
    },
  };
};
