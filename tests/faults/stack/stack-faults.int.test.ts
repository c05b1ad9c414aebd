import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newPerson, newProject } from '../../support/api-client.ts';
import { runOwnStack } from '../../support/stack/running-stack.ts';
import { copiesOf, foldedBy, kill, type OwnStack, ownedBy, ownersOf, patience, untilAllOpen } from './processes.ts';
import { note } from './figures.ts';
import { openShop } from './shop-load.ts';
import { type Setting, underLoad } from './under-load.ts';
import { comesToRest } from './whole-shop.ts';

/** How long an engine is away. */
const outageMs = 10_000;
/** Longer than the time to live of a lease, 3 s. */
const pausedMs = 8_000;

let stack: OwnStack;
let setting: Setting;
beforeAll(async () => {
  // Paid at the sandbox, which a product for customers does not have.
  stack = await runOwnStack({ NODE_ENV: 'development' });
  await untilAllOpen(stack);
  const client = await newPerson(stack, '김하늘');
  setting = { stack, client, project: (await newProject(client)).id, shop: await openShop(stack) };
});
afterAll(() => stack?.dispose());

const first = async (service: string) => {
  const [copy] = await copiesOf(stack, service);
  if (!copy) throw new Error(`no ${service}`);
  return copy;
};

/** Milliseconds until this process owns all of these projections. */
const untilOwned = async (copy: Parameters<typeof ownedBy>[0], projections: readonly string[]) => {
  const since = performance.now();
  await vi.waitUntil(async () => {
    const owned = (await ownedBy(copy)) ?? [];
    return projections.every((name) => owned.includes(name));
  }, patience);
  return Math.round(performance.now() - since);
};

describe('a process is killed', () => {
  it.each(['command-api', 'query-api', 'realtime', 'gateway'])('%s', (service) =>
    underLoad(setting, `kill ${service}`, async () => kill(stack, await first(service))),
  );

  it('projectors: the other copy takes over', () =>
    underLoad(setting, 'kill projectors', async () => {
      const { owner, other } = await ownersOf(stack, 'comment');
      const [, takenOverMs] = await Promise.all([kill(stack, owner.copy), untilOwned(other, owner.projections)]);
      return { takenOverMs };
    }));

  it('workflows: one after the other, so that an owner is among them', () =>
    underLoad(setting, 'kill workflows', async () => {
      for (const copy of await copiesOf(stack, 'workflows')) await kill(stack, copy);
    }));
});

describe('an engine is away', () => {
  const down = async (name: 'esdb' | 'mongo' | 'redis', ms: number) => {
    await stack.servers[name].kill();
    await wait(ms);
    await stack.servers[name].start();
  };

  it('Redis', () => underLoad(setting, 'redis down', () => down('redis', outageMs)));
  it('MongoDB', () => underLoad(setting, 'mongo down', () => down('mongo', outageMs)));
  it('MongoDB hangs', () =>
    underLoad(setting, 'mongo hangs', async () => {
      stack.servers.mongo.freeze();
      await wait(outageMs);
      stack.servers.mongo.goOn();
    }));
  it('connections to EventStoreDB are cut, again and again', () =>
    underLoad(setting, 'esdb connections cut', async () => {
      for (let cut = 0; cut < 5; cut += 1) {
        stack.servers.esdb.signal('SIGUSR2');
        await wait(500);
      }
    }));
  it('EventStoreDB', () => underLoad(setting, 'esdb down', () => down('esdb', outageMs / 2)));
  it('EventStoreDB hangs', () =>
    underLoad(setting, 'esdb hangs', async () => {
      stack.servers.esdb.freeze();
      await wait(outageMs);
      stack.servers.esdb.goOn();
    }));
});

describe('the owner of projections is paused', () => {
  it('for longer than its leases live: another takes over, and it folds nothing when it wakes', () =>
    underLoad(setting, 'owner paused', async (load) => {
      const { owner, other } = await ownersOf(stack, 'comment');
      process.kill(owner.copy.pid, 'SIGSTOP');
      const [takenOverMs] = await Promise.all([untilOwned(other, owner.projections), wait(pausedMs)]);
      const since = performance.now();
      process.kill(owner.copy.pid, 'SIGCONT');
      await vi.waitUntil(
        async () => (await ownedBy(owner.copy))?.every((name) => !owner.projections.includes(name)),
        patience,
      );
      const letGoMs = Math.round(performance.now() - since);
      const folded = await foldedBy(owner.copy, owner.projections);
      expect(folded).toBeGreaterThan(0);
      await load.more(10);
      expect(await foldedBy(owner.copy, owner.projections)).toBe(folded);
      expect(await ownedBy(other)).toEqual(expect.arrayContaining([...owner.projections]));
      return { takenOverMs, letGoMs };
    }));
});

it('the shop, where people bought under all of that, holds the money of orders that are paid, and no other', async () => {
  const {
    shop: { item, commands },
  } = setting;
  const { orders, restMs, problems, stories } = await comesToRest(stack, item);
  note('shop', { orders, restMs, commands });
  expect(commands.wrong).toEqual([]);
  expect({ problems, stories }).toEqual({ problems: [], stories: [] });
  expect(orders).toBeGreaterThan(0);
});
