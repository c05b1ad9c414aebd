import type { Response } from 'express';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { describe, expect, it, vi } from 'vitest';
import { rateLimit } from './rate-limit.ts';

const ofTwo = () => rateLimit(new RateLimiterMemory({ points: 2, duration: 600 }));
const res = () => ({ setHeader: vi.fn<Response['setHeader']>() });

describe('rate limit', () => {
  it('refuses the third of two and says when to come back', async () => {
    const limit = ofTwo();
    const answer = res();
    await limit.take('a', answer);
    await limit.take('a', answer);
    await expect(limit.take('a', answer)).rejects.toMatchObject({ code: 'rate_limited' });
    expect(answer.setHeader).toHaveBeenCalledExactlyOnceWith('Retry-After', '600');
  });

  it('counts each key for itself', async () => {
    const limit = ofTwo();
    for (const key of ['a', 'b', 'a', 'b']) await limit.take(key, res());
    await expect(limit.take('b', res())).rejects.toMatchObject({ code: 'rate_limited' });
  });

  it('takes tries back, and forgets them', async () => {
    const limit = ofTwo();
    for (let n = 0; n < 5; n += 1) {
      await limit.take('a', res());
      await limit.giveBack('a');
    }
    await limit.take('a', res());
    await limit.take('a', res());
    await limit.forget('a');
    await limit.take('a', res());
  });
});
