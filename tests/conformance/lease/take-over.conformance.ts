import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { randomUUID } from 'node:crypto';
import { whenAborted } from '@maru/platform/clock/pause';
import type { Lease, LeaseTable } from '@maru/platform/lease/lease';
import { brief, longTimes, type LeaseProcess, leaseProcess } from '@maru/platform/lease/lease-process.fixture';
import { deferred } from './deferred.ts';

export interface TableUnderTest {
  readonly table: LeaseTable;
  readonly close: () => Promise<void>;
}

const until = (condition: () => Promise<boolean>) => vi.waitUntil(condition, { timeout: 20_000, interval: 5 });

/** What becomes of a lease whose owner stops, on a table that several processes share. */
export function takeOverConformance(title: string, open: () => Promise<TableUnderTest>): void {
  describe(`leases between processes: ${title}`, () => {
    let shared: TableUnderTest;
    let name: string;
    let ended: AbortController;
    beforeEach(async () => {
      shared = await open();
      name = `test:${randomUUID()}`;
      ended = new AbortController();
    });
    afterEach(async () => {
      ended.abort();
      await shared.close();
    });

    const beatOf = async (of: string) => (await shared.table.read(of))?.beat ?? 0;
    /** Terms of one who holds for as long as he may. */
    const holding = ({ leases }: LeaseProcess) => {
      const terms: Lease[] = [];
      let next = deferred<Lease>();
      const work = async (lease: Lease) => {
        terms.push(lease);
        next.resolve(lease);
        next = deferred();
        await new Promise((resolve) => lease.signal.addEventListener('abort', resolve));
      };
      const held = leases.hold(name, work, ended.signal);
      return { terms, held, next: () => next.promise };
    };

    it('is taken over from an owner that is gone, who then knows', async () => {
      const [one, other] = [leaseProcess(shared.table, brief), leaseProcess(shared.table, brief)];
      const first = holding(one);
      const lost = await first.next();
      const second = holding(other);
      one.cutOff();
      const taken = await second.next();
      expect([lost.holds(), lost.signal.aborted, taken.holds()]).toEqual([false, true, true]);
      expect(taken.token).toBe(lost.token + 1);
    });

    it('is held again by whoever lost it, once it is free', async () => {
      const [one, other] = [leaseProcess(shared.table, brief), leaseProcess(shared.table, brief)];
      const first = holding(one);
      await first.next();
      one.cutOff();
      const second = holding(other);
      await second.next();
      const again = first.next();
      one.reconnect();
      other.cutOff();
      expect((await again).token).toBeGreaterThan(second.terms.at(-1)?.token ?? 0);
      expect(first.terms.map(({ token }) => token)).toEqual([1, (await again).token]);
    });

    it('goes on at once, with another token, where nobody has taken it while the table was away', async () => {
      const one = leaseProcess(shared.table, longTimes);
      const { next } = holding(one);
      const lost = await next();
      const again = next();
      one.cutOff();
      one.skip(longTimes.ttlMs);
      await until(async () => lost.signal.aborted);
      one.reconnect();
      expect([(await again).token, (await again).holds(), lost.holds()]).toEqual([2, true, false]);
    });

    it('what several find free at the same time goes to one of them', async () => {
      const takers: number[] = [];
      const all = deferred<void>();
      const work =
        (taker: number) =>
        async ({ signal }: Lease) => {
          if (takers.push(taker) === 3) all.resolve();
          await whenAborted(signal);
        };
      const holds = [0, 1, 2].flatMap((taker) => {
        const { leases } = leaseProcess(shared.table, { ...longTimes, lookMs: 5_000 });
        return Array.from({ length: 3 }, (_, n) => leases.hold(`${name}/${n}`, work(taker), ended.signal));
      });
      await all.promise;
      ended.abort();
      await Promise.all(holds);
      expect(new Set(takers).size).toBe(1);
    });

    it('is not taken from an owner that beats', async () => {
      const [one, other] = [leaseProcess(shared.table, longTimes), leaseProcess(shared.table, longTimes)];
      const { terms, next } = holding(one);
      await next();
      expect(await other.leases.held(name)).toBe(true);
      const asked = other.leases.hold(name, () => Promise.reject(new Error('two owners')), ended.signal);
      for (let n = 0; n < 5; n += 1) {
        const beat = await beatOf(name);
        await until(async () => (await beatOf(name)) > beat);
        const reads = other.reads();
        // Two: the first may have been on its way before the beat.
        await until(async () => other.reads() > reads + 1);
        other.skip(0.9 * longTimes.ttlMs);
      }
      ended.abort();
      await asked;
      expect(terms.map(({ token }) => token)).toEqual([1]);
    });

    it.each(['read', 'replace'] as const)(
      'is not begun by one who is told to end during its %s, and is free then',
      async (call) => {
        const [called, answered, told] = [deferred(), deferred(), new AbortController()];
        const held = async <T>(own: typeof call, ask: () => Promise<T>): Promise<T> => {
          const answer = await ask();
          if (own === call) {
            called.resolve();
            await answered.promise;
          }
          return answer;
        };
        const slow: LeaseTable = {
          read: (of) => held('read', () => shared.table.read(of)),
          replace: (...row) => held('replace', () => shared.table.replace(...row)),
        };
        let worked = false;
        const waiting = leaseProcess(slow, longTimes).leases.hold(name, async () => void (worked = true), told.signal);
        await called.promise;
        told.abort();
        answered.resolve();
        await waiting;
        expect([worked, (await shared.table.read(name))?.holder ?? null]).toEqual([false, null]);
      },
    );

    it('a paused owner thinks it is his until he looks at the clock, which he may do before anything else', async () => {
      const [one, other] = [leaseProcess(shared.table, brief), leaseProcess(shared.table, brief)];
      const first = holding(one);
      const paused = await first.next();
      one.pause();
      const taken = await holding(other).next();
      expect(paused.holds()).toBe(true);
      one.wake();
      expect([paused.holds(), paused.signal.aborted]).toEqual([false, true]);
      expect(taken.token).toBeGreaterThan(paused.token);
    });

    it('is known to be free when its owner has been gone for the time to live', async () => {
      const [one, other] = [leaseProcess(shared.table, brief), leaseProcess(shared.table, brief)];
      await holding(one).next();
      one.cutOff();
      expect(await other.leases.held(name)).toBe(false);
    });

    it('survives a beat whose answer is lost', async () => {
      let lost = 0;
      const lossy: LeaseTable = {
        read: (of) => shared.table.read(of),
        replace: async (of, before, next) => {
          const answer = await shared.table.replace(of, before, next);
          if (next.beat !== 3 || lost > 0) return answer;
          lost += 1;
          throw new Error('the connection broke');
        },
      };
      const first = holding(leaseProcess(lossy, longTimes));
      const { token } = await first.next();
      await until(async () => (await beatOf(name)) >= 6);
      expect([lost, first.terms.map((one) => [one.token, one.holds()])]).toEqual([1, [[token, true]]]);
    });
  });
}
