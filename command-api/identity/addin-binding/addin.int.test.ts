import { addinStream } from '@maru/contracts/identity/addin-binding/addin.events';
import { accessTokenSeconds } from '@maru/contracts/kernel/limits';
import { keyedHash } from '@maru/platform/env/secrets';
import { createLogger } from '@maru/platform/log/logger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventsOf } from '../../pipeline/memo.fixture.ts';
import { browser } from '../../testing/browser.fixture.ts';
import { signUpPerson } from '../../testing/mail-code.fixture.ts';
import { type ServedCommands, servedCommands } from '../../testing/service.fixture.ts';

const lines: string[] = [];
let served: ServedCommands;
beforeAll(async () => {
  served = await servedCommands({
    log: createLogger({ level: 'trace', destination: { write: (line) => void lines.push(line) } }),
  });
});
afterAll(() => served.close());

const hashOf = keyedHash('d');
const person = async () => {
  const { id, email, password } = await signUpPerson(served.url);
  const me = browser(served.url);
  const { body } = await me.post('auth/login', { email, password });
  const bearer = { authorization: `Bearer ${String(body['accessToken'])}` };
  const bind = (guid: string) => me.post('auth/web_revit_login', { guid }, bearer);
  const unbind = (guid: string) => me.call('DELETE', `auth/my/addin?id=${hashOf(guid)}`, undefined, bearer);
  return { me, id, bearer, bind, unbind, user: body['user'] };
};
const trade = (guid: string) => browser(served.url).post('auth/addin_token', { guid });
const meBy = async (guid: string) => {
  const { body } = await trade(guid);
  return { authorization: `Bearer ${String(body['accessToken'])}` };
};
const asAddin = (headers: Record<string, string>) => browser(served.url).get('auth/addin_me', headers);
const system = async (type: string, data: object) =>
  served.service.execute({
    command: { type, data },
    actor: { id: 'system', level: 10 },
    commandId: crypto.randomUUID(),
    ipHash: '',
    source: 'web',
    correlationId: '',
  });

describe('an add-in', () => {
  it('is bound by its person, and works for him', async () => {
    const { bind, user } = await person();
    const guid = crypto.randomUUID().toUpperCase();
    expect((await bind(guid)).status).toBe(200);
    expect((await bind(guid.toLowerCase())).status).toBe(200);
    const { status, body } = await trade(guid);
    expect({ status, user: body['user'] }).toEqual({ status: 200, user });
    expect(await asAddin({ authorization: `Bearer ${String(body['accessToken'])}` })).toMatchObject({
      status: 200,
      body: user as object,
    });
    expect((await eventsOf(served.events, addinStream(hashOf(guid.toLowerCase())))).map(({ type }) => type)).toEqual([
      'AddinBound',
    ]);
  });

  it('has a token that opens nothing else, for a quarter of an hour', async () => {
    const { bind, bearer } = await person();
    const guid = crypto.randomUUID();
    await bind(guid);
    const token = await meBy(guid);
    for (const path of ['auth/my', 'auth/my/sessions'] as const)
      expect((await browser(served.url).get(path, token)).status).not.toBe(200);
    expect(await browser(served.url).post('request/project/add', { title: 'a' }, token)).toMatchObject({
      status: 401,
      body: { code: 'not_logged_in' },
    });
    expect(await asAddin(bearer)).toMatchObject({ status: 401, body: { code: 'not_logged_in' } });
    served.clock.advance((accessTokenSeconds + 1) * 1000);
    expect(await asAddin(token)).toMatchObject({ status: 401, body: { code: 'token_expired' } });
  });

  it('is bound to one person at a time', async () => {
    const [first, second] = [await person(), await person()];
    const guid = crypto.randomUUID();
    await first.bind(guid);
    expect(await second.bind(guid)).toMatchObject({ status: 409, body: { code: 'addin_taken' } });
    expect(await second.unbind(guid)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await first.unbind(guid)).status).toBe(200);
    expect((await second.bind(guid)).status).toBe(200);
    expect((await trade(guid)).body['user']).toEqual(second.user);
  });

  it('is free again when its person has withdrawn', async () => {
    const [gone, next] = [await person(), await person()];
    const guid = crypto.randomUUID();
    await gone.bind(guid);
    await served.service.execute({
      command: { type: 'WithdrawUser', data: { id: gone.id, emailHash: null } },
      actor: { id: gone.id, level: 1 },
      commandId: crypto.randomUUID(),
      ipHash: '',
      source: 'web',
      correlationId: '',
    });
    expect(await trade(guid)).toMatchObject({ status: 401, body: { code: 'addin_unknown' } });
    expect((await next.bind(guid)).status).toBe(200);
    expect((await trade(guid)).body['user']).toEqual(next.user);
  });

  it('is refused in one way once it was let go of, or its person may not log in', async () => {
    const [gone, suspended] = [await person(), await person()];
    const [freed, closed] = [crypto.randomUUID(), crypto.randomUUID()];
    await gone.bind(freed);
    await suspended.bind(closed);
    const tokens = [await meBy(freed), await meBy(closed)];
    await gone.unbind(freed);
    await system('SuspendUser', { id: suspended.id, reason: '시험' });
    for (const guid of [freed, closed, crypto.randomUUID()])
      expect(await trade(guid)).toMatchObject({ status: 401, body: { code: 'addin_unknown' } });
    for (const token of tokens)
      expect(await asAddin(token)).toMatchObject({ status: 401, body: { code: 'addin_unknown' } });
  });

  it('takes a session that goes on', async () => {
    const { me, bind } = await person();
    await me.get('auth/logout');
    expect(await bind(crypto.randomUUID())).toMatchObject({ status: 401, body: { code: 'session_ended' } });
  });

  it.each(['', 'abc', '0'.repeat(31), 'g'.repeat(32), '-'.repeat(40), '0'.repeat(65), `${crypto.randomUUID()}/..`])(
    'shows no such guid as %j',
    async (guid) => {
      expect(await trade(guid)).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    },
  );

  it('cannot be guessed for long, and its guid is in no log', async () => {
    const guid = crypto.randomUUID();
    const guesses = await Promise.all(Array.from({ length: 70 }, () => trade(guid)));
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect(lines.join('')).not.toContain(guid);
  });
});
