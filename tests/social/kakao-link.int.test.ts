import { browser } from '@maru/command-api/service/browser.fixture';
import { eventsOf } from '@maru/command-api/pipeline/memo.fixture';
import { signedUp } from '@maru/command-api/service/mail-code.fixture';
import { socialStream } from '@maru/contracts/identity/social/social.events';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { keyedHash } from '@maru/platform/env/keyed-hash';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kakaoApp } from '../support/kakao-double.ts';
import { agree, kakaoLogin, kakaoMember, type KakaoWorld, kakaoWorld, thereAndBack } from '../support/kakao-world.ts';

let world: KakaoWorld;
beforeAll(async () => {
  world = await kakaoWorld();
});
afterAll(() => world.close());

let subjects = 0;
const newSubject = () => {
  subjects += 1;
  world.provider.person = { id: String(3_000_000_000 + subjects), nickname: '라이언' };
  return world.provider.person.id;
};
/** Someone with a password, logged in. */
const withPassword = async () => {
  const { id, email, password } = await signedUp(world.url);
  const me = browser(world.url);
  const { body } = await me.post('auth/login', { email, password });
  return { me, id, email, password, bearer: { authorization: `Bearer ${String(body['accessToken'])}` } };
};
type Person = Pick<Awaited<ReturnType<typeof withPassword>>, 'me' | 'bearer'>;
const startLink = async ({ me, bearer }: Person) =>
  thereAndBack(String((await me.post('auth/kakao/link', {}, bearer)).body['url']));
const link = async (person: Person) => (await person.me.get(await startLink(person))).headers.get('location');
const unlink = ({ me, bearer }: Person) => me.call('DELETE', 'auth/my/social?provider=kakao', undefined, bearer);
const socialOf = async ({ me, bearer }: Person) => (await me.get('auth/my', bearer)).body['social'];
const hashOf = (subject: string) => keyedHash('s')(`kakao ${subject}`);
const execute = (id: string, command: { type: string; data: object }) =>
  world.service.execute({
    command,
    actor: { id, level: 1 },
    commandId: crypto.randomUUID(),
    ipHash: '',
    correlationId: '',
  });
const reserve = (subject: string, userId: string) =>
  execute(userId, { type: 'ReserveSocial', data: { hash: hashOf(subject), userId } });
const typesOf = async (stream: string) => (await eventsOf(world.events, stream)).map(({ type }) => type);

describe('linking', () => {
  it('opens an account with a password to Kakao, too, and no longer when it is unlinked', async () => {
    const person = await withPassword();
    const subject = newSubject();
    expect(await link(person)).toBe('/my?social=linked');
    expect(await socialOf(person)).toEqual(['kakao']);
    expect(await kakaoLogin(browser(world.url))).toBe('/login?social=done');
    expect(await link(person)).toBe('/my?social=linked');
    expect(await unlink(person)).toMatchObject({ status: 200, body: { provider: 'kakao' } });
    expect(await socialOf(person)).toEqual([]);
    expect(await kakaoLogin(browser(world.url))).toBe('/signup?social=kakao');
    expect((await unlink(person)).status).toBe(200);
    expect(await typesOf(socialStream(hashOf(subject)))).toEqual(['SocialReserved', 'SocialReleased']);
  });

  it('takes nobody from somebody else', async () => {
    await kakaoMember(world);
    const person = await withPassword();
    expect(await link(person)).toBe('/my?social=social_taken');
    expect(await socialOf(person)).toEqual([]);
  });

  it('is to one account of Kakao, and leaves a second one free', async () => {
    const person = await withPassword();
    newSubject();
    await link(person);
    newSubject();
    expect(await link(person)).toBe('/my?social=already_linked');
    expect(await kakaoLogin(browser(world.url))).toBe('/signup?social=kakao');
  });

  it('is for who began it: not after somebody else has logged in to the browser, nor in another one', async () => {
    const person = await withPassword();
    newSubject();
    const back = await startLink(person);
    const other = await signedUp(world.url);
    await person.me.post('auth/login', { email: other.email, password: other.password });
    expect((await person.me.get(back)).headers.get('location')).toBe('/my?social=mismatch');
    expect((await browser(world.url).get(back)).headers.get('location')).toBe('/login?social=expired');
    expect(await kakaoLogin(browser(world.url))).toBe('/signup?social=kakao');
  });

  it('takes a session that goes on', async () => {
    const person = await withPassword();
    await person.me.get('auth/logout');
    expect(await person.me.post('auth/kakao/link', {}, person.bearer)).toMatchObject({
      status: 401,
      body: { code: 'session_ended' },
    });
    expect(await person.me.post('auth/kakao/link')).toMatchObject({ status: 401, body: { code: 'not_logged_in' } });
  });

  it('is finished by the next login when a crash came between', async () => {
    const { id } = await withPassword();
    await reserve(newSubject(), id);
    expect(await kakaoLogin(browser(world.url))).toBe('/login?social=done');
    expect(await typesOf(userStream(id))).toEqual(expect.arrayContaining(['SocialLinked']));
  });
});

describe('what was reserved and never linked', () => {
  const withdrawn = async () => {
    const { id } = await withPassword();
    await reserve(newSubject(), id);
    await execute(id, { type: 'WithdrawUser', data: { id, emailHash: null } });
  };

  it('does not keep somebody out whose account has withdrawn', async () => {
    await withdrawn();
    const me = browser(world.url);
    expect(await kakaoLogin(me)).toBe('/signup?social=kakao');
    expect((await me.post('auth/social/signup', { name: '라이언', agree })).status).toBe(200);
    expect(await kakaoLogin(browser(world.url))).toBe('/login?social=done');
  });

  it('is free to be linked after a withdrawal, and after a sign-up that broke off', async () => {
    await withdrawn();
    expect(await link(await withPassword())).toBe('/my?social=linked');
    await reserve(newSubject(), crypto.randomUUID());
    expect(await link(await withPassword())).toBe('/my?social=linked');
  });
});

describe('unlinking', () => {
  it('leaves nobody without a way in', async () => {
    const { me, accessToken } = await kakaoMember(world);
    const person = { me, bearer: { authorization: `Bearer ${accessToken}` } };
    expect(await unlink(person)).toMatchObject({ status: 409, body: { code: 'last_login_way' } });
    expect(await kakaoLogin(browser(world.url))).toBe('/login?social=done');
  });
});

describe('the news that somebody cut the connection at Kakao', () => {
  const told = async (subject: string, { key = kakaoApp.adminKey, method = 'POST', form = {} } = {}) => {
    const fields = new URLSearchParams({
      app_id: '123456',
      user_id: subject,
      referrer_type: 'UNLINK_FROM_APPS',
      ...form,
    });
    const answer = await fetch(`${world.url}auth/kakao/unlink${method === 'GET' ? `?${fields.toString()}` : ''}`, {
      method,
      headers: { authorization: `KakaoAK ${key}` },
      ...(method === 'POST' && { body: fields }),
    });
    return { status: answer.status, body: (await answer.json()) as { code?: string } };
  };

  it.each(['GET', 'POST'])(
    'ends every session of who has no other way in, and brings him back to the same account: %s',
    async (method) => {
      const { me, subject, body } = await kakaoMember(world);
      expect(await told(subject, { method })).toEqual({ status: 200, body: {} });
      expect(await me.post('auth/refresh')).toMatchObject({ status: 401, body: { code: 'session_ended' } });
      expect(await told(subject, { method })).toEqual({ status: 200, body: {} });
      const again = browser(world.url);
      expect(await kakaoLogin(again)).toBe('/login?social=done');
      expect((await again.post('auth/refresh')).body['user']).toEqual(body['user']);
      const { id } = body['user'] as { id: string };
      expect(await typesOf(userStream(id))).toEqual([
        'UserRegistered',
        'SocialLinked',
        'SocialUnlinked',
        'SocialLinked',
      ]);
    },
  );

  it('lets go of the account of who has a password', async () => {
    const person = await withPassword();
    const subject = newSubject();
    await link(person);
    await told(subject);
    expect(await socialOf(person)).toEqual([]);
    expect(await kakaoLogin(browser(world.url))).toBe('/signup?social=kakao');
    const [unlinked] = (await eventsOf(world.events, userStream(person.id))).filter(
      ({ type }) => type === 'SocialUnlinked',
    );
    expect(unlinked?.data).toMatchObject({ by: 'provider' });
  });

  it('finishes what a call before it began', async () => {
    const person = await withPassword();
    const subject = newSubject();
    await link(person);
    await execute(person.id, { type: 'UnlinkSocial', data: { id: person.id, provider: 'kakao', by: 'provider' } });
    expect(await typesOf(socialStream(hashOf(subject)))).toEqual(['SocialReserved']);
    await told(subject);
    expect(await typesOf(socialStream(hashOf(subject)))).toEqual(['SocialReserved', 'SocialReleased']);
  });

  it('is answered the same for people nobody knows, or who have not finished signing up', async () => {
    const me = browser(world.url);
    const subject = newSubject();
    await kakaoLogin(me);
    expect(await told(subject)).toEqual({ status: 200, body: {} });
    expect((await me.post('auth/social/signup', { name: '라이언', agree })).status).toBe(200);
  });

  it('is heard from Kakao only', async () => {
    const { me, subject } = await kakaoMember(world);
    for (const key of ['', 'wrong', `${kakaoApp.adminKey}x`])
      expect(await told(subject, { key })).toMatchObject({ status: 401, body: { code: 'not_logged_in' } });
    expect((await me.post('auth/refresh')).status).toBe(200);
    expect(await told(subject, { form: { user_id: '../1' } })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input' },
    });
    const guesses = await Promise.all(Array.from({ length: 60 }, () => told(subject, { key: 'guess' })));
    expect(guesses.at(-1)).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
  });
});
