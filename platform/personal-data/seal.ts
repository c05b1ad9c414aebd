import { createHmac } from 'node:crypto';
import { decrypt, encrypt, nonceLength } from '../key-vault/key-vault.ts';

/** A ciphertext moved to another place does not open. */
export interface Place {
  readonly eventId: string;
  readonly field: string;
}

const boundTo = ({ eventId, field }: Place) => `${eventId} ${field}`;
const keyedHash = (key: Buffer, what: string, text: string) =>
  createHmac('sha256', key).update(`${what}\n${text}`).digest();

/** AES-256-GCM as base64url. Nonces follow from key, place and text, so that a repeated append has the same hashes. */
export const seal = (key: Buffer, place: Place, text: string): string =>
  encrypt(
    { key, bound: boundTo(place) },
    keyedHash(key, `nonce ${boundTo(place)}`, text).subarray(0, nonceLength),
    Buffer.from(text),
  );

/** Undefined where it is another key's, another place's or no sealed text. */
export const unseal = (key: Buffer, place: Place, sealed: string): string | undefined =>
  decrypt({ key, bound: boundTo(place) }, sealed)?.toString();

/** Recognises a text again; unlike a plain hash it cannot be guessed without the key. */
export const fingerprint = (key: Buffer, field: string, text: string): string =>
  keyedHash(key, `fingerprint ${field}`, text).toString('base64url');
