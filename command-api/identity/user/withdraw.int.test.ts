import { sessionStream } from '@maru/contracts/identity/session/session.events';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { withdrawalPhrase } from '@maru/contracts/identity/user/user.commands';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Command } from '../../pipeline/aggregate.ts';
import { eventsOf } from '../../pipeline/memo.fixture.ts';
import { browser } from '../../testing/browser.fixture.ts';
import { signUpPerson } from '../../testing/mail-code.fixture.ts';
import { type ServedCommands, servedCommands } from '../../testing/service.fixture.ts';

let served: ServedCommands;
beforeEach(async () => {
  served = await servedCommands();
});
afterEach(() => served.close());

/** Someone at a browser who is logged in. */
const atBrowser = async (account: { email: string; password: string }) => {
  const window = browser(served.url);
  const { body } = await window.post('auth/login', { email: account.email, password: account.password });
  const authorization = `Bearer ${String(body['accessToken'])}`;
  return {
    ...window,
    withdraw: (input: object, headers = {}) => window.call('DELETE', 'auth/my', input, { authorization, ...headers }),
  };
};
const person = async () => {
  const account = await signUpPerson(served.url);
  return { ...account, ...(await atBrowser(account)) };
};
const typesOf = async (stream: string) => (await eventsOf(served.events, stream)).map(({ type }) => type);
const send = (id: string, command: Command) =>
  served.service.execute({
    command,
    actor: { id, level: 1 },
    commandId: v7(),
    ipHash: '',
    source: 'web',
    correlationId: '',
  });

describe('a withdrawal', () => {
  it('is the last event of the account; its key is destroyed and its cookies are gone before the answer', async () => {
    const { id, password, withdraw, jar } = await person();
    expect(await withdraw({ password })).toMatchObject({ status: 200 });
    const events = await eventsOf(served.stored, userStream(id));
    expect(events.at(-1)).toMatchObject({
      type: 'UserWithdrawn',
      data: { id, emailHash: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown, socialHashes: [] },
    });
    expect(await served.keys.find([{ person: id, purpose: 'profile' }])).toEqual(['destroyed']);
    expect([...jar.keys()].filter((name) => !name.includes('signup'))).toEqual([]);
  });

  it('that is sent again, the first answer lost, is answered again', async () => {
    const { id, password, withdraw } = await person();
    for (let time = 0; time < 2; time += 1) expect((await withdraw({ password })).status).toBe(200);
    expect((await typesOf(userStream(id))).filter((type) => type === 'UserWithdrawn')).toHaveLength(1);
  });

  it('takes the password, whose tries count with the logins', async () => {
    const { email, password, withdraw } = await person();
    for (let time = 0; time < 10; time += 1)
      expect((await withdraw({ password: 'wrong' })).body['code']).toBe('wrong_password');
    expect((await withdraw({ password })).status).toBe(429);
    expect((await browser(served.url).post('auth/login', { email, password })).status).toBe(429);
  });

  it('takes a phrase where there is no password', async () => {
    const [id, family] = [v7(), v7()];
    const data = { id, no: 9, name: '김하늘', email: null, passwordHash: null, level: 1, type: 'kakao', agreed: [] };
    await send(id, { type: 'RegisterUser', data });
    await send(id, { type: 'StartSession', data: { family, userId: id, tokenHash: 't', device: '' } });
    const token = await served.tokens.issue({ userId: id, level: 1, sessionId: family }, 'api');
    const withdraw = (input: object) =>
      browser(served.url).call('DELETE', 'auth/my', input, { authorization: `Bearer ${token}` });
    for (const input of [{}, { password: 'anything' }, { confirm: '탈퇴' }]) {
      expect((await withdraw(input)).body).toMatchObject({ code: 'invalid_input', errors: [{ path: 'confirm' }] });
    }
    expect((await withdraw({ confirm: withdrawalPhrase })).status).toBe(200);
    expect(await typesOf(userStream(id))).toContain('UserWithdrawn');
  });

  it('ends a session that no view has shown at its next refresh', async () => {
    const { password, withdraw, post, copy } = await person();
    const other = copy();
    const { body } = await post('auth/refresh');
    expect(body['user']).toBeDefined();
    expect((await withdraw({ password })).status).toBe(200);
    expect((await other.post('auth/refresh')).body['code']).toBe('session_ended');
    const ended: unknown[] = [];
    for await (const batch of served.events.readAll({ after: 0, prefixes: [sessionStream('')] }))
      ended.push(...batch.events.filter(({ type }) => type === 'SessionEnded'));
    expect(ended).toMatchObject([{ data: { reason: 'withdrawn' } }]);
  });

  it('is refused to the last administrator, not to one of two', async () => {
    const [first, second] = [
      { email: 'one@example.com', password: 'maru-7942-hanok' },
      { email: 'two@example.com', password: 'maru-7942-hanok' },
    ];
    await served.service.firstAdmin(first);
    const { withdraw } = await atBrowser(first);
    expect((await withdraw({ password: first.password })).body['code']).toBe('last_admin');
    await served.service.firstAdmin(second);
    expect((await withdraw({ password: first.password })).status).toBe(200);
    expect((await (await atBrowser(second)).withdraw({ password: second.password })).body['code']).toBe('last_admin');
  });
});
