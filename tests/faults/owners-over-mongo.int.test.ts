import { brief, longTimes, type LeaseProcess, leaseProcess } from '@maru/platform/lease/lease-process.fixture';
import { mongoLeaseTable } from '@maru/platform/lease/mongo-leases';
import type { LeaseOptions } from '@maru/platform/lease/table-leases';
import { openMongoViewStore } from '@maru/platform/view-store/mongo-view-store';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { waitForPosition } from '@maru/platform/view-store/wait-for';
import { compareWithRebuild } from '@maru/projectors/runtime/compare-with-rebuild';
import { gateReads } from '@maru/projectors/testing/gate-reads';
import { beanAdded, beanStream, type Jar, jars, jarStream, jarMade } from '@maru/projectors/testing/jars';
import { openWorld, type World } from '@maru/projectors/testing/world';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FreshMongo, freshMongo } from '../support/servers/fresh-mongo.ts';
import { describeOn, mongoServer } from '../support/servers/servers.ts';

const until = (condition: () => boolean | Promise<boolean>) =>
  vi.waitUntil(condition, { timeout: 25_000, interval: 10 });

/** One log; what the processes share beside it is in MongoDB, which each reaches by itself. */
describeOn(await mongoServer(), 'owners of projections', ({ url }) => {
  let world: World;
  let mongo: FreshMongo;
  let opened: ViewStore[];
  let reader: ViewStore;
  beforeEach(async () => {
    [world, mongo, opened] = [await openWorld(), await freshMongo(url), []];
    reader = await store();
  });
  afterEach(async () => {
    await world.close();
    for (const one of opened) await one.close();
    await mongo.drop();
  });

  const store = async () => {
    const views = await openMongoViewStore(mongo.db);
    opened.push(views);
    return views;
  };
  const process = (times: LeaseOptions) => leaseProcess(mongoLeaseTable(mongo.db), times);
  const run = async ({ leases }: LeaseProcess, projection = jars(), events = world.events) =>
    world.run([projection], {}, { leases, events, views: await store() });
  const untilSettled = async () =>
    expect(await waitForPosition(reader, ['jar'], await world.events.head(), 20_000)).toBe(true);
  const beansIn = async () => (await reader.view('jar').get<Jar>('a'))?.doc.beans;
  let beans = 0;
  const add = () => world.append(beanStream(`${++beans}`), beanAdded('a'));

  it('one that was paused is refused when it wakes, and nothing is lost or doubled', async () => {
    const [first, second] = [process(brief), process(brief)];
    const one = await run(first);
    await until(() => 'jar' in one.positions());
    await world.append(jarStream('a'), jarMade('a'));
    await untilSettled();
    await until(() => 'jar' in one.positions());
    first.pause();
    const other = await run(second);
    await until(() => 'jar' in other.positions());
    expect(one.positions()).toEqual({ jar: 1 });
    for (let n = 0; n < 5; n += 1) await add();
    await until(() => !('jar' in one.positions()));
    await untilSettled();
    expect([await beansIn(), world.complaints]).toEqual([5, []]);
    const positions = world.announcements.map(({ position }) => position);
    expect(positions).toEqual([...new Set(positions)].toSorted((a, b) => a - b));
    expect(await compareWithRebuild({ ...world, views: reader }, [jars()])).toEqual([]);
  });

  it('an upgrade is built beside the old one, and people read all the time', async () => {
    const old = await run(process(longTimes));
    await until(() => 'jar' in old.positions());
    await world.append(jarStream('a'), jarMade('a'));
    await add();
    await untilSettled();
    const seen = new Set<unknown>();
    let over = false;
    const reading = (async () => {
      while (!over) {
        seen.add(await beansIn().catch(String));
        await setTimeout(1);
      }
    })();
    const gate = gateReads(world.events);
    const doubled = {
      ...jars({ version: 2 }),
      on: {
        ...jars().on,
        BeanAdded: (doc: Omit<Jar, 'revision' | 'position'> | undefined) => doc && { ...doc, beans: doc.beans + 2 },
      },
    };
    const upgraded = await run(process(longTimes), doubled, gate.events);
    await gate.reached;
    await add();
    await untilSettled();
    expect(await beansIn()).toBe(2);
    gate.open();
    await until(async () => (await upgraded.ready()) && seen.has(4));
    await add();
    await until(() => seen.has(6));
    await until(() => Object.keys(old.positions()).length === 0);
    over = true;
    await reading;
    expect([...seen]).toEqual([1, 2, 4, 6]);
    expect(world.complaints).toEqual([]);
  });
});
