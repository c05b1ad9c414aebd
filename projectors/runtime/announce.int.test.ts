import { afterEach, beforeEach, expect, it } from 'vitest';
import { whenAborted } from '@maru/platform/clock/pause';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { ViewStoreUnavailable } from '@maru/platform/view-store/view-store';
import { withMethods } from '../testing/gate-reads.ts';
import { jars, jarStream, jarLabelled, jarMade } from '../testing/jars.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

it('taken over where another process left them, views say that something may be lost, then announce in the order of the log', async () => {
  const before = await world.run([jars()]);
  await world.append(jarStream('a'), jarMade('a'));
  await world.untilSettled('jar');
  await before.close();
  await world.append(jarStream('b'), jarMade('b'));
  await world.append(jarStream('c'), jarMade('c'));
  await world.append(jarStream('b'), jarLabelled('b', 'later'));
  const said: (readonly [string, number] | 'missed')[] = [];
  world.bus.listen(
    (announcements) => said.push(...announcements.map(({ id, position }) => [id, position] as const)),
    () => said.push('missed'),
    ['jar'],
  );
  await world.run([jars()]);
  await world.untilSettled('jar');
  expect(said).toEqual(['missed', ['c', 3], ['b', 4]]);
});

it('documents of a write that went no further than them are announced all the same', async () => {
  let breaks = true;
  const views = withMethods(world.views, {
    write: async (...[name, version, writes, position, fence]: Parameters<typeof world.views.write>) => {
      if (!breaks || writes.length === 0) return world.views.write(name, version, writes, position, fence);
      breaks = false;
      await world.views.write(name, version, writes, 0, fence);
      throw new ViewStoreUnavailable('away between documents and checkpoint');
    },
  });
  await world.run([jars()], {}, { views });
  await world.append(jarStream('a'), jarMade('a'));
  await world.untilSettled('jar');
  expect(breaks).toBe(false);
  expect(world.announcements).toEqual([
    expect.objectContaining({ view: 'jar', id: 'a', position: 1, document: expect.objectContaining({ label: '' }) }),
  ]);
});

it('a document is not announced before others that are older, however far it was written', async () => {
  let appended = () => {};
  const there = new Promise<void>((resolve) => (appended = resolve));
  let together = true;
  const events = withMethods(world.events, {
    // All at once, and then one by one.
    subscribe: async function* ({ after }: Parameters<typeof world.events.subscribe>[0], signal: AbortSignal) {
      await there;
      const all: RecordedEvent[] = [];
      for await (const batch of world.events.readAll({ after })) all.push(...batch.events);
      if (together) yield { events: all, position: 3 };
      else for (const event of all) yield { events: [event], position: event.position };
      await whenAborted(signal);
    },
  });
  const views = withMethods(world.views, {
    write: async (...[name, version, writes, position, fence]: Parameters<typeof world.views.write>) => {
      if (!together || writes.length === 0) return world.views.write(name, version, writes, position, fence);
      together = false;
      await world.views.write(
        name,
        version,
        writes.filter(({ id }) => id === 'a'),
        0,
        fence,
      );
      throw new ViewStoreUnavailable('away amid documents');
    },
  });
  await world.run([jars()], {}, { events, views });
  await world.append(jarStream('a'), jarMade('a'));
  await world.append(jarStream('b'), jarMade('b'));
  await world.append(jarStream('a'), jarLabelled('a', 'later'));
  appended();
  await world.untilSettled('jar');
  expect(world.announcements.map(({ id, position }) => [id, position])).toEqual([
    ['b', 2],
    ['a', 3],
  ]);
});
