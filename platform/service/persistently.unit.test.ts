import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BadEnvironment } from '../env/bad-environment.ts';
import { createLogger } from '../log/logger.ts';
import { persistently } from './persistently.ts';

const log = createLogger({ level: 'silent' });
const never = new AbortController().signal;
const failing = (times: number) =>
  vi.fn<() => Promise<string>>(async () => {
    times -= 1;
    if (times >= 0) throw new Error('away');
    return 'open';
  });

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

it('tries until it works', async () => {
  const work = failing(3);
  const done = persistently(work, log, never);
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(4));
  expect(await done).toBe('open');
});

it('gives up at once where waiting mends nothing', async () => {
  const work = vi.fn<() => Promise<never>>().mockRejectedValue(new BadEnvironment('X must be y'));
  await expect(persistently(work, log, never)).rejects.toThrow(BadEnvironment);
  expect(work).toHaveBeenCalledOnce();
});

it('ends when it is told to', async () => {
  const end = new AbortController();
  const done = persistently(failing(1_000_000), log, end.signal);
  end.abort();
  await expect(done).rejects.toThrow('aborted');
});
