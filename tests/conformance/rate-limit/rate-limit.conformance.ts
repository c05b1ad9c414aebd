import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RateLimiters } from '@maru/platform/rate-limit/rate-limiters';

/** Limiters as in two processes; an engine of one process answers the same twice. */
export interface RateLimitersUnderTest {
  readonly one: RateLimiters;
  readonly other: RateLimiters;
  readonly close: () => Promise<void>;
}

const ofTwo = { points: 2, duration: 600 };

/** What limiters of every engine do. */
export const rateLimitConformance = (name: string, open: () => Promise<RateLimitersUnderTest>): void => {
  describe(`rate limiters: ${name}`, () => {
    let under: RateLimitersUnderTest;
    let named = '';
    beforeEach(async () => {
      under = await open();
      named = randomUUID();
    });
    afterEach(() => under.close());

    it('refuses the third of two and says when to come back', async () => {
      const limiter = under.one.limiter(named, ofTwo);
      expect([await limiter.take('a'), await limiter.take('a')]).toEqual([{ ok: true }, { ok: true }]);
      const third = await limiter.take('a');
      expect(third).toEqual({ ok: false, retryMs: expect.any(Number) });
      const ms = third.ok ? 0 : third.retryMs;
      expect(ms > 0 && ms <= 600_000).toBe(true);
    });

    it('counts for all processes together, also when they try at once', async () => {
      const ofFive = { points: 5, duration: 600 };
      const [one, other] = [under.one.limiter(named, ofFive), under.other.limiter(named, ofFive)];
      const taken = await Promise.all(Array.from({ length: 8 }, (_, n) => (n % 2 ? one : other).take('a')));
      expect(taken.filter(({ ok }) => ok)).toHaveLength(5);
    });

    it('counts each key and each name for itself', async () => {
      const limiter = under.one.limiter(named, ofTwo);
      for (const key of ['a', 'b', 'a', 'b']) expect(await limiter.take(key)).toEqual({ ok: true });
      expect(await limiter.take('b')).toMatchObject({ ok: false });
      expect(await under.one.limiter(`${named} too`, ofTwo).take('b')).toEqual({ ok: true });
    });

    it('takes tries back', async () => {
      const limiter = under.one.limiter(named, ofTwo);
      for (let n = 0; n < 5; n += 1) {
        expect(await limiter.take('a')).toEqual({ ok: true });
        await limiter.giveBack('a');
      }
    });

    it('forgets tries, wherever they were counted', async () => {
      const limiter = under.one.limiter(named, ofTwo);
      for (let n = 0; n < 3; n += 1) await limiter.take('a');
      await under.other.limiter(named, ofTwo).forget('a');
      expect(await limiter.take('a')).toEqual({ ok: true });
    });

    it('starts anew after its duration', async () => {
      const limiter = under.one.limiter(named, { points: 1, duration: 1 });
      await limiter.take('a');
      await expect.poll(async () => (await limiter.take('a')).ok, { timeout: 5_000, interval: 100 }).toBe(true);
    });
  });
};
