import { numberStream } from '@maru/contracts/identity/user/user.events';
import { verifyStream } from '@maru/platform/event-store/verify-chain';
import { v7 } from 'uuid';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryLog } from '../../pipeline/memo.fixture.ts';
import { userNumbers } from './user-numbers.service.ts';

const person = () => ({ id: v7(), level: 0 });
const at = '2026-01-01T00:00:00.000000Z';

const by = () => ({ actor: person(), ipHash: '', source: 'web' }) as const;

describe('user numbers', () => {
  let log = temporaryLog();
  beforeEach(() => {
    log = temporaryLog();
  });
  afterEach(() => log.close());

  it('grow from one, none given twice, also across processes and restarts', async () => {
    const [one, other] = [userNumbers(log.events), userNumbers(log.events)];
    const taken = await Promise.all(Array.from({ length: 20 }, (_, n) => (n % 2 ? one : other)(by(), at)));
    expect(taken.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect(await userNumbers(log.events)(by(), at)).toBe(21);
    expect(await verifyStream(log.events, numberStream)).toMatchObject({ events: 21, bad: undefined });
  });
});
