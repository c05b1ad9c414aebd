import { signupStream } from '@maru/contracts/identity/signup/signup.events';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsOf } from '../../pipeline/memo.fixture.ts';
import { browser } from '../../testing/browser.fixture.ts';
import { type ServedCommands, servedCommands } from '../../testing/service.fixture.ts';

let served: ServedCommands;
beforeAll(async () => {
  served = await servedCommands();
});
afterAll(() => served.close());

const person = (email: string, password = 'correct horse battery') => ({ name: '김하늘', email, password });
const signUp = (body: object, headers = {}) => browser(served.url).post('auth/signup', body, headers);

describe('sign-up', () => {
  it('is written down with a hashed password and what was agreed to, and makes no account', async () => {
    const { status, body } = await signUp({ ...person('First@Example.com'), agree: { terms: true, privacy: true } });
    expect([status, body]).toEqual([201, { id: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
    const [requested, ...more] = await eventsOf(served.events, signupStream(String(body['id'])));
    expect(more).toEqual([]);
    expect(requested).toMatchObject({
      type: 'SignupRequested',
      data: {
        name: '김하늘',
        email: 'first@example.com',
        passwordHash: expect.stringMatching(/^\$argon2id/),
        agreed: [
          { which: 'terms', version: 1 },
          { which: 'privacy', version: 1 },
        ],
      },
    });
    expect(JSON.stringify(requested)).not.toContain('correct horse');
    expect(requested?.meta).toMatchObject({ actorId: body['id'], ipHash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(await browser(served.url).post('auth/login', person('first@example.com'))).toMatchObject({
      status: 401,
      body: { code: 'bad_credentials', message: expect.stringContaining('메일 인증') },
    });
  });

  it('keeps name and address as ciphertext', async () => {
    const { body } = await signUp(person('sealed@example.com'));
    const [stored] = await eventsOf(served.stored, signupStream(String(body['id'])));
    expect(stored?.meta.sealed).toEqual({ person: body['id'], purpose: 'profile', fields: ['name', 'email'] });
    expect(JSON.stringify(stored)).not.toMatch(/sealed@example\.com|김하늘/);
  });

  it('gives the first answer again to the same key with the same words only', async () => {
    const key = { 'Idempotency-Key': v7() };
    const first = await signUp(person('again@example.com'), key);
    expect(await signUp(person('again@example.com'), key)).toMatchObject({ status: 201, body: first.body });
    expect(await signUp(person('again@example.com', 'another password'), key)).toMatchObject({
      status: 422,
      body: { code: 'key_reused' },
    });
    expect(await signUp({ ...person('again@example.com'), name: '이바다' }, key)).toMatchObject({
      status: 422,
      body: { code: 'key_reused' },
    });
    expect(await eventsOf(served.events, signupStream(String(first.body['id'])))).toHaveLength(1);
  });

  it('sends an address five mails an hour, and says when to come back', async () => {
    for (let sent = 0; sent < 5; sent += 1) expect((await signUp(person('often@example.com'))).status).toBe(201);
    const refused = await signUp(person('OFTEN@example.com'));
    expect(refused).toMatchObject({
      status: 429,
      body: { code: 'rate_limited', message: expect.stringContaining('잠시 뒤') },
    });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60);
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
