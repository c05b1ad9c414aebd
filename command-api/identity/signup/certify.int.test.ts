import { signupStream } from '@maru/contracts/identity/signup/signup.events';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { mailCodeSeconds } from '@maru/contracts/kernel/limits';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsOf } from '../../pipeline/memo.fixture.ts';
import { browser } from '../../testing/browser.fixture.ts';
import { codes, fillInSignup, newestInfo, signUpPerson } from '../../testing/mail-code.fixture.ts';
import { type ServedCommands, servedCommands } from '../../testing/service.fixture.ts';

let served: ServedCommands;
beforeAll(async () => {
  served = await servedCommands();
});
afterAll(() => served.close());

const certify = (info: string, headers = {}) => browser(served.url).post('auth/certify', { info }, headers);
const logIn = ({ email, password }: { email: string; password: string }) =>
  browser(served.url).post('auth/login', { email, password });
const typesOf = async (stream: string) => (await eventsOf(served.events, stream)).map(({ type }) => type);
const failed = { status: 200, body: { status: 'fail', name: '' } };
const count = async (type: string) => {
  let found = 0;
  for await (const { events } of served.events.readAll({ after: 0 }))
    found += events.filter((event) => event.type === type).length;
  return found;
};

describe('confirming an address', () => {
  it('makes the account, once', async () => {
    const person = await fillInSignup(served.url);
    expect(await certify(person.info)).toMatchObject({ status: 200, body: { status: 'success', name: '김하늘' } });
    expect(await typesOf(userStream(person.id))).toEqual(['UserRegistered', 'UserCertified']);
    expect((await logIn(person)).body['user']).toEqual({
      id: person.id,
      no: expect.any(Number),
      name: '김하늘',
      image: null,
      level: 1,
      type: 'email',
    });
    expect(await certify(person.info)).toMatchObject(failed);
    expect(await typesOf(signupStream(person.id))).toEqual(['SignupRequested', 'SignupConfirmed']);
  });

  it('answers the same again to a request whose answer was lost', async () => {
    const { id, info } = await fillInSignup(served.url);
    const key = { 'Idempotency-Key': v7() };
    const [first, again] = [await certify(info, key), await certify(info, key)];
    expect(again.body).toEqual(first.body);
    expect(first.headers.get('X-Position')).toBe(String(await served.events.head()));
    expect(await typesOf(userStream(id))).toHaveLength(2);
  });

  it('fails in one way for whatever is no code, of something else, or late', async () => {
    const person = await signUpPerson(served.url);
    await browser(served.url).post('auth/findpass', { email: person.email });
    const recover = await newestInfo(served.events, person.id, 'recover');
    const { id, info } = await fillInSignup(served.url);
    served.clock.advance(mailCodeSeconds * 1000);
    for (const wrong of [info, 'nonsense', codes.infoOf(v7()), recover])
      expect(await certify(wrong)).toMatchObject(failed);
    expect(await typesOf(userStream(id))).toEqual([]);
  });

  it('fails for an address that another account has by now', async () => {
    const [first, second] = [
      await fillInSignup(served.url, { email: 'twice@example.com' }),
      await fillInSignup(served.url, { email: 'Twice@example.com', password: 'another password' }),
    ];
    expect((await certify(second.info)).body['status']).toBe('success');
    expect(await certify(first.info)).toMatchObject(failed);
    expect([(await logIn(first)).status, (await logIn(second)).status]).toEqual([401, 200]);
  });

  it('makes one account of fifty sign-ups with one address, all confirmed at once', async () => {
    const before = await count('UserRegistered');
    const ids = Array.from({ length: 50 }, () => v7());
    await Promise.all(
      ids.map((id) =>
        served.service.execute({
          command: {
            type: 'RequestSignup',
            data: { id, name: '김하늘', email: 'race@example.com', passwordHash: `$argon2id$${id}`, agreed: [] },
          },
          actor: { id, level: 0 },
          commandId: id,
          ipHash: '',
          source: 'web',
          correlationId: '',
        }),
      ),
    );
    const answers = await Promise.all(ids.map((id) => certify(codes.infoOf(id))));
    const winners = ids.filter((_, at) => answers[at]?.body['status'] === 'success');
    expect([winners.length, (await count('UserRegistered')) - before]).toEqual([1, 1]);
    const [winner = ''] = winners;
    expect(await typesOf(userStream(winner))).toEqual(['UserRegistered', 'UserCertified']);
  });

  it('takes no try from a whole office: only codes that do not work are counted', async () => {
    const { info } = await fillInSignup(served.url);
    const key = { 'Idempotency-Key': v7() };
    for (let times = 0; times < 110; times += 1) expect((await certify(info, key)).body['status']).toBe('success');
    const tries = Array.from({ length: 110 }, () => certify(codes.infoOf(v7())));
    expect(new Set((await Promise.all(tries)).map(({ status }) => status))).toEqual(new Set([200, 429]));
  });
});
