import { Rejected } from '@maru/contracts/kernel/rejections';
import { accessTokenSeconds, mailCodeSeconds } from '@maru/contracts/kernel/limits';
import { errors, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock/clock.ts';

/**
 * `api` tokens travel in the Authorization header and the socket handshake, `file` tokens in a cookie for `<img src>`,
 * `signup` tokens in one for the picture of a sign-up that is no account yet; `addin` tokens are the desktop add-in's.
 */
export type TokenPurpose = 'api' | 'file' | 'signup' | 'addin';

/** Who a valid token speaks for. `exp` is in epoch seconds. */
export interface AccessClaims {
  readonly userId: string;
  readonly level: number;
  /** Of an add-in: what it is bound by. */
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
  addin: accessTokenSeconds,
};

/** HS256 tokens. Verified ones are remembered, since one client sends the same token hundreds of times. */
export const accessTokens = (secret: string, clock: Clock): AccessTokens => {
  const key = new TextEncoder().encode(secret);
  const verified = new LRUCache<string, AccessClaims>({ max: 5_000 });

  const read = async (token: string, purpose: TokenPurpose): Promise<AccessClaims> => {
    try {
      const { payload } = await jwtVerify(token, key, {
        audience: purpose,
        currentDate: new Date(clock.now()),
        algorithms: ['HS256'],
      });
      return {
        userId: String(payload.sub),
        level: Number(payload['level']),
        sessionId: String(payload['sid']),
        exp: Number(payload.exp),
      };
    } catch (error) {
      throw new Rejected(error instanceof errors.JWTExpired ? 'token_expired' : 'not_logged_in');
    }
  };

  return {
    issue: ({ userId, level, sessionId }, purpose) =>
      new SignJWT({ level, sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setAudience(purpose)
        .setExpirationTime(Math.floor(clock.now() / 1000) + lifetimes[purpose])
        .sign(key),
    verify: async (token, purpose) => {
      const known = verified.get(`${purpose} ${token}`);
      if (known) {
        if (known.exp * 1000 > clock.now()) return known;
        throw new Rejected('token_expired');
      }
      const claims = await read(token, purpose);
      verified.set(`${purpose} ${token}`, claims);
      return claims;
    },
  };
};
