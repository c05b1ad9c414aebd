import { accessTokenSeconds } from '@maru/contracts/kernel/limits';
import { Rejected } from '@maru/contracts/kernel/rejections';
import jwt from 'jsonwebtoken';
import { describe, expect, it } from 'vitest';
import { fixedClock } from '../clock/fixed-clock.ts';
import { accessTokens } from './access-token.ts';

const claims = { userId: 'u', level: 1, sessionId: 's' };
const setup = (secret = 's'.repeat(32)) => {
  const clock = fixedClock();
  return { clock, tokens: accessTokens(secret, clock) };
};
const codeOf = async (verified: Promise<unknown>) => {
  const error: unknown = await verified.catch((thrown: unknown) => thrown);
  return error instanceof Rejected ? error.code : undefined;
};

describe('access tokens', () => {
  it('say who they speak for until they run out, also when they were seen before', async () => {
    const { clock, tokens } = setup();
    const token = await tokens.issue(claims, 'api');
    const exp = Math.floor(clock.now() / 1000) + accessTokenSeconds;
    expect(await tokens.verify(token, 'api')).toEqual({ ...claims, exp });
    clock.advance((accessTokenSeconds - 1) * 1000);
    expect(await tokens.verify(token, 'api')).toEqual({ ...claims, exp });
    clock.advance(2_000);
    expect(await codeOf(tokens.verify(token, 'api'))).toBe('token_expired');
    expect(await codeOf(setupAt(clock.now()).verify(token, 'api'))).toBe('token_expired');
  });

  it('serve one purpose', async () => {
    const { tokens } = setup();
    const token = await tokens.issue(claims, 'file');
    expect(await tokens.verify(token, 'file')).toMatchObject(claims);
    expect(await codeOf(tokens.verify(token, 'api'))).toBe('not_logged_in');
  });

  it('of another secret, another algorithm or none, without an end or a purpose of ours, are no tokens', async () => {
    const { clock, tokens } = setup();
    const other = await setup('o'.repeat(32)).tokens.issue(claims, 'api');
    const secret = 's'.repeat(32);
    const good = { sub: 'u', level: 1, sid: 's', aud: 'api', exp: Math.floor(clock.now() / 1000) + 60 };
    expect(await tokens.verify(jwt.sign(good, secret), 'api')).toMatchObject({ userId: 'u' });
    const stronger = jwt.sign(good, secret, { algorithm: 'HS512' });
    const { exp: _, ...never } = good;
    const endless = jwt.sign(never, secret, { noTimestamp: true });
    const elsewhere = jwt.sign({ ...good, aud: 'shop' }, secret);
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"u","aud":"api","level":10}')}.`;
    for (const token of [other, stronger, endless, elsewhere, unsigned, '', 'a.b.c'])
      expect(await codeOf(tokens.verify(token, 'api'))).toBe('not_logged_in');
  });
});

const setupAt = (now: number) => accessTokens('s'.repeat(32), fixedClock(new Date(now).toISOString()));
