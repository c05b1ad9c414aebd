import { accessTokenSeconds, refreshGraceSeconds, refreshTokenSeconds } from '@maru/contracts/kernel/limits';
import { sessionStream } from '@maru/contracts/identity/session/session.events';
import { createLogger } from '@maru/platform/log/logger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsOf } from '../../pipeline/memo.fixture.ts';
import { browser } from '../../testing/browser.fixture.ts';
import { signUpPerson } from '../../testing/mail-code.fixture.ts';
import { type ServedCommands, servedCommands } from '../../testing/service.fixture.ts';

const password = 'correct horse battery';
const lines: string[] = [];
let served: ServedCommands;
beforeAll(async () => {
  served = await servedCommands({
    log: createLogger({ level: 'trace', destination: { write: (line) => void lines.push(line) } }),
  });
});
afterAll(() => served.close());

let people = 0;
/** A new person in a new browser, logged in. */
const loggedIn = async () => {
  people += 1;
  const me = browser(served.url);
  const email = `person${people}@example.com`;
  await signUpPerson(served.url, { email, password });
  const { body } = await me.post('auth/login', { email, password });
  return { me, email, accessToken: String(body['accessToken']), body };
};
const refreshValue = (me: ReturnType<typeof browser>) => me.jar.get('refresh')?.value ?? '';

describe('login', () => {
  it('answers an access token and the user, and keeps the refresh token in a cookie nobody can read', async () => {
    const { me, body, accessToken } = await loggedIn();
    expect(body).toEqual({
      accessToken,
      user: { id: expect.any(String), no: expect.any(Number), name: '김하늘', image: null, level: 1, type: 'email' },
    });
    expect(await served.tokens.verify(accessToken, 'api')).toMatchObject({ level: 1 });
    expect(me.setCookie('refresh')).toMatch(/; Max-Age=2592000; Path=\/api\/auth; HttpOnly; SameSite=Lax$/);
    expect(me.setCookie('maru_session')).toMatch(/=1; Max-Age=2592000; Path=\/; SameSite=Lax$/);
    expect(me.setCookie('file')).toMatch(/; Max-Age=900; Path=\/api\/file; HttpOnly; SameSite=Lax$/);
    await served.tokens.verify(me.jar.get('file')?.value ?? '', 'file');
    const [family = ''] = refreshValue(me).split('.');
    expect(JSON.stringify(await eventsOf(served.events, sessionStream(family)))).not.toContain(refreshValue(me));
  });

  it('refuses a wrong password and an unknown address alike', async () => {
    const { email } = await loggedIn();
    const wrong = await browser(served.url).post('auth/login', { email, password: 'wrong' });
    const unknown = await browser(served.url).post('auth/login', { email: 'nobody@example.com', password });
    expect([wrong.status, wrong.body]).toEqual([401, unknown.body]);
    expect(wrong.body['code']).toBe('bad_credentials');
  });

  it('refuses an account after ten failures, also with the right password, and tells until when', async () => {
    const { email } = await loggedIn();
    const tries = await Promise.all(
      Array.from({ length: 12 }, () => browser(served.url).post('auth/login', { email, password: 'wrong' })),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
    const limited = await browser(served.url).post('auth/login', { email, password });
    expect(limited).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await loggedIn()).accessToken).not.toBe('');
  });

  it('counts failures only', async () => {
    const { email } = await loggedIn();
    for (let n = 0; n < 12; n += 1)
      expect((await browser(served.url).post('auth/login', { email, password })).status).toBe(200);
  });
});

describe('refresh', () => {
  it('trades the token for a new one and gives the same user', async () => {
    const { me, body } = await loggedIn();
    const before = refreshValue(me);
    const answer = await me.post('auth/refresh');
    expect(answer).toMatchObject({ status: 200, body: { user: body['user'] } });
    expect(refreshValue(me)).not.toBe(before);
    expect((await me.post('auth/refresh')).status).toBe(200);
  });

  it('lets parallel tabs through, all with one cookie in the end', async () => {
    const { me } = await loggedIn();
    const tabs = Array.from({ length: 5 }, () => me.copy());
    expect((await Promise.all(tabs.map((tab) => tab.post('auth/refresh')))).map(({ status }) => status)).toEqual([
      200, 200, 200, 200, 200,
    ]);
    expect(new Set(tabs.map(refreshValue)).size).toBe(1);
    const [first = me] = tabs;
    served.clock.advance((refreshGraceSeconds + 1) * 1000);
    expect((await first.post('auth/refresh')).status).toBe(200);
  });

  it('ends the family when a token is shown again later', async () => {
    const { me } = await loggedIn();
    const thief = me.copy();
    await me.post('auth/refresh');
    served.clock.advance((refreshGraceSeconds + 1) * 1000);
    expect(await thief.post('auth/refresh')).toMatchObject({ status: 401, body: { code: 'session_ended' } });
    expect(await me.post('auth/refresh')).toMatchObject({ status: 401, body: { code: 'session_ended' } });
    expect([...me.jar.keys()]).toEqual([]);
  });

  it('leaves other sessions of the same person alone', async () => {
    const { me, email } = await loggedIn();
    const other = browser(served.url);
    await other.post('auth/login', { email, password });
    await me.get('auth/logout');
    expect((await other.post('auth/refresh')).status).toBe(200);
  });

  it('refuses after a month without a visit', async () => {
    const { me } = await loggedIn();
    served.clock.advance((refreshTokenSeconds + 1) * 1000);
    expect(await me.post('auth/refresh')).toMatchObject({ status: 401, body: { code: 'session_ended' } });
  });

  it.each(['', 'x', '../../x.y', `01900000-0000-7000-8000-00000000f00f.${'a'.repeat(43)}`])(
    'refuses the cookie %j',
    async (value) => {
      const answer = await browser(served.url).post('auth/refresh', {}, { cookie: `refresh=${value}` });
      expect(answer).toMatchObject({ status: 401, body: { code: 'session_ended' } });
    },
  );
});

describe('logout', () => {
  it('ends the session and takes the cookies away', async () => {
    const { me } = await loggedIn();
    const stolen = me.copy();
    expect((await me.get('auth/logout')).status).toBe(200);
    expect([...me.jar.keys()]).toEqual([]);
    expect((await stolen.post('auth/refresh')).status).toBe(401);
    expect((await me.get('auth/logout')).status).toBe(200);
  });

  it('takes away what a sign-up left at the device, too', async () => {
    const me = browser(served.url);
    await me.post('auth/signup', { name: '김하늘', email: 'left@example.com', password });
    for (const [name, path] of [
      ['kakao', '/api/auth/kakao'],
      ['social_signup', '/api/auth/social'],
    ] as const)
      me.jar.set(name, { value: 'x', path });
    expect(me.jar.size).toBe(3);
    await me.get('auth/logout');
    expect([...me.jar.keys()]).toEqual([]);
  });

  it('is not done by a link on another site', async () => {
    const { me } = await loggedIn();
    expect(await me.get('auth/logout', { 'sec-fetch-site': 'cross-site' })).toMatchObject({
      status: 403,
      body: { code: 'origin_refused' },
    });
    expect((await me.post('auth/refresh')).status).toBe(200);
  });
});

describe('access tokens', () => {
  const ask = (authorization: string) =>
    browser(served.url).post('request/project/add', { title: 'a' }, { authorization });

  it('open what takes a login, for a quarter of an hour', async () => {
    const { accessToken } = await loggedIn();
    expect((await ask(`Bearer ${accessToken}`)).status).toBe(200);
    served.clock.advance((accessTokenSeconds + 1) * 1000);
    expect(await ask(`Bearer ${accessToken}`)).toMatchObject({ status: 401, body: { code: 'token_expired' } });
  });

  it('are refused when forged, or made for files', async () => {
    const { me, accessToken } = await loggedIn();
    const [head = '', payload = '', signature = ''] = accessToken.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const raised = Buffer.from(JSON.stringify({ ...claims, level: 10 })).toString('base64url');
    const none = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
    const forged = [`${head}.${raised}.${signature}`, `${none}.${raised}.`, me.jar.get('file')?.value ?? '', 'x', ''];
    for (const token of forged)
      expect(await ask(`Bearer ${token}`)).toMatchObject({ status: 401, body: { code: 'not_logged_in' } });
  });
});

describe('what gets out', () => {
  it('is no stack in an answer, and nobody in the log', async () => {
    const bad = await Promise.all([
      browser(served.url).post('auth/login', { email: 1 }),
      browser(served.url).post('auth/refresh'),
      browser(served.url).get('auth/login'),
      browser(served.url).call('POST', 'auth/login', 'text'),
      browser(served.url).get('auth/nothing'),
    ]);
    expect(bad.map(({ status }) => status)).toEqual([400, 401, 405, 400, 404]);
    for (const { text } of bad) expect(text).not.toMatch(/\.ts|node_modules|at /);
    expect(lines.join('')).not.toMatch(/example\.com|김하늘|correct horse/);
  });
});
