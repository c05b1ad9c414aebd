import { Rejected } from '@maru/contracts/kernel/rejections';
import { accessTokenSeconds, mailCodeSeconds } from '@maru/contracts/kernel/limits';
import jwt from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { createSecretKey } from 'node:crypto';
import { z } from 'zod';
import type { Clock } from '../clock/clock.ts';

/** `api`: Authorization header, socket handshake; `file`, `signup`, `order`: cookies for pictures; `addin`: the add-in. */
export type TokenPurpose = 'api' | 'file' | 'signup' | 'order' | 'addin';

/** `exp` is in epoch seconds. */
export interface AccessClaims {
  readonly userId: string;
  readonly level: number;
  readonly sessionId: string;
  readonly exp: number;
}

export interface AccessTokens {
  /** Signs a token that lives 15 minutes, for a sign-up as long as the link in its mail. */
  issue(claims: Omit<AccessClaims, 'exp'>, purpose: TokenPurpose): Promise<string>;
  /** Throws `Rejected` with `token_expired`, or `not_logged_in` for anything that is not a token of ours. */
  verify(token: string, purpose: TokenPurpose): Promise<AccessClaims>;
}

const lifetimes: Readonly<Record<TokenPurpose, number>> = {
  api: accessTokenSeconds,
  file: accessTokenSeconds,
  signup: mailCodeSeconds,
  order: accessTokenSeconds,
  addin: accessTokenSeconds,
};

const payload = z.object({ sub: z.string(), level: z.number(), sid: z.string(), exp: z.number() });

/** HS256 tokens. Verified ones are remembered, since one client sends the same token hundreds of times. */
export const accessTokens = (secret: string, clock: Clock): AccessTokens => {
  const key = createSecretKey(secret, 'utf8');
  const seconds = () => Math.floor(clock.now() / 1000);
  const verified = new LRUCache<string, AccessClaims>({ max: 5_000 });

  const read = (token: string, purpose: TokenPurpose): AccessClaims => {
    try {
      const options = { algorithms: ['HS256' as const], audience: purpose, clockTimestamp: seconds() };
      const { sub: userId, level, sid: sessionId, exp } = payload.parse(jwt.verify(token, key, options));
      return { userId, level, sessionId, exp };
    } catch (error) {
      throw new Rejected(error instanceof jwt.TokenExpiredError ? 'token_expired' : 'not_logged_in');
    }
  };

  return {
    // Without the time it was issued at: the library would take that from another clock.
    issue: async ({ userId: sub, level, sessionId: sid }, purpose) =>
      jwt.sign({ level, sid, sub, aud: purpose, exp: seconds() + lifetimes[purpose] }, key, { noTimestamp: true }),
    verify: async (token, purpose) => {
      const known = verified.get(`${purpose} ${token}`);
      if (known) {
        if (known.exp * 1000 > clock.now()) return known;
        throw new Rejected('token_expired');
      }
      const claims = read(token, purpose);
      verified.set(`${purpose} ${token}`, claims);
      return claims;
    },
  };
};
