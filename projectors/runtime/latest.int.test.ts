import { afterEach, beforeEach, expect, it } from 'vitest';
import { withMethods } from '../testing/gate-reads.ts';
import { jars, jarStream, jarLabelled, jarMade } from '../testing/jars.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let read: (readonly string[])[] = [];
beforeEach(async () => {
  world = await openWorld();
  read = [];
});
afterEach(() => world.close());

const noting = () =>
  withMethods(world.views, {
    version: (...named: Parameters<typeof world.views.version>) => {
      const documents = world.views.version(...named);
      return withMethods(documents, {
        getMany: (ids: readonly string[]) => {
          read.push(ids);
          return documents.getMany(ids);
        },
      });
    },
  });

it('what a projection has written itself it need not read again', async () => {
  await world.run([jars()], {}, { views: noting() });
  await world.append(jarStream('a'), jarMade('a'));
  await world.untilSettled('jar');
  await world.append(jarStream('a'), jarLabelled('a', 'later'));
  await world.untilSettled('jar');
  expect(read).toEqual([]);
  expect((await world.views.view('jar').get('a'))?.doc).toMatchObject({ label: 'later', revision: 1 });
});

it('what an owner before may have written is read, and once', async () => {
  const before = await world.run([jars()]);
  await world.append(jarStream('a'), jarMade('a'));
  await world.untilSettled('jar');
  await before.close();
  await world.append(jarStream('b'), jarMade('b'));
  await world.run([jars()], {}, { views: noting() });
  await world.untilSettled('jar');
  for (const label of ['first', 'second']) {
    await world.append(jarStream('a'), jarLabelled('a', label));
    await world.untilSettled('jar');
  }
  expect(read).toEqual([['b'], ['a']]);
});
