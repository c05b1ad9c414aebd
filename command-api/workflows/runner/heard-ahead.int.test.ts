import { reactionStream } from '@maru/contracts/site/reaction/reaction.events';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allOf, type FollowedLog, followedLog, notes, putBack } from '../testing/followed-log.fixture.ts';
import { reactionIdOf } from './workflow-reports.ts';

let world: FollowedLog;
beforeEach(async () => {
  world = await followedLog();
});
afterEach(() => world.close());
const always = () => true;
/** A copy that rests on the first event of `test.a-2`. */
const resting = (events = world.events) =>
  world.start(notes, async (n, cause) => (cause.stream === 'test.a-2' ? 5_000 : world.doing(n, cause)), events);

/** Of what follows from the first event of the log. */
const giveUpFirst = async () => {
  const id = reactionIdOf('test', await world.eventAt(1));
  await world.write(reactionStream(id), 'ReactionGivenUp', { id, reason: '직접 처리했어요' });
};

it('hears what was given up while the log waits, which makes room, also after a restart', async () => {
  for (const stream of ['test.a-1', 'test.a-2', 'test.a-3']) {
    await world.note(stream);
    world.stuck.add(`${stream} 0`);
  }
  const limits = { things: 2, causes: 10 };
  const running = world.start(notes, world.doing, world.events, limits);
  await expect(running.poll(always)).rejects.toThrow('test.a-3 0 cannot be done');
  await giveUpFirst();
  await expect(running.poll(always)).rejects.toThrow('test.a-3 0 cannot be done');
  expect([running.waiting(), (await world.stored())?.waiting.length]).toEqual([1, 1]);
  const again = world.start(notes, world.doing, world.events, limits);
  await again.poll(always);
  expect([again.waiting(), world.done]).toEqual([2, []]);
});

it('stops where the log was put back to before a decision that it had heard', async () => {
  world.stuck.add('test.a-1 0');
  await world.note('test.a-1');
  await world.note('test.a-2');
  await resting().poll(always);
  const before = await world.events.head();
  await giveUpFirst();
  await resting().poll(always);
  expect((await world.stored())?.waiting).toEqual([]);
  const shorter = { ...world.events, head: async () => before };
  await expect(world.start(notes, world.doing, shorter).poll(always)).rejects.toMatchObject({ reason: 'diverged' });
});

it('hears what stands behind its newest decision in a log that was put back, up to where it had looked', async () => {
  world.stuck.add('test.a-1 0');
  await world.note('test.a-1');
  await world.note('test.a-2');
  await resting().poll(always);
  await world.write(reactionStream('other'), 'ReactionRetried', { id: 'other' });
  const backup = await allOf(world.events);
  await world.note('test.b-1', 5);
  await resting().poll(always);
  expect((await world.stored())?.ahead?.position).toBe(await world.events.head());
  const other = await putBack(backup);
  const id = reactionIdOf('test', await world.eventAt(1));
  await other.write(reactionStream(id), 'ReactionGivenUp', { id, reason: '직접 처리했어요' });
  await other.note('test.b-1', 9);
  const again = resting(other.events);
  await again.poll(always);
  expect(again.waiting()).toBe(0);
  await other.close();
});
