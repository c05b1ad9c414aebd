import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from 'node:crypto';
import type { SealEvent } from '@maru/contracts/kernel/seal.events';
import { stringify } from 'safe-stable-stringify';

export type SealData = SealEvent['data'];
export type SignedSeal = SealData & { readonly key: string; readonly signature: string };

/** Signs seals. `key` is the public key (base64url), which may be shown to everybody. */
export interface LogSigner {
  readonly key: string;
  sign(seal: Omit<SealData, 'key' | 'signature'>): SignedSeal;
}

/** DER of an Ed25519 private key (RFC 8410) up to its 32 bytes. */
const pkcs8Start = Buffer.from('302e020100300506032b657004220420', 'hex');

const privateKeyOf = (secret: string): KeyObject => {
  const seed = Buffer.from(hkdfSync('sha256', secret, '', 'maru log key', 32));
  return createPrivateKey({ key: Buffer.concat([pkcs8Start, seed]), format: 'der', type: 'pkcs8' });
};

/** All that a seal says but its signature, also what a later release adds to it. */
const signedBytes = (seal: object): Buffer =>
  Buffer.from(`maru-log-seal:1\n${stringify({ ...seal, signature: undefined })}`);

/** The same secret gives the same key in every copy. */
export const logSigner = (secret: string): LogSigner => {
  const privateKey = privateKeyOf(secret);
  const key = createPublicKey(privateKey).export({ format: 'jwk' }).x ?? '';
  return {
    key,
    sign: (seal) => {
      const unsigned = { ...seal, key };
      return { ...unsigned, signature: sign(null, signedBytes(unsigned), privateKey).toString('base64url') };
    },
  };
};

export const isSigned = (seal: SealData): seal is SignedSeal =>
  seal.key !== undefined && seal.signature !== undefined && seal.head !== undefined && seal.previous !== undefined;

/** Whether the key that a seal names has signed it; not whether that key is to be trusted. */
export const hasGoodSignature = (seal: SignedSeal): boolean => {
  try {
    const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: seal.key }, format: 'jwk' });
    return verify(null, signedBytes(seal), publicKey, Buffer.from(seal.signature, 'base64url'));
  } catch {
    // Not every 32 bytes are a point of the curve.
    return false;
  }
};
