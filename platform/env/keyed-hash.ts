import { createHmac } from 'node:crypto';

/** HMAC-SHA-256 in hex: recognises a value again without keeping it, for whoever has the secret only. */
export type KeyedHash = (value: string) => string;

/** One per purpose, each with a secret of its own: equal values must not be recognisable across purposes. */
export const keyedHash =
  (secret: string): KeyedHash =>
  (value) =>
    createHmac('sha256', secret).update(value).digest('hex');
