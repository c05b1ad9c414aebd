import {
  brief,
  longTimes,
  type LeaseProcess,
  leaseProcess,
  memoryLeaseTable,
} from '@maru/platform/lease/lease-process.fixture';
import type { LeaseOptions } from '@maru/platform/lease/table-leases';
import { setImmediate } from 'node:timers/promises';
import { logCheckpoint } from '@maru/platform/view-store/view-store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gateReads, withMethods } from '../testing/gate-reads.ts';
import { beanAdded, beanStream, type Jar, jars, jarStream, jarMade } from '../testing/jars.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let table: ReturnType<typeof memoryLeaseTable>;
beforeEach(async () => {
  world = await openWorld();
  table = memoryLeaseTable();
});
afterEach(() => world.close());

type Body = Omit<Jar, 'revision' | 'position'>;
/** The release before, and the one that counts every bean twice. */
const first = jars();
const second = {
  ...jars({ version: 2 }),
  on: { ...jars().on, BeanAdded: (doc: Body | undefined) => doc && { ...doc, beans: doc.beans + 2 } },
};

const until = (condition: () => boolean | Promise<boolean>) =>
  vi.waitUntil(condition, { timeout: 20_000, interval: 5 });
const process = (times: LeaseOptions = longTimes) => leaseProcess(table, times);
const soon = { ...longTimes, ttlMs: 1_000 };
const looks = (one: LeaseProcess, count: number) => {
  const before = one.reads();
  return until(() => one.reads() >= before + count);
};
const run = ({ leases }: LeaseProcess, projection: typeof first, events = world.events) =>
  world.run([projection], {}, { leases, events });
const beansIn = async () => (await world.views.view('jar').get<Jar>('a'))?.doc.beans;
const stored = async () => (await world.views.versions('jar')).map(({ version, status }) => `${version} ${status}`);
let beans = 0;
const add = () => world.append(beanStream(`${++beans}`), beanAdded('a'));
const begin = async () => {
  await world.append(jarStream('a'), jarMade('a'));
  await add();
};

/** Reads all the time, as people do; answers what they have seen, one after the other. */
const reading = () => {
  const seen: unknown[] = [];
  let over = false;
  const read = async () => {
    while (!over) {
      const found = await beansIn().catch((error: unknown) => String(error));
      if (found !== seen.at(-1)) seen.push(found);
      await setImmediate();
    }
    return seen;
  };
  const running = read();
  return { end: () => ((over = true), running) };
};

describe('an upgrade while the old release runs', () => {
  it('is built beside it; readers see the old one, up to date, and then the new one', async () => {
    const [before, after] = [process(), process()];
    const old = await run(before, first);
    await begin();
    await world.untilSettled('jar');
    const reader = reading();
    const gate = gateReads(world.events);
    const upgraded = await run(after, second, gate.events);
    await gate.reached;
    await add();
    await world.untilSettled('jar');
    expect([await beansIn(), await stored(), await upgraded.ready()]).toEqual([
      2,
      ['1000 live', '2000 building'],
      false,
    ]);
    gate.open();
    await until(() => upgraded.ready());
    await add();
    await world.untilSettled('jar');
    expect([await beansIn(), await stored()]).toEqual([6, ['2000 live']]);
    await until(() => Object.keys(old.positions()).length === 0);
    const seen = await reader.end();
    expect(seen).toEqual([1, 2, 4, 6]);
    expect(world.announcements.map(({ position }) => position).slice(-2)).toEqual([3, 4]);

    // Standing by: it looks, sees the beats of the new one, and builds nothing.
    await looks(before, 10);
    expect([await stored(), await old.ready(), world.complaints]).toEqual([['2000 live'], true, []]);
  });

  it('says that something may be lost when it is shown: the old one may have been behind', async () => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const views = withMethods(world.views, {
      write: async (...write: Parameters<typeof world.views.write>) => {
        if (logCheckpoint(write[3]).position > 2) await released;
        return world.views.write(...write);
      },
    });
    const old = await world.run([first], {}, { leases: process().leases, views });
    await begin();
    await world.untilSettled('jar');
    await add();
    const said: string[] = [];
    world.bus.listen(
      () => said.push('change'),
      () => said.push('missed'),
      ['jar'],
    );
    const upgraded = await run(process(), second);
    await until(() => upgraded.ready());
    release();
    await until(() => Object.keys(old.positions()).length === 0);
    expect([await beansIn(), said]).toEqual([4, ['missed']]);
  });

  it('is not disturbed by a copy of the old one that starts meanwhile', async () => {
    const earlier = await run(process(), first);
    await begin();
    await world.untilSettled('jar');
    await earlier.close();
    const gate = gateReads(world.events);
    const upgraded = await run(process(), second, gate.events);
    await gate.reached;
    const old = await run(process(), first);
    await add();
    await world.untilSettled('jar');
    expect([await beansIn(), old.positions(), await stored()]).toEqual([2, { jar: 3 }, ['1000 live', '2000 building']]);
    gate.open();
    await until(() => upgraded.ready());
    expect([await beansIn(), await stored(), world.complaints]).toEqual([4, ['2000 live'], []]);
  });

  it('is waited for by a copy of the old one where there is no view yet', async () => {
    await begin();
    const gate = gateReads(world.events);
    const upgraded = await run(process(), second, gate.events);
    await gate.reached;
    const before = process();
    const old = await run(before, first);
    await looks(before, 10);
    expect([await stored(), await old.ready()]).toEqual([['2000 building'], true]);
    gate.open();
    await until(() => upgraded.ready());
    expect([await beansIn(), await stored()]).toEqual([2, ['2000 live']]);
  });
});

describe('a release that is taken back', () => {
  it('is replaced by the old one, built again, once nobody looks after it', async () => {
    const after = process(brief);
    const upgraded = await run(after, second);
    await begin();
    await world.untilSettled('jar');
    const old = await run(process(brief), first);
    expect([await beansIn(), old.positions()]).toEqual([2, {}]);
    const reader = reading();
    after.cutOff();
    await until(() => old.positions()['jar'] === 2);
    await add();
    await world.untilSettled('jar');
    expect([await beansIn(), await stored()]).toEqual([2, ['1000 live']]);
    await until(() => Object.keys(upgraded.positions()).length === 0);
    expect(await reader.end()).toEqual([2, 1, 2]);
  });

  it('comes back before the old one is shown: that one is given up', async () => {
    const after = process(soon);
    await run(after, second);
    await begin();
    await world.untilSettled('jar');
    const gate = gateReads(world.events);
    const old = await run(process(soon), first, gate.events);
    after.cutOff();
    await gate.reached;
    expect(await stored()).toEqual(['1000 building', '2000 live']);
    const back = await run(process(soon), second);
    await until(() => back.positions()['jar'] === 2);
    gate.open();
    await add();
    await until(async () => back.positions()['jar'] === 3 && (await old.ready()));
    expect([await beansIn(), old.positions(), world.complaints]).toEqual([4, {}, []]);
    expect(await stored()).toContain('2000 live');
  });
});
