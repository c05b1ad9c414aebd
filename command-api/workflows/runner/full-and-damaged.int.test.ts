import { ignore } from '@maru/contracts/kernel/decider';
import { reactionStream } from '@maru/contracts/site/reaction/reaction.events';
import type { EventStore, RecordedEvent } from '@maru/platform/event-store/event-store';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FollowedLog, followedLog, notes, putBack } from '../testing/followed-log.fixture.ts';
import { reactionIdOf } from './workflow-reports.ts';

let world: FollowedLog;
beforeEach(async () => {
  world = await followedLog();
});
afterEach(() => world.close());
const always = () => true;

const eachStream = async (count: number, isStuck = true) => {
  for (let n = 1; n <= count; n += 1) {
    await world.note(`test.a-${n}`);
    if (isStuck) world.stuck.add(`test.a-${n} 0`);
  }
};
const changed = (change: (event: RecordedEvent) => RecordedEvent | undefined): EventStore => ({
  ...world.events,
  eventAt: async (position) => {
    const event = await world.events.eventAt(position);
    return event && change(event);
  },
  readAll: async function* (options) {
    for await (const batch of world.events.readAll(options))
      yield { ...batch, events: batch.events.flatMap((event) => change(event) ?? []) };
  },
});
const damagedAt = (position: number) =>
  changed((event) => (event.position === position ? { ...event, data: {}, fault: 'damaged' } : event));

it('waits with the log where as many things wait as it takes, and loses none of them', async () => {
  await eachStream(4);
  const running = world.start(notes, world.doing, world.events, { things: 2, causes: 10 });
  for (let n = 0; n < 3; n += 1) await expect(running.poll(always)).rejects.toThrow('test.a-3 0 cannot be done');
  expect([running.waiting(), await world.checkpoint()]).toEqual([2, 2]);
  world.stuck.clear();
  world.time.now = 600_000;
  await running.poll(always);
  expect(world.done.toSorted()).toEqual(['test.a-1 0', 'test.a-2 0', 'test.a-3 0', 'test.a-4 0']);
});

it('goes on trying what waits while the log waits with it', async () => {
  await eachStream(3);
  const running = world.start(notes, world.doing, world.events, { things: 2, causes: 10 });
  await expect(running.poll(always)).rejects.toThrow('test.a-3 0 cannot be done');
  world.stuck.delete('test.a-1 0');
  world.time.now = 600_000;
  await running.poll(always).catch(() => undefined);
  expect(world.done).toEqual(['test.a-1 0']);
});

it('waits with the log where as much waits behind one thing as it takes', async () => {
  world.stuck.add('test.a-1 0');
  await world.note('test.a-1', 5);
  const running = world.start(notes, world.doing, world.events, { things: 2, causes: 3 });
  await expect(running.poll(always)).rejects.toThrow('as much waits');
  expect(await world.checkpoint()).toBe(3);
  world.stuck.clear();
  world.time.now = 600_000;
  await running.poll(always).catch(() => undefined);
  await running.poll(always);
  expect(world.done).toEqual([0, 1, 2, 3, 4].map((n) => `test.a-1 ${n}`));
});

it('keeps the first and the newest cause where a reaction looks at how things are', async () => {
  world.stuck.add('test.a-1 0');
  await world.note('test.a-1', 5);
  const running = world.start({ ...notes, waits: 'state' });
  await running.poll(always);
  expect((await world.stored())?.waiting[0]?.causes.map(({ position }) => position)).toEqual([1, 5]);
  world.stuck.clear();
  world.time.now = 600_000;
  await running.poll(always);
  expect(world.done).toEqual(['test.a-1 0', 'test.a-1 4']);
});

it('passes over a damaged event of a type that it ignores', async () => {
  await world.note('test.a-1', 2);
  const running = world.start({ ...notes, on: { Noted: ignore } }, world.doing, damagedAt(1));
  await running.poll(always);
  expect([running.waiting(), await world.checkpoint()]).toEqual([0, 2]);
});

it('passes over what is damaged or unknown among the decisions, unless it is about what waits here', async () => {
  world.stuck.add('test.a-1 0');
  await world.note('test.a-1');
  const cause = await world.eventAt(1);
  await world.write(reactionStream('damaged'), 'ReactionRetried', { id: reactionIdOf('test', cause) });
  await world.write(reactionStream('unknown'), 'ReactionMoved', { id: 'unknown' });
  await world.note('test.a-2');
  const running = world.start(notes, world.doing, damagedAt(2));
  await running.poll(always);
  expect([world.done, running.waiting()]).toEqual([['test.a-2 0'], 1]);
  await world.write(reactionStream('ours'), 'ReactionMoved', { id: reactionIdOf('test', cause) });
  await expect(running.poll(always)).rejects.toMatchObject({ reason: 'unknownEvent', type: 'ReactionMoved' });
});

it('goes on with others where three things always fail', async () => {
  await eachStream(6);
  const running = world.start();
  for (let n = 0; n < 3; n += 1) await running.poll(always).catch(() => undefined);
  expect(running.waiting()).toBe(6);
  for (const n of [4, 5, 6]) world.stuck.delete(`test.a-${n} 0`);
  for (let n = 0; n < 2; n += 1) {
    world.time.now += 1_000_000;
    await running.poll(always);
  }
  expect(world.done.toSorted()).toEqual(['test.a-4 0', 'test.a-5 0', 'test.a-6 0']);
});

it('does what stands behind its newest event in a log that was put back, up to where it had looked', async () => {
  await world.note('test.a-1');
  await world.note('test.b-1', 4);
  const first = world.start();
  await first.poll(always);
  world.time.now = 30_000;
  await first.poll(always);
  expect(await world.checkpoint()).toBe(5);
  const other = await putBack([await world.eventAt(1)]);
  await other.note('test.a-2', 5);
  await world.start(notes, world.doing, other.events).poll(always);
  expect(world.done.slice(1)).toEqual([0, 1, 2, 3, 4].map((n) => `test.a-2 ${n}`));
  await other.close();
});

it('looks again at a log that was put back while it ran', async () => {
  await world.note('test.a-1', 3);
  const other = await putBack();
  await other.note('test.a-1', 2);
  let isBack = false;
  const now = () => (isBack ? other.events : world.events);
  const running = world.start(notes, world.doing, {
    ...world.events,
    head: () => now().head(),
    eventAt: (position) => now().eventAt(position),
    readAll: (options) => now().readAll(options),
  });
  await running.poll(always);
  isBack = true;
  await expect(running.poll(always)).rejects.toMatchObject({ reason: 'diverged' });
  await other.close();
});

it('reports a cause that is gone, and others go on', async () => {
  world.stuck.add('test.a-1 0');
  await world.note('test.a-1');
  await world.note('test.a-2');
  const { id } = await world.eventAt(1);
  await world.start().poll(always);
  const running = world.start(
    notes,
    world.doing,
    changed((event) => (event.id === id ? undefined : event)),
  );
  for (let n = 0; n < 2; n += 1) {
    await running.poll(always);
    world.time.now += 600_000;
  }
  expect([running.waiting(), world.reports.said]).toEqual([1, [`aside ${id} event_gone`]]);
});
