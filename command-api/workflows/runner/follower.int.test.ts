import type { EventStore, RecordedEvent } from '@maru/platform/event-store/event-store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkpointsOf } from './checkpoint.view.ts';
import { follower } from './follower.ts';
import { damagedViews } from '../testing/damaged-views.fixture.ts';
import { type FollowedLog, followedLog, notes } from '../testing/followed-log.fixture.ts';

let world: FollowedLog;
beforeEach(async () => {
  world = await followedLog();
});
afterEach(() => world.close());
const always = () => true;

it('does what follows from its own streams, in order, and goes on where it stood', async () => {
  await world.note('test.a-1', 2);
  await world.note('test.b-1', 2);
  await world.note('test.a-2');
  await world.start().poll(always);
  expect(world.done).toEqual(['test.a-1 0', 'test.a-1 1', 'test.a-2 0']);
  expect(await world.checkpoint()).toBe(await world.events.head());
  await world.note('test.a-2');
  await world.start().poll(always);
  expect(world.done.slice(3)).toEqual(['test.a-2 0']);
});

it('waits where a reaction comes too early, and keeps what was done before', async () => {
  await world.note('test.a-1', 3);
  let early = 5_000;
  const waiting = () =>
    world.start(notes, async (reaction, cause) => (reaction === 1 && early > 0 ? early : world.doing(reaction, cause)));
  const running = waiting();
  for (let n = 0; n < 2; n += 1) await running.poll(always);
  expect([world.done, running.waiting(), await world.checkpoint()]).toEqual([['test.a-1 0'], 0, 1]);
  early = 0;
  await waiting().poll(always);
  expect(world.done).toEqual(['test.a-1 0', 'test.a-1 1', 'test.a-1 2']);
});

it('lets what comes too early wait by itself where nothing waits behind it', async () => {
  await world.note('test.a-1', 3);
  let isEarly = true;
  const running = world.start({ ...notes, waits: 'event' }, async (reaction, cause) =>
    reaction === 1 && isEarly ? 5_000 : world.doing(reaction, cause),
  );
  await running.poll(always);
  expect([world.done, running.waiting(), await world.checkpoint()]).toEqual([['test.a-1 0', 'test.a-1 2'], 1, 3]);
  isEarly = false;
  await running.poll(always);
  expect(world.done).toHaveLength(2);
  world.time.now = 5_000;
  await running.poll(always);
  expect([world.done.slice(2), running.waiting()]).toEqual([['test.a-1 1'], 0]);
  expect(world.reports.said.filter((said) => said.startsWith('aside'))).toEqual([]);
});

it('keeps a checkpoint only from time to time for what is not its own', async () => {
  await world.note('test.b-1', 10);
  const running = world.start();
  await running.poll(always);
  expect(await world.checkpoint()).toBe(0);
  world.time.now = 30_000;
  await world.note('test.b-1', 10);
  await running.poll(always);
  expect(await world.checkpoint()).toBe(20);
});

it('writes nothing while the log stands still, and no event of its own comes', async () => {
  await world.note('test.b-1', 10);
  const [running, writes] = [world.start(), vi.spyOn(world.views, 'write')];
  for (const now of [0, 30_000, 60_000, 90_000]) {
    world.time.now = now;
    await running.poll(always);
  }
  expect([writes.mock.calls.length, await world.checkpoint()]).toEqual([1, 10]);
});

it('stores a checkpoint again after the views were damaged and begun anew', async () => {
  const { views, meetDamage, close } = await damagedViews();
  const start = () => follower({ ...world, engines: { ...world, views } }, notes, world.doing);
  await world.note('test.a-1', 2);
  const running = start();
  await running.poll(always);
  await meetDamage();
  await world.note('test.a-1');
  await running.poll(always);
  expect([world.done.length, (await checkpointsOf(views, notes.name).load())?.position]).toEqual([3, 3]);
  await start().poll(always);
  expect(world.done).toHaveLength(3);
  await close();
});

it('sets aside by itself what cannot be done, with what comes after it of the same thing, and others go on', async () => {
  world.stuck.add('test.a-1 1');
  await world.note('test.a-1', 3);
  await world.note('test.a-2', 2);
  const running = world.start();
  await running.poll(always);
  expect([world.done, running.waiting(), await world.checkpoint()]).toEqual([
    ['test.a-1 0', 'test.a-2 0', 'test.a-2 1'],
    1,
    5,
  ]);
  world.stuck.clear();
  await running.poll(always);
  expect(world.done).toHaveLength(3);
  world.time.now = 5_000;
  await running.poll(always);
  expect([world.done.slice(3), running.waiting()]).toEqual([['test.a-1 1', 'test.a-1 2'], 0]);
});

it('tries again what was set aside after a restart, without doing anything twice', async () => {
  world.stuck.add('test.a-1 1');
  await world.note('test.a-1', 3);
  await world.start().poll(always);
  world.stuck.clear();
  await world.start().poll(always);
  await world.start().poll(always);
  expect(world.done).toEqual(['test.a-1 0', 'test.a-1 1', 'test.a-1 2']);
  expect((await world.stored())?.waiting).toEqual([]);
});

it('tells people of what fails again and again, and that it was done at last', async () => {
  world.stuck.add('test.a-1 0');
  await world.note('test.a-1');
  const { id } = await world.eventAt(1);
  const running = world.start();
  for (world.time.now = 0; world.time.now < 60_000; world.time.now += 1_000) await running.poll(always);
  expect(world.reports.said).toEqual(expect.arrayContaining([`aside ${id} Error`]));
  expect(world.reports.said.length).toBeLessThan(4);
  world.stuck.clear();
  for (; world.time.now < 400_000; world.time.now += 1_000) await running.poll(always);
  expect(world.reports.said.at(-1)).toBe(`done ${id}`);
});

it('goes on without what was given up, also when the log is read anew', async () => {
  world.stuck.add('test.a-1 0');
  await world.note('test.a-1', 2);
  world.reports.giveUp((await world.eventAt(1)).id);
  await world.start().poll(always);
  expect(world.done).toEqual(['test.a-1 1']);
});

it('pauses as a whole where one after another fails, since that is nobody’s own fault', async () => {
  for (const n of [1, 2, 3, 4]) {
    await world.note(`test.a-${n}`);
    world.stuck.add(`test.a-${n} 0`);
  }
  const running = world.start();
  await expect(running.poll(always)).rejects.toThrow('test.a-3 0 cannot be done');
  expect([running.waiting(), await world.checkpoint()]).toEqual([3, 3]);
  world.stuck.clear();
  world.time.now = 10_000;
  await running.poll(always);
  expect(world.done.toSorted()).toEqual(['test.a-1 0', 'test.a-2 0', 'test.a-3 0', 'test.a-4 0']);
});

const faulty = (fault: NonNullable<RecordedEvent['fault']>, at: number): EventStore => {
  const mark = (event: RecordedEvent) => (event.position === at ? { ...event, data: {}, fault } : event);
  return {
    ...world.events,
    eventAt: async (position) => {
      const event = await world.events.eventAt(position);
      return event && mark(event);
    },
    readAll: async function* (options) {
      for await (const batch of world.events.readAll(options)) yield { ...batch, events: batch.events.map(mark) };
    },
  };
};

it('sets a damaged event aside and steps over a foreign one', async () => {
  await world.note('test.a-1', 2);
  await world.note('test.a-2', 2);
  const running = world.start(notes, world.doing, faulty('damaged', 1));
  await running.poll(always);
  expect([world.done, running.waiting()]).toEqual([['test.a-2 0', 'test.a-2 1'], 1]);
  await checkpointsOf(world.views, 'test').forget();
  world.done.length = 0;
  const other = world.start(notes, world.doing, faulty('foreign', 1));
  await other.poll(always);
  expect([world.done, other.waiting()]).toEqual([['test.a-1 1', 'test.a-2 0', 'test.a-2 1'], 0]);
});
