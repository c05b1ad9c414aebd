import { browser } from '@maru/command-api/testing/browser.fixture';
import { signUpPerson } from '@maru/command-api/testing/mail-code.fixture';
import { socialStream } from '@maru/contracts/identity/social/social.events';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agree, kakaoLogin, kakaoMember, type KakaoWorld, kakaoWorld } from '../support/kakao-world.ts';
import { linkingIn, type Linking } from './linking.ts';

let world: KakaoWorld;
let people: Linking;
beforeAll(async () => {
  world = await kakaoWorld();
  people = linkingIn(world);
});
afterAll(() => world.close());

describe('linking', () => {
  it('opens an account with a password to Kakao, too, and no longer when it is unlinked', async () => {
    const person = await people.withPassword();
    const subject = people.newSubject();
    expect(await people.link(person)).toBe('/my?social=linked');
    expect(await people.socialOf(person)).toEqual(['kakao']);
    expect(await kakaoLogin(browser(world.url))).toBe('/login?social=done');
    expect(await people.link(person)).toBe('/my?social=linked');
    expect(await people.unlink(person)).toMatchObject({ status: 200, body: { provider: 'kakao' } });
    expect(await people.socialOf(person)).toEqual([]);
    expect(await kakaoLogin(browser(world.url))).toBe('/signup?social=kakao');
    expect((await people.unlink(person)).status).toBe(200);
    expect(await people.typesOf(socialStream(people.hashOf(subject)))).toEqual(['SocialReserved', 'SocialReleased']);
  });

  it('takes nobody from somebody else', async () => {
    await kakaoMember(world);
    const person = await people.withPassword();
    expect(await people.link(person)).toBe('/my?social=social_taken');
    expect(await people.socialOf(person)).toEqual([]);
  });

  it('is to one account of Kakao, and leaves a second one free', async () => {
    const person = await people.withPassword();
    people.newSubject();
    await people.link(person);
    people.newSubject();
    expect(await people.link(person)).toBe('/my?social=already_linked');
    expect(await kakaoLogin(browser(world.url))).toBe('/signup?social=kakao');
  });

  it('is for who began it: not after somebody else has logged in to the browser, nor in another one', async () => {
    const person = await people.withPassword();
    people.newSubject();
    const back = await people.startLink(person);
    const other = await signUpPerson(world.url);
    await person.me.post('auth/login', { email: other.email, password: other.password });
    expect((await person.me.get(back)).headers.get('location')).toBe('/my?social=mismatch');
    expect((await browser(world.url).get(back)).headers.get('location')).toBe('/login?social=expired');
    expect(await kakaoLogin(browser(world.url))).toBe('/signup?social=kakao');
  });

  it('takes a session that goes on', async () => {
    const person = await people.withPassword();
    await person.me.get('auth/logout');
    expect(await person.me.post('auth/kakao/link', {}, person.bearer)).toMatchObject({
      status: 401,
      body: { code: 'session_ended' },
    });
    expect(await person.me.post('auth/kakao/link')).toMatchObject({ status: 401, body: { code: 'not_logged_in' } });
  });

  it('is finished by the next login when a crash came between', async () => {
    const { id } = await people.withPassword();
    await people.reserve(people.newSubject(), id);
    expect(await kakaoLogin(browser(world.url))).toBe('/login?social=done');
    expect(await people.typesOf(userStream(id))).toEqual(expect.arrayContaining(['SocialLinked']));
  });
});

describe('what was reserved and never linked', () => {
  const withdrawn = async () => {
    const { id } = await people.withPassword();
    await people.reserve(people.newSubject(), id);
    await people.execute(id, { type: 'WithdrawUser', data: { id, emailHash: null } });
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
    expect(await people.link(await people.withPassword())).toBe('/my?social=linked');
    await people.reserve(people.newSubject(), crypto.randomUUID());
    expect(await people.link(await people.withPassword())).toBe('/my?social=linked');
  });
});

describe('unlinking', () => {
  it('leaves nobody without a way in', async () => {
    const { me, accessToken } = await kakaoMember(world);
    const person = { me, bearer: { authorization: `Bearer ${accessToken}` } };
    expect(await people.unlink(person)).toMatchObject({ status: 409, body: { code: 'last_login_way' } });
    expect(await kakaoLogin(browser(world.url))).toBe('/login?social=done');
  });
});
