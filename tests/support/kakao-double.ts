import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express, { type Request, type Response } from 'express';

/** What the next answers are like; `ok` where nothing is said. */
export type KakaoMode =
  | 'ok'
  | 'denied'
  | 'expired-code'
  | 'wrong-state'
  | 'slow'
  | 'wrong-nonce'
  | 'wrong-audience'
  | 'wrong-issuer'
  | 'wrong-signature'
  | 'late-token'
  | 'redirect';

export const kakaoApp = {
  clientId: 'app-of-tests',
  clientSecret: 'secret-of-the-app',
  adminKey: 'admin-key-of-the-app',
};

/** A local server that behaves as Kakao Login documents, for one app. */
export interface KakaoDouble {
  readonly url: string;
  /** Who is logged in at Kakao in every browser. `nickname` is left out where he does not tell it. */
  person: { id: string; nickname?: string };
  mode: KakaoMode;
  /** Codes and tokens it gave out: none may be seen elsewhere. */
  readonly secrets: Set<string>;
  close(): Promise<void>;
}

interface Grant {
  readonly query: Readonly<Record<string, string>>;
  readonly person: KakaoDouble['person'];
  readonly at: number;
}
const codeMs = 10 * 60_000;
const refusal = (res: Response, status: number, error: string, code: string) =>
  void res.status(status).json({ error, error_description: 'told', error_code: code });

const newKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 });
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (claims: object, key: KeyObject) => {
  const text = `${part({ alg: 'RS256', kid: 'k1', typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
};

export const kakaoDouble = async (now: () => number = Date.now): Promise<KakaoDouble> => {
  const grants = new Map<string, Grant>();
  const secrets = new Set<string>();
  const [own, foreign] = [newKeys(), newKeys()];
  const jwk = { ...own.publicKey.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' };
  const random = () => {
    const created = randomBytes(24).toString('base64url');
    secrets.add(created);
    return created;
  };

  const authorize = ({ query }: Request, res: Response) => {
    const asked = query as Record<string, string>;
    if (asked['client_id'] !== kakaoApp.clientId || asked['response_type'] !== 'code')
      return refusal(res, 400, 'invalid_client', 'KOE101');
    const back = new URL(asked['redirect_uri'] ?? '');
    back.searchParams.set('state', double.mode === 'wrong-state' ? 'another' : (asked['state'] ?? ''));
    if (double.mode === 'denied') {
      back.searchParams.set('error', 'access_denied');
      back.searchParams.set('error_description', 'User denied access');
    } else {
      const code = random();
      grants.set(code, { query: asked, person: double.person, at: now() });
      back.searchParams.set('code', code);
    }
    res.redirect(back.href);
  };

  const idTokenOf = ({ query, person }: Grant) => {
    const { mode } = double;
    const seconds = Math.floor(now() / 1000);
    const claims = {
      nonce: mode === 'wrong-nonce' ? 'another' : query['nonce'],
      auth_time: seconds,
      ...(person.nickname !== undefined && { nickname: person.nickname }),
    };
    const issuedAt = mode === 'late-token' ? seconds - 86_400 : seconds;
    const said = {
      ...claims,
      sub: person.id,
      iat: issuedAt,
      exp: issuedAt + 21_600,
      iss: mode === 'wrong-issuer' ? 'https://elsewhere.example' : double.url,
      aud: mode === 'wrong-audience' ? 'another-app' : kakaoApp.clientId,
    };
    return signed(said, mode === 'wrong-signature' ? foreign.privateKey : own.privateKey);
  };

  const fits = ({ query }: Grant, form: Readonly<Record<string, string>>) =>
    form['redirect_uri'] === query['redirect_uri'] &&
    query['code_challenge_method'] === 'S256' &&
    createHash('sha256')
      .update(form['code_verifier'] ?? '')
      .digest('base64url') === query['code_challenge'];

  /** A code is good once. */
  const issuedFor = ({ code = '' }: Readonly<Record<string, string>>) => {
    const known = grants.get(code);
    grants.delete(code);
    return known === undefined || double.mode === 'expired-code' || now() - known.at > codeMs ? undefined : known;
  };

  const isApp = (form: Readonly<Record<string, string>>) =>
    form['client_id'] === kakaoApp.clientId && form['client_secret'] === kakaoApp.clientSecret;

  const elsewhere = (_req: Request, res: Response, next: () => void) =>
    double.mode === 'redirect' ? res.redirect(307, '/oauth/moved') : next();
  const token = ({ body }: Request, res: Response) => {
    const form = body as Record<string, string>;
    if (!isApp(form)) return refusal(res, 401, 'invalid_client', 'KOE010');
    const known = issuedFor(form);
    if (!known) return refusal(res, 400, 'invalid_grant', 'KOE320');
    if (!fits(known, form)) return refusal(res, 400, 'invalid_grant', 'KOE303');
    const answer = {
      token_type: 'bearer',
      access_token: random(),
      refresh_token: random(),
      id_token: idTokenOf(known),
      expires_in: 21_599,
      scope: known.query['scope'],
    };
    secrets.add(answer.id_token);
    // Slow: the answer never comes, and the one who asks has to end it.
    if (double.mode !== 'slow') res.json(answer);
  };

  const app = express()
    .get('/oauth/authorize', authorize)
    .use(express.urlencoded({ extended: false }))
    .post('/oauth/token', elsewhere, token)
    .post('/oauth/moved', token)
    .get('/.well-known/jwks.json', (_req, res) => void res.json({ keys: [jwk] }));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const double: KakaoDouble = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    person: { id: '1000000001', nickname: '라이언' },
    mode: 'ok',
    secrets,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return double;
};
