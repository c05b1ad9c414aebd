import { ignore } from '@maru/contracts/kernel/decider';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { logToSeal as openLog } from '../log-seal/sealing.fixture.ts';
import { type FollowedLog, followedLog, notes } from '../testing/followed-log.fixture.ts';

let world: FollowedLog;
beforeEach(async () => {
  world = await followedLog();
});
afterEach(() => world.close());
const always = () => true;

it('passes over what it ignores, and stops at an event of a newer program, which that one does', async () => {
  await world.note('test.a-1');
  await world.start({ ...notes, on: { Noted: ignore } }).poll(always);
  await world.note('test.a-2');
  const older = world.start({ ...notes, on: {} as never });
  await expect(older.poll(always)).rejects.toMatchObject({ reason: 'unknownEvent', type: 'Noted' });
  await expect(older.poll(always)).rejects.toMatchObject({ reason: 'unknownEvent' });
  expect(await world.checkpoint()).toBe(1);
  await world.start().poll(always);
  expect(world.done).toEqual(['test.a-2 0']);
});

it('leaves the log to a newer copy, until a person says otherwise', async () => {
  await world.note('test.a-1');
  await world.start({ ...notes, version: 3 }).poll(always);
  await world.note('test.a-2');
  await expect(world.start().poll(always)).rejects.toMatchObject({ reason: 'newerVersion' });
  world.reports.resume();
  await world.start().poll(always);
  await world.start().poll(always);
  expect(world.done).toEqual(['test.a-1 0', 'test.a-2 0']);
});

it.each(['of another length', 'of the same length'])('stops at a log that was put back, %s', async (how) => {
  await world.note('test.a-1', 3);
  await world.start().poll(always);
  const other = await openLog();
  await other.note('test.a-1', how === 'of another length' ? 2 : 4);
  const back = () => world.start(notes, world.doing, other.events);
  await expect(back().poll(always)).rejects.toMatchObject({ reason: 'diverged' });
  expect(world.done).toHaveLength(3);
  world.reports.resume();
  await back().poll(always);
  const count = how === 'of another length' ? 2 : 4;
  expect(world.done.slice(3)).toEqual([0, 1, 2, 3].slice(0, count).map((n) => `test.a-1 ${n}`));
  await expect(world.start().poll(always)).rejects.toMatchObject({ reason: 'diverged' });
  expect(await world.checkpoint()).toBe(await other.events.head());
  await other.close();
});

it('goes on from a checkpoint of the first format', async () => {
  await world.note('test.a-1', 3);
  const old = { name: 'workflow-test', version: 1, fields: {}, indexes: [] };
  await world.views.define(old);
  await world.views.write(old.name, 1, [{ id: 'checkpoint', doc: { id: 'checkpoint' }, position: 2 }], 2);
  await world.start().poll(always);
  expect(world.done).toEqual(['test.a-1 2']);
});
