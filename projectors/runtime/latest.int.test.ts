import { afterEach, beforeEach, expect, it } from 'vitest';
import { replaced } from '../testing/gated.ts';
import { jars, jarStream, labelled, made } from '../testing/tally.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let read: (readonly string[])[] = [];
beforeEach(async () => {
  world = await openWorld();
  read = [];
});
afterEach(() => world.close());

const noting = () =>
  replaced(world.views, {
    version: (...named: Parameters<typeof world.views.version>) => {
      const documents = world.views.version(...named);
      return replaced(documents, {
        getMany: (ids: readonly string[]) => {
          read.push(ids);
          return documents.getMany(ids);
        },
      });
    },
  });

it('what a projection has written itself it need not read again', async () => {
  await world.run([jars()], {}, { views: noting() });
  await world.append(jarStream('a'), made('a'));
  await world.settled('jar');
  await world.append(jarStream('a'), labelled('a', 'later'));
  await world.settled('jar');
  expect(read).toEqual([]);
  expect((await world.views.view('jar').get('a'))?.doc).toMatchObject({ label: 'later', revision: 1 });
});

it('what an owner before may have written is read, and once', async () => {
  const before = await world.run([jars()]);
  await world.append(jarStream('a'), made('a'));
  await world.settled('jar');
  await before.close();
  await world.append(jarStream('b'), made('b'));
  await world.run([jars()], {}, { views: noting() });
  await world.settled('jar');
  for (const label of ['first', 'second']) {
    await world.append(jarStream('a'), labelled('a', label));
    await world.settled('jar');
  }
  expect(read).toEqual([['b'], ['a']]);
});
