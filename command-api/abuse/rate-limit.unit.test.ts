import { memoryRateLimiters } from '@maru/platform/rate-limit/memory-rate-limiters';
import type { Response } from 'express';
import { expect, it, vi } from 'vitest';
import { rateLimit } from './rate-limits.ts';

it('refuses the third of two and says when to come back', async () => {
  const limit = rateLimit(memoryRateLimiters().limiter('test', { points: 2, duration: 600 }));
  const res = { setHeader: vi.fn<Response['setHeader']>() };
  await limit.take('a', res);
  await limit.take('a', res);
  await expect(limit.take('a', res)).rejects.toMatchObject({ code: 'rate_limited' });
  expect(res.setHeader).toHaveBeenCalledExactlyOnceWith('Retry-After', '600');
  await limit.giveBack('a');
  await limit.giveBack('a');
  await limit.take('a', res);
});
