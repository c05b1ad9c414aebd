import type { SocialOutcome } from '@maru/contracts/identity/social/social.routes';
import type { Clock } from '@maru/platform/clock/clock';
import { BadEnvironment } from '@maru/platform/env/read-variable';
import { type EnvPart, origin, token } from '@maru/platform/env/env-part';
import { remoteKeys } from '@maru/platform/access-token/remote-keys';
import jwt from 'jsonwebtoken';
import { z } from 'zod';

export interface KakaoApp {
  readonly clientId: string;
  readonly clientSecret: string;
  /** What Kakao shows when a connection was cut; undefined means that such calls are refused. */
  readonly adminKey: string | undefined;
  readonly baseUrl: string;
}

const variables = {
  KAKAO_CLIENT_ID: { schema: token.optional(), allowed: 'the REST API key of an app at Kakao Developers' },
  KAKAO_CLIENT_SECRET: { schema: z.string().optional(), allowed: 'the client secret of that app', orFile: true },
  KAKAO_ADMIN_KEY: { schema: z.string().optional(), allowed: 'the admin key of that app', orFile: true },
  KAKAO_BASE_URL: {
    schema: origin.default('https://kauth.kakao.com'),
    allowed: 'an address such as https://kauth.kakao.com',
  },
};
/** undefined: nobody logs in by Kakao. */
export const kakaoEnv: EnvPart<typeof variables, KakaoApp | undefined> = {
  variables,
  of: (env) => {
    const { KAKAO_CLIENT_ID: clientId, KAKAO_CLIENT_SECRET: clientSecret } = env;
    if (clientId !== undefined && clientSecret !== undefined)
      return { clientId, clientSecret, adminKey: env.KAKAO_ADMIN_KEY, baseUrl: env.KAKAO_BASE_URL };
    if (clientId === undefined && clientSecret === undefined) return undefined;
    throw new BadEnvironment('KAKAO_CLIENT_ID and KAKAO_CLIENT_SECRET go together; set both or none');
  },
};

export interface Challenge {
  readonly state: string;
  readonly nonce: string;
  /** SHA-256 of the verifier, base64url (RFC 7636). */
  readonly codeChallenge: string;
  readonly redirectUri: string;
}
export interface Answer {
  readonly code: string;
  readonly verifier: string;
  readonly nonce: string;
  readonly redirectUri: string;
}
/** `name` is the nickname, '' where it is not shared. */
export interface KakaoPerson {
  readonly subject: string;
  readonly name: string;
}

export class SocialFailure extends Error {
  readonly outcome: SocialOutcome;
  constructor(outcome: SocialOutcome, cause?: unknown) {
    super(`social login: ${outcome}`, { cause });
    this.outcome = outcome;
  }
}

export interface Kakao {
  readonly adminKey: string | undefined;
  authorizeUrl(challenge: Challenge): string;
  personOf(answer: Answer): Promise<KakaoPerson>;
}

/** For each of the two questions; none is asked twice. */
const longestMs = 4_000;
/** Neither asked for nor kept: the e-mail address, and what the tokens beside the ID token open. */
const scope = 'openid profile_nickname';
const tokens = z.object({ id_token: z.string() });
/** Of the ID token, which the library takes for endless without `exp`. */
const claims = z.object({ sub: z.string(), exp: z.number(), nickname: z.string().catch('') });
const refusal = z.object({ error: z.string().optional(), error_code: z.string().optional() });
/** The code is unknown, used or too old (https://developers.kakao.com/docs/latest/ko/kakaologin/trouble-shooting). */
const codeGone = 'KOE320';

const isTimeout = (error: unknown) => error instanceof Error && ['TimeoutError', 'AbortError'].includes(error.name);

const trade = async (
  { clientId, clientSecret, baseUrl }: KakaoApp,
  { code, verifier, redirectUri }: Answer,
  timeoutMs: number,
): Promise<string> => {
  const form = {
    grant_type: 'authorization_code',
    client_id: clientId,
    client_secret: clientSecret,
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  };
  const answer = await fetch(new URL('/oauth/token', baseUrl), {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const body: unknown = await answer.json();
  if (answer.ok) return tokens.parse(body).id_token;
  const { error, error_code: kind } = refusal.parse(body);
  throw new SocialFailure(
    kind === codeGone ? 'expired' : 'failed',
    new Error(`token endpoint: ${answer.status} ${error ?? ''} ${kind ?? ''}`),
  );
};

/** Kakao Login as an OpenID provider (https://developers.kakao.com/docs/latest/ko/kakaologin/rest-api). */
export const kakao = (app: KakaoApp, clock: Clock, timeoutMs = longestMs): Kakao => {
  const { clientId, adminKey, baseUrl } = app;
  const keyOf = remoteKeys(new URL('/.well-known/jwks.json', baseUrl), timeoutMs);

  const read = async (idToken: string, nonce: string): Promise<KakaoPerson> => {
    const key = await keyOf(jwt.decode(idToken, { complete: true })?.header.kid);
    const { sub, nickname } = claims.parse(
      jwt.verify(idToken, key, {
        algorithms: ['RS256'],
        issuer: baseUrl,
        audience: clientId,
        nonce,
        clockTimestamp: Math.floor(clock.now() / 1000),
      }),
    );
    return { subject: sub, name: nickname };
  };
  return {
    adminKey,
    authorizeUrl: ({ state, nonce, codeChallenge, redirectUri }) => {
      const url = new URL('/oauth/authorize', baseUrl);
      const query = {
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        scope,
        state,
        nonce,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
      };
      url.search = new URLSearchParams(query).toString();
      return url.href;
    },
    personOf: async (answer) => {
      try {
        return await read(await trade(app, answer, timeoutMs), answer.nonce);
      } catch (error) {
        if (error instanceof SocialFailure) throw error;
        throw new SocialFailure(isTimeout(error) ? 'slow' : 'failed', error);
      }
    },
  };
};
