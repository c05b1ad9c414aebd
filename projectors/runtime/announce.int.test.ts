import { afterEach, beforeEach, expect, it } from 'vitest';
import { jars, jarStream, labelled, made } from '../testing/tally.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

it('taken over where another process left them, views say that something may be lost, then announce in the order of the log', async () => {
  const before = await world.run([jars()]);
  await world.append(jarStream('a'), made('a'));
  await world.settled('jar');
  await before.close();
  await world.append(jarStream('b'), made('b'));
  await world.append(jarStream('c'), made('c'));
  await world.append(jarStream('b'), labelled('b', 'later'));
  const said: (readonly [string, number] | 'missed')[] = [];
  world.bus.listen((announcements) => said.push(...announcements.map(({ id, position }) => [id, position] as const)), () => said.push('missed'));
  await world.run([jars()]);
  await world.settled('jar');
  expect(said).toEqual(['missed', ['c', 3], ['b', 4]]);
});
