import type { KeyedHash } from '@maru/platform/env/secrets';
import { createHash, randomBytes } from 'node:crypto';
import { v7 } from 'uuid';

/** `<family>.<secret>`; only its hash is kept. */
export interface RefreshToken {
  readonly family: string;
  readonly token: string;
  /** SHA-256 in hex: the secret has 256 random bits, so nothing slower is needed. */
  readonly hash: string;
}

/** The family goes into a stream's name, so nothing but a lower-case UUID passes. */
const shape = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[0-9a-zA-Z_-]{43,64}$/;

const of = (family: string, token: string): RefreshToken => ({
  family,
  token,
  hash: createHash('sha256').update(token).digest('hex'),
});

export const newRefreshToken = (family: string = v7()): RefreshToken =>
  of(family, `${family}.${randomBytes(32).toString('base64url')}`);

/** Derived, not drawn, because parallel tabs and a browser whose answer was lost must get the same one. */
export const followingToken = ({ family, token }: RefreshToken, next: KeyedHash): RefreshToken =>
  of(family, `${family}.${next(token)}`);

export const readRefreshToken = (token: string | undefined): RefreshToken | undefined => {
  const family = shape.exec(token ?? '')?.[1];
  return token === undefined || family === undefined ? undefined : of(family, token);
};
