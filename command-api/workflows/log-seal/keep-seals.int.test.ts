import { EventStoreUnavailable } from '@maru/platform/event-store/event-store';
import type { Leases } from '@maru/platform/lease/lease';
import { localLeases } from '@maru/platform/lease/local-leases';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { logKeysId, logKeysView } from '@maru/contracts/kernel/log-keys.views';
import { damagedViews } from '../testing/damaged-views.fixture.ts';
import { over } from '../../pipeline/memo.fixture.ts';
import { keepSeals, type KeeperTools } from './keep-seals.ts';
import { logToSeal } from './sealing.fixture.ts';

let world: Awaited<ReturnType<typeof logToSeal>>;
let leases: Leases;
beforeEach(async () => {
  world = await logToSeal();
  leases = localLeases();
});
afterEach(() => world.close());

const keeper = (events = world.events, more: Partial<KeeperTools> = {}) =>
  keepSeals({ events, views: world.views, clock: world.clock, leases }, { ...world.tools, ...more });

describe('keeper', () => {
  it('seals when it is closed', async () => {
    const one = keeper();
    await world.note('a-1');
    await one.close();
    expect(await world.seals()).toEqual([1]);
  });

  it('closes also when the log does not answer', async () => {
    const one = keeper({ ...over(world.events), head: () => Promise.reject(new EventStoreUnavailable('gone')) });
    await one.close();
    expect(world.complaints).toEqual([expect.stringContaining('sealing the log failed')]);
  });

  it('shows its keys again after the views were damaged and begun anew', async () => {
    const { views, meetDamage, close } = await damagedViews();
    const one = keepSeals({ events: world.events, views, clock: world.clock, leases }, world.tools);
    const { name, version } = logKeysView;
    const areShown = async () => expect(await views.version(name, version).get(logKeysId)).toBeDefined();
    await vi.waitFor(areShown, 10_000);
    await meetDamage();
    await vi.waitFor(areShown, 10_000);
    await one.close();
    await close();
  });

  it('leaves it to another, and takes its place when that is gone', async () => {
    const [one, other, third] = [keeper(), keeper(), keeper()];
    await world.note('a-1');
    await third.close();
    expect(await world.seals()).toEqual([]);
    await one.close();
    expect(await world.seals()).toEqual([1]);
    await world.note('a-1');
    expect(await leases.held('workflow:log-seal')).toBe(true);
    await other.close();
    expect([await world.seals(), world.complaints]).toEqual([[1, 3], []]);
  });
});
