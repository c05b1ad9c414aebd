import { afterEach, beforeEach, expect, it } from 'vitest';
import { ViewStoreUnavailable } from '@maru/platform/view-store/view-store';
import { replaced } from '../testing/replaced.ts';
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

it('documents of a write that went no further than them are announced all the same', async () => {
  let breaks = true;
  const views = replaced(world.views, {
    write: async (...[name, version, writes, position, fence]: Parameters<typeof world.views.write>) => {
      if (!breaks || writes.length === 0) return world.views.write(name, version, writes, position, fence);
      breaks = false;
      await world.views.write(name, version, writes, 0, fence);
      throw new ViewStoreUnavailable('away between documents and checkpoint');
    },
  });
  await world.run([jars()], {}, { views });
  await world.append(jarStream('a'), made('a'));
  await world.settled('jar');
  expect(breaks).toBe(false);
  expect(world.announced).toEqual([expect.objectContaining({ view: 'jar', id: 'a', position: 1, document: expect.objectContaining({ label: '' }) })]);
});
