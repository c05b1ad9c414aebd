import { createHmac, randomUUID } from 'node:crypto';
import type { LoginAnswer } from '@maru/contracts/identity/session/session.routes';
import { beforeAll, describe, expect, it } from 'vitest';
import { visit } from '../support/api-client.ts';
import { refusedDial } from '../support/live-client.ts';
import { type ProjectWithPeople, projectWithPeople } from '../support/project-with-people.ts';
import { expectNothingWritten, expectRefusal, json, type RawCall, sendRaw } from '../support/refusals.ts';
import { openProduct } from '../support/product.ts';
import { admin, type Product } from '../support/running-server.ts';

let server: Product;
let world: ProjectWithPeople;
let ownSecret = '';
beforeAll(async () => {
  server = await openProduct();
  ownSecret = await server.secret('access-token');
  world = await projectWithPeople(server);
});

const send = (method: string, path: string, call: RawCall = {}) => sendRaw(server.url, method, path, call);
const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
const signed = (header: object, claims: object, secret: string) => {
  const content = `${part(header)}.${part(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
};
const claims = () => ({
  level: 10,
  sid: randomUUID(),
  sub: world.admin.user.id,
  aud: 'api',
  exp: Math.floor(Date.now() / 1000) + 900,
});
const hs256 = { alg: 'HS256' };

describe('access tokens', () => {
  const expectRefused = async (token: string, code: 'not_logged_in' | 'token_expired') => {
    expectRefusal(await send('GET', 'request/project/list', { token }), code);
    expectRefusal(
      await send('POST', 'request/project/add', {
        ...json({ title: '위조' }),
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      }),
      code,
    );
    expect(await refusedDial(server.url, { auth: { token } })).toMatchObject({ code });
  };

  it('of others, altered ones and unsigned ones are no login', () =>
    expectNothingWritten(server, async () => {
      const [header = '', , signature = ''] = world.owner.token.split('.');
      const forged = [
        'x',
        'a.b.c',
        `${world.owner.token}x`,
        `${header}.${part(claims())}.${signature}`,
        `${part({ alg: 'none' })}.${part(claims())}.`,
        signed(hs256, claims(), 'a secret of somebody else, 32 bytes'),
        signed({ alg: 'none' }, claims(), ownSecret),
        signed(hs256, { ...claims(), aud: 'file' }, ownSecret),
      ];
      for (const token of forged) await expectRefused(token, 'not_logged_in');
    }));

  it('end', () =>
    expectNothingWritten(server, () =>
      expectRefused(signed(hs256, { ...claims(), exp: Math.floor(Date.now() / 1000) - 1 }, ownSecret), 'token_expired'),
    ));

  it('come in the one header, in the one way', async () => {
    const { token } = world.owner;
    for (const authorization of [token, `Basic ${token}`, 'Bearer', 'Bearer  ', `Bearer ${token} ${token}`]) {
      expectRefusal(await send('GET', 'request/project/list', { headers: { authorization } }), 'not_logged_in');
    }
    expectRefusal(
      await send('GET', 'request/project/list', {
        query: { access_token: token },
        headers: { cookie: `file=${token}` },
      }),
      'not_logged_in',
    );
  });
});

describe('sessions', () => {
  const cookieOf = (headers: Headers) =>
    headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  const logIn = async () =>
    cookieOf((await visit<LoginAnswer>(server.url, 'POST', 'auth/login', { body: admin })).headers);
  const refresh = (cookie: string) =>
    send('POST', 'auth/refresh', { ...json({}), headers: { cookie, 'content-type': 'application/json' } });

  it('tell nobody which addresses have an account', async () => {
    const tried = (email: string) => send('POST', 'auth/login', json({ email, password: 'not-the-password' }));
    const [known, unknown] = [await tried(admin.email), await tried('nobody@example.com')];
    expectRefusal(known, 'bad_credentials');
    expectRefusal(unknown, 'bad_credentials');
    expect(known.text).toBe(unknown.text);
  });

  it('are not refreshed without a cookie of ours', () =>
    expectNothingWritten(server, async () => {
      for (const cookie of [
        '',
        'refresh=',
        'refresh=x',
        `refresh=${randomUUID()}.${'a'.repeat(43)}`,
        `refresh=${'%'.repeat(50)}`,
      ])
        expectRefusal(await refresh(cookie), 'session_ended');
    }));

  it('survive tabs that refresh at once, also behind others, and end when a token comes that was never handed out', async () => {
    const cookie = await logIn();
    const answers = await Promise.all([refresh(cookie), refresh(cookie), refresh(cookie), refresh(cookie)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(answers.every(({ text }) => (JSON.parse(text) as LoginAnswer).user.name !== '')).toBe(true);
    const newest = cookieOf(
      answers.find(({ headers }) => cookieOf(headers).includes('refresh='))?.headers ?? new Headers(),
    );
    const next = await refresh(newest);
    expect(next.status).toBe(200);
    // Two tokens back, and within ten seconds: a tab that others were faster than twice.
    expect((await refresh(cookie)).status).toBe(200);
    expectRefusal(
      await refresh(newest.replace(/(refresh=[0-9a-f-]{36}\.)[^;]+/, `$1${'a'.repeat(43)}`)),
      'session_ended',
    );
    expectRefusal(await refresh(cookieOf(next.headers)), 'session_ended');
  });

  it('do not begin with a common password, a short one, or one of a megabyte', () =>
    expectNothingWritten(server, async () => {
      const signUp = (password: string, email = `${randomUUID()}@example.com`) =>
        send('POST', 'auth/signup', json({ name: '김하늘', email, password }));
      expectRefusal(await signUp('password1'), 'weak_password');
      expectRefusal(await signUp('짧아요'), 'invalid_input');
      expectRefusal(await signUp('x'.repeat(129)), 'invalid_input');
      expectRefusal(await signUp('x'.repeat(1024 * 1024)), 'too_large');
      expectRefusal(await signUp('correct-horse-battery', 'no address'), 'invalid_input');
    }));
});
