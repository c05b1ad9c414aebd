import { BadEnvironment } from '@maru/platform/env/read-variable';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { browser } from '../../testing/browser.fixture.ts';
import { signUpPerson } from '../../testing/mail-code.fixture.ts';
import { type ServedCommands, servedCommands } from '../../testing/service.fixture.ts';

let served: ServedCommands;
beforeAll(async () => {
  served = await servedCommands();
});
afterAll(() => served.close());

describe('agreements', () => {
  it.each([
    ['terms', '이용약관'],
    ['privacy', '개인정보 처리방침'],
    ['purchase', '구매 조건'],
  ])('answers the text of %s', async (which, title) => {
    const { body } = await browser(served.url).get(`auth/agree?which=${which}`);
    expect(body).toEqual({
      which,
      version: which === 'purchase' ? 2 : 1,
      text: expect.stringContaining(`# 설계마루 ${title}`),
      effective_at: null,
      next: null,
    });
  });
  it('are none of a sign-up that left them out, until they are given', async () => {
    const me = browser(served.url);
    const { email, password } = await signUpPerson(served.url);
    const login = await me.post('auth/login', { email, password });
    expect(Object.keys(login.body).toSorted()).toEqual(['accessToken', 'user']);
    const as = { authorization: `Bearer ${String(login.body['accessToken'])}` };
    const agreed = async () => (await me.call('GET', 'auth/my', undefined, as)).body['agreed'];
    expect(await agreed()).toEqual([]);
    const agree = (body: object) => me.call('POST', 'auth/agree', body, as);
    expect(await agree({ terms: 1 })).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(await agree({ terms: 1, privacy: 0 })).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(await agreed()).toEqual([]);
    expect(await agree({ terms: 1, privacy: 1 })).toMatchObject({ status: 200 });
    const at = expect.stringMatching(/^\d{4}-.*Z$/);
    const both = [
      { which: 'terms', version: 1, at },
      { which: 'privacy', version: 1, at },
    ];
    expect(await agreed()).toEqual(both);
    expect(await agree({ terms: 1, privacy: 1 })).toMatchObject({ status: 200 });
    expect(await agreed()).toEqual(both);
    expect((await browser(served.url).post('auth/agree', { terms: 1, privacy: 1 })).status).toBe(401);
  });
  it('knows no others', async () => expect((await browser(served.url).get('auth/agree?which=x')).status).toBe(400));
});

describe('the first administrator', () => {
  it('is made once', async () => {
    const wish = { email: 'Boss@example.com', password: undefined };
    const made = await served.service.firstAdmin(wish);
    expect(made).toEqual({ email: 'boss@example.com', password: expect.stringMatching(/^[\w-]{16}$/) });
    expect(await served.service.firstAdmin(wish)).toBeUndefined();
    const login = await browser(served.url).post('auth/login', made);
    expect(login.body['user']).toMatchObject({ level: 10, type: 'email' });
  });
});

describe('a password for the administrator that everybody guesses', () => {
  it('ends the start with the name of its variable', async () => {
    const wish = { email: 'other-boss@example.com', password: 'password123' };
    await expect(served.service.firstAdmin(wish)).rejects.toThrow(BadEnvironment);
    await expect(served.service.firstAdmin(wish)).rejects.toThrow(/^ADMIN_PASSWORD must be/);
  });
});

describe("one's own picture", () => {
  it('is changed by oneself', async () => {
    const me = browser(served.url);
    const { id, email, password } = await signUpPerson(served.url);
    const {
      body: { accessToken },
    } = await me.post('auth/login', { email, password });
    const put = (image: string | null) =>
      me.call('PUT', 'auth/my/image', { image }, { authorization: `Bearer ${String(accessToken)}` });
    const own = `/api/file/user/${id}/${v7()}.webp`;
    expect(await put(own)).toMatchObject({ status: 200, body: { id, image: own, revision: 2 } });
    expect(await put(`/api/file/user/${v7()}/${v7()}.webp`)).toMatchObject({ status: 403 });
    expect((await me.post('auth/refresh')).body).toMatchObject({ user: { image: own } });
    expect(await put(null)).toMatchObject({ body: { image: null } });
  });
});
