import { browser } from '@maru/command-api/testing/browser.fixture';
import { servedCommands } from '@maru/command-api/testing/service.fixture';
import { eventsOf } from '@maru/command-api/pipeline/memo.fixture';
import { socialStream } from '@maru/contracts/identity/social/social.events';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { socialLoginSeconds } from '@maru/contracts/kernel/limits';
import { keyedHash } from '@maru/platform/env/secrets';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { KakaoMode } from '../support/kakao-double.ts';
import { agree, kakaoLogin, kakaoMember, type KakaoWorld, kakaoWorld, thereAndBack } from '../support/kakao-world.ts';

let world: KakaoWorld;
beforeAll(async () => {
  world = await kakaoWorld({ timeoutMs: 500 });
});
afterEach(() => {
  world.provider.mode = 'ok';
});
afterAll(() => world.close());

const asSomebodyNew = () => {
  world.provider.person = { id: String(Math.floor(Math.random() * 1e9)), nickname: '춘식이' };
  return browser(world.url);
};
const hashOf = (subject: string) => keyedHash('s')(`kakao ${subject}`);
const typesOf = async (stream: string) => (await eventsOf(world.events, stream)).map(({ type }) => type);

describe('somebody new', () => {
  it('says what he is called and agrees, and has an account without address and password', async () => {
    const me = asSomebodyNew();
    expect(await kakaoLogin(me)).toBe('/signup?social=kakao');
    expect((await me.get('auth/social')).body).toEqual({ kakao: true, signup: { name: '춘식이' } });
    expect(me.jar.has('refresh')).toBe(false);
    const { status, body } = await me.post('auth/social/signup', { name: ' 김춘식 ', agree });
    expect({ status, user: body['user'] }).toMatchObject({
      status: 200,
      user: { name: '김춘식', type: 'kakao', level: 1, no: expect.any(Number) },
    });
    expect((await me.get('auth/social')).body).toEqual({ kakao: true, signup: null });
    const account = await me.get('auth/my', { authorization: `Bearer ${String(body['accessToken'])}` });
    expect(account.body).toMatchObject({
      email: null,
      social: ['kakao'],
      agreed: [{ which: 'terms' }, { which: 'privacy' }],
    });
    expect((await me.post('auth/refresh')).status).toBe(200);
  });

  it('is asked to agree, and has to come from Kakao within ten minutes', async () => {
    const me = asSomebodyNew();
    expect(await me.post('auth/social/signup', { name: '김춘식', agree })).toMatchObject({
      status: 410,
      body: { code: 'signup_expired' },
    });
    await kakaoLogin(me);
    expect((await me.post('auth/social/signup', { name: '김춘식' })).status).toBe(400);
    world.clock.advance((socialLoginSeconds + 1) * 1000);
    expect(await me.post('auth/social/signup', { name: '김춘식', agree })).toMatchObject({
      status: 410,
      body: { code: 'signup_expired' },
    });
  });

  it('may have no nickname', async () => {
    const me = asSomebodyNew();
    world.provider.person = { id: world.provider.person.id };
    await kakaoLogin(me);
    expect((await me.get('auth/social')).body).toMatchObject({ signup: { name: '' } });
  });

  it('gets one account, however often the form is sent', async () => {
    const me = asSomebodyNew();
    await kakaoLogin(me);
    const tabs = Array.from({ length: 5 }, () => me.copy());
    const answers = await Promise.all(tabs.map((tab) => tab.post('auth/social/signup', { name: '김춘식', agree })));
    expect(new Set(answers.map(({ body }) => (body['user'] as { id: string }).id)).size).toBe(1);
    expect(await typesOf(socialStream(hashOf(world.provider.person.id)))).toEqual(['SocialReserved']);
  });

  it('completes what a crash had left: a reservation without an account', async () => {
    const me = asSomebodyNew();
    const userId = crypto.randomUUID();
    const command = { type: 'ReserveSocial', data: { hash: hashOf(world.provider.person.id), userId } };
    await world.service.execute({
      command,
      actor: { id: 'system', level: 10 },
      commandId: crypto.randomUUID(),
      ipHash: '',
      source: 'web',
      correlationId: '',
    });
    expect(await kakaoLogin(me)).toBe('/signup?social=kakao');
    const { body } = await me.post('auth/social/signup', { name: '김춘식', agree });
    expect(body['user']).toMatchObject({ id: userId });
    expect(await typesOf(userStream(userId))).toEqual(['UserRegistered', 'SocialLinked']);
  });
});

describe('somebody known', () => {
  it('is logged in at once, as by a password', async () => {
    const { body } = await kakaoMember(world);
    const elsewhere = browser(world.url);
    expect(await kakaoLogin(elsewhere, `?returnUrl=${encodeURIComponent('/request?id=1')}`)).toBe(
      '/login?social=done&returnUrl=%2Frequest%3Fid%3D1',
    );
    const { setCookie, jar } = elsewhere;
    expect(setCookie('refresh')).toMatch(/; HttpOnly; SameSite=Lax$/);
    expect([...jar.keys()].toSorted()).toEqual(['file', 'maru_session', 'refresh']);
    expect((await elsewhere.post('auth/refresh')).body['user']).toEqual(body['user']);
  });

  it('goes to the menu of the add-in from its web view, and to no other site', async () => {
    await kakaoMember(world);
    expect(await kakaoLogin(browser(world.url), '?menu=revit')).toBe('/login?social=done&returnUrl=%2FrevitMenu');
    expect(await kakaoLogin(browser(world.url), '?returnUrl=//evil.example')).toBe('/login?social=done');
  });

  it('is known by subject, not by name', async () => {
    const { body } = await kakaoMember(world);
    world.provider.person = { ...world.provider.person, nickname: '어피치' };
    const me = browser(world.url);
    await kakaoLogin(me);
    expect((await me.post('auth/refresh')).body['user']).toEqual(body['user']);
  });

  it('is refused while suspended', async () => {
    const { me, body } = await kakaoMember(world);
    const { id } = body['user'] as { id: string };
    const command = { type: 'SuspendUser', data: { id, reason: '시험' } };
    await world.service.execute({
      command,
      actor: { id: 'system', level: 10 },
      commandId: crypto.randomUUID(),
      ipHash: '',
      source: 'web',
      correlationId: '',
    });
    expect(await kakaoLogin(me)).toBe('/login?social=suspended');
    expect((await me.post('auth/refresh')).status).toBe(401);
  });
});

describe('a login that comes to nothing', () => {
  it.each<[KakaoMode, string]>([
    ['denied', 'denied'],
    ['expired-code', 'expired'],
    ['wrong-state', 'mismatch'],
    ['slow', 'slow'],
    ['wrong-nonce', 'failed'],
    ['wrong-audience', 'failed'],
    ['wrong-issuer', 'failed'],
    ['wrong-signature', 'failed'],
    ['late-token', 'failed'],
    ['redirect', 'failed'],
  ])('%s is told as %s, and nobody is logged in', async (mode, outcome) => {
    const me = asSomebodyNew();
    world.provider.mode = mode;
    expect(await kakaoLogin(me, '?returnUrl=/request')).toBe(`/login?social=${outcome}&returnUrl=%2Frequest`);
    expect([...me.jar.keys()]).toEqual([]);
  });

  it('takes one answer, from the browser that asked, within ten minutes', async () => {
    const me = asSomebodyNew();
    const start = async () => thereAndBack((await me.get('auth/kakao')).headers.get('location') ?? '');
    const back = await start();
    const open = async (who: typeof me, path: string) => (await who.get(path)).headers.get('location');
    expect(await open(browser(world.url), back)).toBe('/login?social=expired');
    expect(await open(me.copy(), `${back}x`)).toBe('/login?social=expired');
    expect(await open(me, back)).toBe('/signup?social=kakao');
    expect(await open(me, back)).toBe('/login?social=expired');
    const late = await start();
    world.clock.advance((socialLoginSeconds + 1) * 1000);
    expect(await open(me, late)).toBe('/login?social=expired');
  });

  it('leaves no code, token, state or nickname in the log of the program', () => {
    expect(world.lines.join('')).toContain('a social login failed');
    for (const secret of world.provider.secrets) expect(world.lines.join('')).not.toContain(secret);
    expect(world.lines.join('')).not.toMatch(/춘식이|state=|verifier/);
  });
});

describe('without an app at Kakao', () => {
  it('its calls are not there', async () => {
    const served = await servedCommands();
    const me = browser(served.url);
    expect((await me.get('auth/social')).body).toEqual({ kakao: false, signup: null });
    for (const path of ['auth/kakao', 'auth/kakao/callback?code=a&state=b', 'auth/kakao/unlink?user_id=1'])
      expect(await me.get(path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await me.post('auth/social/signup', { name: '김춘식', agree })).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    await served.close();
  });
});
