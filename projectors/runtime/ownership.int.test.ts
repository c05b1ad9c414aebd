import {
  brief,
  longTimes,
  type LeaseProcess,
  leaseProcess,
  memoryLeaseTable,
} from '@maru/platform/lease/lease-process.fixture';
import { createMetrics } from '@maru/platform/metrics/metrics';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gateReads } from '../testing/gate-reads.ts';
import { beanAdded, beanStream, type Jar, jars, jarStream, jarMade } from '../testing/jars.ts';
import { openWorld, type World } from '../testing/world.ts';
import { projectionLease } from '@maru/platform/lease/lease-names';

let world: World;
let table: ReturnType<typeof memoryLeaseTable>;
beforeEach(async () => {
  world = await openWorld();
  table = memoryLeaseTable();
});
afterEach(() => world.close());

const patience = { timeout: 20_000, interval: 5 };
const until = (condition: () => boolean | Promise<boolean>) => vi.waitUntil(condition, patience);
const run = (process: LeaseProcess, projections = [jars()], options = {}) =>
  world.run(projections, options, { leases: process.leases });
const jar = async (id: string, view = 'jar') => (await world.views.view(view).get<Jar>(id))?.doc;
let beans = 0;
const add = (id: string) => world.append(beanStream(`${++beans}`), beanAdded(id));
const owns = async ({ registry }: ReturnType<typeof createMetrics>) =>
  (await registry.getSingleMetric('projection_owned')?.get())?.values[0]?.value;

describe('of two processes', () => {
  it('one runs a projection, and the other is ready to', async () => {
    const metrics = [createMetrics(), createMetrics()] as const;
    const one = await run(leaseProcess(table, longTimes), [jars()], { metrics: metrics[0] });
    const other = await run(leaseProcess(table, longTimes), [jars()], { metrics: metrics[1] });
    await world.append(jarStream('a'), jarMade('a'));
    await add('a');
    await world.untilSettled('jar');
    expect(world.announcements.at(-1)).toMatchObject({ position: 2 });
    expect([one.positions(), other.positions()]).toEqual([{ jar: 2 }, {}]);
    expect([await one.ready(), await other.ready()]).toEqual([true, true]);
    expect(await Promise.all(metrics.map(owns))).toEqual([1, 0]);
    expect(await other.rebuild()).toEqual([]);
  });

  it('the other goes on from the checkpoint when the first has ended', async () => {
    const one = await run(leaseProcess(table, longTimes));
    const other = await run(leaseProcess(table, longTimes));
    await world.append(jarStream('a'), jarMade('a'));
    await world.untilSettled('jar');
    await one.close();
    await add('a');
    await until(() => other.positions()['jar'] === 2);
    expect(await jar('a')).toMatchObject({ beans: 1 });
    expect(world.announcements.map(({ position }) => position)).toEqual([1, 2]);
  });

  it('the other takes over when the first stops without a word', async () => {
    const [first, second] = [leaseProcess(table, brief), leaseProcess(table, brief)];
    const one = await run(first);
    await world.append(jarStream('a'), jarMade('a'));
    await world.untilSettled('jar');
    first.cutOff();
    const other = await run(second);
    await until(() => other.positions()['jar'] === 1);
    await add('a');
    await world.untilSettled('jar');
    expect([one.positions(), await jar('a')]).toEqual([{}, expect.objectContaining({ beans: 1 })]);
    expect([world.announcements.map(({ position }) => position), world.complaints]).toEqual([[1, 2], []]);
  });

  it('one that was paused is refused when it goes on, and lets its projection go', async () => {
    const [first, second] = [leaseProcess(table, brief), leaseProcess(table, brief)];
    const one = await run(first);
    await world.append(jarStream('a'), jarMade('a'));
    await world.untilSettled('jar');
    await until(() => 'jar' in one.positions());
    first.pause();
    const other = await run(second);
    await until(() => other.positions()['jar'] === 1);
    expect(one.positions()).toEqual({ jar: 1 });
    for (let n = 0; n < 5; n += 1) await add('a');
    await until(() => Object.keys(one.positions()).length === 0);
    await world.untilSettled('jar');
    expect(await jar('a')).toMatchObject({ beans: 5, position: 6 });
    const positions = world.announcements.map(({ position }) => position);
    expect(positions).toEqual([...new Set(positions)].toSorted((a, b) => a - b));
    expect([positions.at(-1), world.complaints]).toEqual([6, []]);
    second.cutOff();
    first.wake();
    first.reconnect();
    await until(() => one.positions()['jar'] === 6);
  });

  it('a build is carried on by the other', async () => {
    const [first, second] = [leaseProcess(table, brief), leaseProcess(table, brief)];
    await world.append(jarStream('a'), jarMade('a'));
    const gate = gateReads(world.events);
    const one = await world.run([jars()], {}, { leases: first.leases, events: gate.events });
    await gate.reached;
    first.cutOff();
    const other = await run(second);
    await until(() => other.positions()['jar'] === 1);
    gate.open();
    await add('a');
    await world.untilSettled('jar');
    expect([await jar('a'), one.positions(), world.complaints]).toEqual([
      expect.objectContaining({ beans: 1 }),
      {},
      [],
    ]);
  });
});

describe('a projection that comes later', () => {
  it('gets what the others have had before', async () => {
    const both = [jars(), jars({ name: 'other' })];
    const before = await run(leaseProcess(table, longTimes), both);
    await world.append(jarStream('a'), jarMade('a'));
    await world.untilSettled('jar', 'other');
    await before.close();
    const elsewhere = new AbortController();
    const held = leaseProcess(table, longTimes).leases.hold(
      projectionLease(jars({ name: 'other' })),
      ({ signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
      elsewhere.signal,
    );
    const unwatched = { watch: { everyMs: 60_000, patience: 99 } };
    const projections = await run(leaseProcess(table, longTimes), both, unwatched);
    for (let n = 0; n < 3; n += 1) await add('a');
    await until(() => projections.positions()['jar'] === 4);
    expect(projections.positions()).toEqual({ jar: 4 });
    elsewhere.abort();
    await held;
    for (let n = 0; n < 3; n += 1) await add('a');
    await world.untilSettled('jar', 'other');
    expect([await jar('a'), await jar('a', 'other')]).toMatchObject([{ beans: 6 }, { beans: 6 }]);
    expect(world.announcements.findLast(({ view }) => view === 'other')).toMatchObject({
      id: 'a',
      position: 7,
      document: { beans: 6 },
    });
  });
});
