import { userStream } from '@maru/contracts/identity/user/user.events';
import { mailCodeSeconds } from '@maru/contracts/kernel/limits';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsOf } from '../../pipeline/memo.fixture.ts';
import { browser } from '../../testing/browser.fixture.ts';
import { type ServedCommands, servedCommands } from '../../testing/service.fixture.ts';
import { newestInfo, requestedCodes, signUpPerson } from '../../testing/mail-code.fixture.ts';

let served: ServedCommands;
beforeAll(async () => {
  served = await servedCommands();
});
afterAll(() => served.close());

const ask = (email: string, headers = {}) => browser(served.url).post('auth/findpass', { email }, headers);
const change = (info: string, password: string, headers = {}) =>
  browser(served.url).post('auth/findpasschange', { info, password }, headers);
const logIn = async (email: string, password: string) =>
  (await browser(served.url).post('auth/login', { email, password })).status;
const changes = async (id: string) =>
  (await eventsOf(served.events, userStream(id))).filter(({ type }) => type === 'UserPasswordChanged');
/** Someone who forgot the password, with what the mail's link carries. */
const forgetful = async () => {
  const person = await signUpPerson(served.url);
  await ask(person.email);
  return { ...person, info: await newestInfo(served.events, person.id, 'recover') };
};

describe('asking for a new password', () => {
  it('is answered the same, and written down the same, for known and unknown addresses', async () => {
    const { email } = await signUpPerson(served.url);
    const before = (await requestedCodes(served.events)).length;
    const [known, unknown] = [await ask(email), await ask('nobody@example.com')];
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
    expect(known).toMatchObject({ status: 200, body: { message: expect.stringContaining('메일을 보냈어요') } });
    const kinds = (headers: Headers) => [...headers.keys()].toSorted();
    expect(kinds(unknown.headers)).toEqual(kinds(known.headers));
    expect((await requestedCodes(served.events)).slice(before)).toMatchObject([
      { userId: expect.any(String) },
      { userId: null },
    ]);
  });

  it('asks for one mail however often it is repeated with one key', async () => {
    const { id, email } = await signUpPerson(served.url);
    const key = { 'Idempotency-Key': v7() };
    await Promise.all([ask(email, key), ask(email, key)]);
    await ask(email, key);
    expect(
      (await requestedCodes(served.events)).filter(({ userId, purpose }) => userId === id && purpose === 'recover'),
    ).toHaveLength(1);
  });

  it.each([
    ['known', async () => (await signUpPerson(served.url)).email],
    ['unknown', async () => 'stranger@example.com'],
  ])('is counted for each address, %s or not', async (_, address) => {
    const email = await address();
    for (let asked = 0; asked < 5; asked += 1) expect((await ask(email)).status).toBe(200);
    const refused = await ask(email.toUpperCase());
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(60);
  });
});

describe('a password chosen by a code', () => {
  it('takes the place of the old one, and ends every session', async () => {
    const { id, email, password, info } = await forgetful();
    const window = browser(served.url);
    await window.post('auth/login', { email, password });
    expect(await change(info, 'a quite new password')).toMatchObject({
      status: 200,
      body: { message: 'success', name: '김하늘' },
    });
    expect([await logIn(email, password), await logIn(email, 'a quite new password')]).toEqual([401, 200]);
    expect(await window.post('auth/refresh')).toMatchObject({ status: 401, body: { code: 'session_ended' } });
    expect(await changes(id)).toMatchObject([{ data: { reason: 'recovery' } }]);
  });

  it('is chosen once', async () => {
    const { id, email, info } = await forgetful();
    const answers = await Promise.all(
      ['first new password', 'other new password'].map((password) => change(info, password)),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 410]);
    expect(await change(info, 'third new password')).toMatchObject({
      status: 410,
      body: { code: 'code_used', message: expect.stringContaining('이미 사용한') },
    });
    expect(await changes(id)).toHaveLength(1);
    expect(await logIn(email, 'third new password')).toBe(401);
  });

  it('is answered again to a request whose answer was lost, with the same password only', async () => {
    const { id, info } = await forgetful();
    const key = { 'Idempotency-Key': v7() };
    const first = await change(info, 'a quite new password', key);
    expect(await change(info, 'a quite new password', key)).toMatchObject({ status: 200, body: first.body });
    expect(await change(info, 'another new password', key)).toMatchObject({ status: 410, body: { code: 'code_used' } });
    expect(await changes(id)).toHaveLength(1);
  });

  it('makes other links worthless', async () => {
    const { email, id, info: older } = await forgetful();
    await ask(email);
    const newer = await newestInfo(served.events, id, 'recover');
    expect((await change(newer, 'a quite new password')).status).toBe(200);
    expect(await change(older, 'a password of somebody else')).toMatchObject({
      status: 410,
      body: { code: 'code_expired' },
    });
  });

  it('that everybody guesses is refused, and the link stays good', async () => {
    const { info } = await forgetful();
    expect(await change(info, 'password123')).toMatchObject({ status: 422, body: { code: 'weak_password' } });
    expect((await change(info, 'a quite new password')).status).toBe(200);
  });

  it('is not taken late, or with a code for something else', async () => {
    const { id, info } = await forgetful();
    expect(await change(await newestInfo(served.events, id, 'certify'), 'a quite new password')).toMatchObject({
      status: 400,
      body: { code: 'code_wrong' },
    });
    served.clock.advance(mailCodeSeconds * 1000);
    expect(await change(info, 'a quite new password')).toMatchObject({ status: 410, body: { code: 'code_expired' } });
    expect(await changes(id)).toEqual([]);
  });

  it('lets someone in again whom wrong passwords had locked out', async () => {
    const { email, info } = await forgetful();
    for (let tried = 0; tried < 11; tried += 1) await logIn(email, 'wrong');
    expect(await logIn(email, 'wrong')).toBe(429);
    await change(info, 'a quite new password');
    expect(await logIn(email, 'a quite new password')).toBe(200);
  });
});
