import { emailStream, userStream } from '@maru/contracts/identity/user/user.events';
import { BadEnvironment } from '@maru/platform/env/bad-environment';
import { keyedHash } from '@maru/platform/env/keyed-hash';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsOf } from '../../pipeline/memo.fixture.ts';
import { browser } from '../../service/browser.fixture.ts';
import { type ServedCommands, servedCommands } from '../../service/service.fixture.ts';

let served: ServedCommands;
beforeAll(async () => { served = await servedCommands(); });
afterAll(() => served.close());

const person = (email: string, password = 'correct horse battery') => ({ name: '김하늘', email, password });
const signUp = (body: object, headers = {}) => browser(served.url).post('auth/signup', body, headers);
const count = async (type: string) => {
  let found = 0;
  for await (const { events } of served.events.readAll({ after: 0 })) found += events.filter((event) => event.type === type).length;
  return found;
};

describe('sign-up', () => {
  it('makes an account with a number, a hashed password and what was agreed to', async () => {
    const { status, body } = await signUp({ ...person('First@Example.com'), agree: { terms: true, privacy: true } });
    expect([status, body]).toEqual([201, { id: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
    const [registered] = await eventsOf(served.events, userStream(String(body['id'])));
    expect(registered?.data).toMatchObject({
      no: 1, name: '김하늘', email: 'first@example.com', level: 1, type: 'email', passwordHash: expect.stringMatching(/^\$argon2id/),
      agreed: [{ which: 'terms', version: 1 }, { which: 'privacy', version: 1 }],
    });
    expect(JSON.stringify(registered)).not.toContain('correct horse');
    expect(registered?.meta).toMatchObject({ actorId: body['id'], ipHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  });

  it('makes one account of fifty sign-ups at once with one address', async () => {
    const before = await count('UserRegistered');
    const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => signUp(person(n % 2 ? 'race@example.com' : 'RACE@example.com'))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 201).map(({ body }) => body['code']))).toEqual(new Set(['email_taken']));
    expect(await count('UserRegistered')).toBe(before + 1);
  });

  it('gives the first answer again to the same key with the same password only', async () => {
    const key = { 'Idempotency-Key': v7() };
    const first = await signUp(person('again@example.com'), key);
    expect(await signUp(person('again@example.com'), key)).toMatchObject({ status: 201, body: first.body });
    expect(await signUp(person('again@example.com', 'another password'), key)).toMatchObject({ status: 409, body: { code: 'email_taken' } });
  });

  it('completes what a crash left half done', async () => {
    const email = 'crashed@example.com';
    const userId = v7();
    await served.service.execute({
      command: { type: 'ReserveEmail', data: { hash: keyedHash('e')(email), userId } }, actor: { id: userId, level: 1 }, commandId: v7(), ipHash: '', correlationId: '',
    });
    expect(await signUp(person(email))).toMatchObject({ status: 201, body: { id: userId } });
    expect(await eventsOf(served.events, emailStream(keyedHash('e')(email)))).toHaveLength(1);
    expect(await signUp(person(email))).toMatchObject({ status: 409 });
  });

  it.each([
    [person('a@example.com', 'password123'), 422, 'weak_password'],
    [person('weak@example.com', 'weak@example.com'), 422, 'weak_password'],
    [person('a@example.com', 'short'), 400, 'invalid_input'],
    [person('a@example.com', 'x'.repeat(129)), 400, 'invalid_input'],
    [person('no address'), 400, 'invalid_input'],
    [{ ...person('a@example.com'), name: ' ' }, 400, 'invalid_input'],
    [{ ...person('a@example.com'), agree: { terms: true, privacy: false } }, 400, 'invalid_input'],
  ])('refuses %o', async (body, status, code) => {
    const head = await served.events.head();
    expect(await signUp(body)).toMatchObject({ status, body: { code } });
    expect(await served.events.head()).toBe(head);
  });
});

describe('agreements', () => {
  it.each([['terms', '이용약관'], ['privacy', '개인정보 처리방침']])('answers the text of %s', async (which, title) => {
    const { body } = await browser(served.url).get(`auth/agree?which=${which}`);
    expect(body).toEqual({ which, text: expect.stringContaining(`# 설계마루 ${title}`) });
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
    const { body: { id } } = await me.post('auth/signup', person('picture@example.com'));
    const { body: { accessToken } } = await me.post('auth/login', person('picture@example.com'));
    const put = (image: string | null) => me.call('PUT', 'auth/my/image', { image }, { authorization: `Bearer ${String(accessToken)}` });
    const own = `/api/file/user/${String(id)}/${v7()}.webp`;
    expect(await put(own)).toMatchObject({ status: 200, body: { id, image: own, revision: 1 } });
    expect(await put(`/api/file/user/${v7()}/${v7()}.webp`)).toMatchObject({ status: 403 });
    expect((await me.post('auth/refresh')).body).toMatchObject({ user: { image: own } });
    expect(await put(null)).toMatchObject({ body: { image: null } });
  });
});
