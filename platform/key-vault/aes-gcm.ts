import { createCipheriv, createDecipheriv } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const tagLength = 16;
/** Bytes of a nonce, which no key may see twice with different texts. */
export const nonceLength = 12;

/** What a text is encrypted with, and what it belongs to: it opens with the same only. */
export interface Lock {
  /** 32 bytes. */
  readonly key: Buffer;
  readonly bound: string;
}

/** Nonce, ciphertext and tag as base64url. */
export const encrypted = ({ key, bound }: Lock, nonce: Buffer, plain: Buffer): string => {
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagLength }).setAAD(Buffer.from(bound));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]).toString('base64url');
};

/** Undefined where key or place are others, or the text was changed. */
export const decrypted = ({ key, bound }: Lock, text: string): Buffer | undefined => {
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
