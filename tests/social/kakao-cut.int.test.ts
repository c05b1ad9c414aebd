import { browser } from '@maru/command-api/testing/browser.fixture';
import { eventsOf } from '@maru/command-api/pipeline/memo.fixture';
import { socialStream } from '@maru/contracts/identity/social/social.events';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kakaoApp } from '../support/kakao-double.ts';
import { agree, kakaoLogin, kakaoMember, type KakaoWorld, kakaoWorld } from '../support/kakao-world.ts';
import { linkingIn, type Linking } from './linking.ts';

let world: KakaoWorld;
let people: Linking;
beforeAll(async () => {
  world = await kakaoWorld();
  people = linkingIn(world);
});
afterAll(() => world.close());

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
      expect(await people.typesOf(userStream(id))).toEqual([
        'UserRegistered',
        'SocialLinked',
        'SocialUnlinked',
        'SocialLinked',
      ]);
    },
  );

  it('lets go of the account of who has a password', async () => {
    const person = await people.withPassword();
    const subject = people.newSubject();
    await people.link(person);
    await told(subject);
    expect(await people.socialOf(person)).toEqual([]);
    expect(await kakaoLogin(browser(world.url))).toBe('/signup?social=kakao');
    const [unlinked] = (await eventsOf(world.events, userStream(person.id))).filter(
      ({ type }) => type === 'SocialUnlinked',
    );
    expect(unlinked?.data).toMatchObject({ by: 'provider' });
  });

  it('finishes what a call before it began', async () => {
    const person = await people.withPassword();
    const subject = people.newSubject();
    await people.link(person);
    await people.execute(person.id, {
      type: 'UnlinkSocial',
      data: { id: person.id, provider: 'kakao', by: 'provider' },
    });
    expect(await people.typesOf(socialStream(people.hashOf(subject)))).toEqual(['SocialReserved']);
    await told(subject);
    expect(await people.typesOf(socialStream(people.hashOf(subject)))).toEqual(['SocialReserved', 'SocialReleased']);
  });

  it('is answered the same for people nobody knows, or who have not finished signing up', async () => {
    const me = browser(world.url);
    const subject = people.newSubject();
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
