import { once } from 'node:events';
import { accessTokens } from '@maru/platform/access-token/access-token';
import { systemClock } from '@maru/platform/clock/clock';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type LiveClient, liveClient, refusedDial } from '../support/live-client.ts';
import { openWorld, type Reader, type ReadingWorld } from '../support/reading-world.ts';

const minutes = 60_000;

describe('a live connection', () => {
  let world: ReadingWorld;
  let [owner, member] = [] as unknown as [Reader, Reader];
  const open: LiveClient[] = [];
  const connect = async (reader: Reader, token = reader.token) => {
    const client = await liveClient(world.url, token);
    open.push(client);
    return client;
  };

  beforeAll(async () => {
    world = await openWorld();
    owner = await world.person('김하늘');
    member = await world.person('이바다');
    await world.untilSettled();
  });
  afterEach(() => {
    for (const client of open.splice(0)) client.close();
  });
  afterAll(() => world.close());

  it('refuses sockets without a token of ours that is still good', async () => {
    const claims = { userId: owner.id, level: 1, sessionId: 's' };
    const ended = await accessTokens(
      world.secret,
      systemClock(() => Date.now() - 16 * minutes),
    ).issue(claims, 'api');
    const forged = await accessTokens('some other secret, also of 32 bytes!', systemClock()).issue(claims, 'api');
    const refusals = await Promise.all(
      [undefined, '', 'x.y.z', 7, ended, forged, await world.tokens.issue(claims, 'file')].map((token) =>
        refusedDial(world.url, { auth: { token } }),
      ),
    );
    expect(refusals.map(({ code }) => code)).toEqual([
      ...Array<string>(4).fill('not_logged_in'),
      'token_expired',
      'not_logged_in',
      'not_logged_in',
    ]);
    expect(refusals.every(({ message, code }) => message === code)).toBe(true);
  });

  it('refuses pages of other sites and other namespaces', async () => {
    const auth = { token: owner.token };
    expect(
      (await refusedDial(world.url, { auth, headers: { origin: 'https://elsewhere.example' } })).code,
    ).toBeUndefined();
    expect((await refusedDial(world.url, { auth, namespace: '/' })).code).toBe('not_found');
    expect((await refusedDial(world.url, { auth, namespace: '/admin' })).message).toMatch(/namespace/i);
  });

  it('ends with the token, unless a fresh one of the same person comes', async () => {
    const almost = (ms: number) =>
      accessTokens(
        world.secret,
        systemClock(() => Date.now() - 15 * minutes + ms),
      );
    const claims = { userId: owner.id, level: 1, sessionId: 's' };
    const ending = await connect(owner, await almost(3_000).issue(claims, 'api'));
    const renewed = await connect(owner, await almost(3_000).issue(claims, 'api'));
    expect(await renewed.ask('renew', member.token)).toEqual({ ok: false, code: 'forbidden' });
    expect(await renewed.ask('renew', { no: 'token' })).toEqual({ ok: false, code: 'not_logged_in' });
    expect(await renewed.ask('renew', owner.token)).toEqual({ ok: true });
    const [reason] = await once(ending.socket as never, 'disconnect');
    expect([reason, renewed.socket.connected, ending.messages.at(-1)?.event]).toEqual([
      'io server disconnect',
      true,
      'expired',
    ]);
  });

  it('holds up whoever sends too much, and ends who does not stop', async () => {
    const flooding = await connect(member);
    const answers = await Promise.all(Array.from({ length: 150 }, () => flooding.join('projects')));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(100);
    expect(answers.at(-1)).toEqual({ ok: false, code: 'rate_limited' });
    const ended = once(flooding.socket as never, 'disconnect');
    for (let n = 0; n < 300; n++) flooding.socket.emit('leave', 'projects');
    expect((await ended)[0]).toBe('io server disconnect');
    const large = await connect(member);
    const closed = once(large.socket as never, 'disconnect');
    large.socket.emit('join', 'x'.repeat(100_000));
    await closed;
  });
});
