import { ViewStoreUnavailable } from '@maru/platform/view-store/view-store';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withMethods } from '../testing/gate-reads.ts';
import { beanAdded, beanStream, jars, jarStream, jarLabelled, jarMade } from '../testing/jars.ts';
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

it('what was written without an answer is read again before more is folded into it', async () => {
  let [breaks, broken] = [false, 0];
  const views = withMethods(world.views, {
    write: async (...[name, version, writes, position, fence]: Parameters<typeof world.views.write>) => {
      if (!breaks || writes.length === 0) return world.views.write(name, version, writes, position, fence);
      [breaks, broken] = [false, broken + 1];
      await world.views.write(name, version, writes, 0, fence);
      throw new ViewStoreUnavailable('away before it answered');
    },
  });
  await world.run([jars()], {}, { views });
  await world.append(jarStream('a'), jarMade('a'));
  await world.append(jarStream('b'), jarMade('b'));
  await world.untilSettled('jar');
  breaks = true;
  await world.append(beanStream('1'), beanAdded('a'));
  await world.untilSettled('jar');
  await world.append(beanStream('2'), beanAdded('a'));
  await world.untilSettled('jar');
  expect((await world.views.view('jar').get('a'))?.doc).toMatchObject({ beans: 2 });
  breaks = true;
  await world.append(jarStream('b'), jarLabelled('b', 'first'));
  await world.untilSettled('jar');
  await world.append(jarStream('b'), jarLabelled('b', 'second'));
  await world.untilSettled('jar');
  expect(broken).toBe(2);
  expect((await world.views.view('jar').get('b'))?.doc).toMatchObject({ label: 'second', revision: 2 });
});
