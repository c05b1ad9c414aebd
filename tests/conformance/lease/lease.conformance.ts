import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import type { Lease, Leases } from '@maru/platform/lease/lease';
import { deferred } from './deferred.ts';

/** Two ends of the same leases, as in two processes; an engine of one process answers the same twice. */
export interface LeasesUnderTest {
  readonly one: Leases;
  readonly other: Leases;
  readonly close: () => Promise<void>;
}

/** What all leases do, whatever their engine. They need not be new: every case has names of its own. */
export function leaseConformance(title: string, open: () => Promise<LeasesUnderTest>): void {
  describe(`leases: ${title}`, () => {
    let leases: LeasesUnderTest;
    let name: string;
    let ended: AbortController;
    beforeEach(async () => {
      leases = await open();
      name = `test:${randomUUID()}`;
      ended = new AbortController();
    });
    afterEach(async () => {
      ended.abort();
      await leases.close();
    });

    /** Holds until told to let go. */
    const occupy = async (owner: Leases, of = name) => {
      const [begun, done] = [deferred<Lease>(), deferred()];
      const held = owner.hold(of, (lease) => (begun.resolve(lease), done.promise), ended.signal);
      return { lease: await begun.promise, letGo: () => (done.resolve(), held) };
    };

    it('are held by one at a time, with a greater token each', async () => {
      const first = await occupy(leases.one);
      const order = ['one'];
      const second = occupy(leases.other).then((next) => (order.push('other'), next));
      expect([first.lease.holds(), await leases.other.held(name)]).toEqual([true, true]);
      order.push('let go');
      await first.letGo();
      const { lease, letGo } = await second;
      expect(order).toEqual(['one', 'let go', 'other']);
      expect(lease.token).toBeGreaterThan(first.lease.token);
      await letGo();
      expect((await occupy(leases.one)).lease.token).toBeGreaterThan(lease.token);
    });

    it('are held by nobody before and after', async () => {
      expect(await leases.one.held(name)).toBe(false);
      const { letGo, lease } = await occupy(leases.one);
      expect(lease.token).toBeGreaterThan(0);
      await letGo();
      expect(await leases.other.held(name)).toBe(false);
    });

    it('are kept apart by name', async () => {
      await occupy(leases.one);
      const { lease } = await occupy(leases.other, `${name}:2`);
      expect(lease.holds()).toBe(true);
    });

    it('are never held by two of many who want them', async () => {
      let inside = 0;
      const seen: number[] = [];
      const work = async ({ token }: Lease) => {
        inside += 1;
        seen.push(inside, token);
        await new Promise((resolve) => setImmediate(resolve));
        inside -= 1;
      };
      await Promise.all(
        [leases.one, leases.other, leases.one, leases.other].map((owner) => owner.hold(name, work, ended.signal)),
      );
      expect(seen.filter((_, at) => at % 2 === 0)).toEqual([1, 1, 1, 1]);
      expect(new Set(seen.filter((_, at) => at % 2 === 1)).size).toBe(4);
    });

    it('are free again when the work fails, which is told', async () => {
      await expect(leases.one.hold(name, () => Promise.reject(new Error('broken')), ended.signal)).rejects.toThrow(
        'broken',
      );
      expect((await occupy(leases.other)).lease.holds()).toBe(true);
    });

    it('are not taken by those who gave up waiting', async () => {
      const { letGo } = await occupy(leases.one);
      const impatient = new AbortController();
      let worked = false;
      const waiting = leases.other.hold(name, async () => void (worked = true), impatient.signal);
      impatient.abort();
      await waiting;
      await letGo();
      await leases.other.hold(name, async () => void (worked = true), AbortSignal.abort());
      expect(worked).toBe(false);
    });

    it('are held until the work has ended when the owner is told to end', async () => {
      const told = new AbortController();
      const [begun, done] = [deferred<Lease>(), deferred()];
      const held = leases.one.hold(name, (lease) => (begun.resolve(lease), done.promise), told.signal);
      const lease = await begun.promise;
      let taken = false;
      const next = occupy(leases.other).then((taking) => ((taken = true), taking));
      expect(lease.signal.aborted).toBe(false);
      told.abort();
      expect([lease.signal.aborted, lease.holds()]).toEqual([true, true]);
      expect([await leases.other.held(name), taken]).toEqual([true, false]);
      done.resolve();
      await held;
      expect((await next).lease.holds()).toBe(true);
    });
  });
}
