import { expect, it } from 'vitest';
import { batcher } from './batcher.ts';

const never = 60_000;
const gathering = (full: number, momentMs: number) => {
  const groups: (readonly string[])[] = [];
  return { groups, ...batcher<string>(full, momentMs, async (group) => void groups.push(group)) };
};

it('hands on what came together once it is all there', async () => {
  const { groups, first, join } = gathering(2, never);
  await Promise.all([join('a'), join('b'), first]);
  expect(groups).toEqual([['a', 'b']]);
});

it('waits no longer than a moment for the rest, which is a group of its own', async () => {
  const { groups, first, join } = gathering(2, 5);
  await Promise.all([join('a'), first]);
  await join('b');
  expect(groups).toEqual([['a'], ['b']]);
});

it('has a first group even when nobody comes', async () => {
  const { groups, first } = gathering(2, 5);
  await first;
  expect(groups).toEqual([[]]);
});

it('tells all of a group that failed, and none of the next', async () => {
  let fails = true;
  const { first, join } = batcher<string>(2, never, async () => {
    if (fails) throw new Error('no store');
  });
  const results = await Promise.allSettled([join('a'), join('b'), first]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  fails = false;
  await Promise.all([join('a'), join('b')]);
});
