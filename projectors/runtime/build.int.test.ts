import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beanAdded, beanStream, type Jar, jars, jarStream, jarMade } from '../testing/jars.ts';
import { openWorld, type World } from '../testing/world.ts';
import { compareWithRebuild } from './compare-with-rebuild.ts';
import { liveVersion, trialOf } from './stored-version.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const jar = async (id: string) => (await world.views.view('jar').get<Jar>(id))?.doc;
const fill = async (count: number) => {
  for (let at = 0; at < count; at += 1) await world.append(jarStream(`${at}`), jarMade(`${at}`));
};
/** Spoils a stored document the way a bug of the first owner would. */
const spoil = async (doc: Partial<Jar> & { id: string }) => {
  const live = await liveVersion(world.views, 'jar');
  const position = await world.events.head();
  const stored = await jar(doc.id);
  await world.views.write(
    'jar',
    live?.version ?? 0,
    [{ id: doc.id, doc: { ...stored, ...doc }, position: position + 1 }],
    position,
    1,
  );
};

describe('a rebuild', () => {
  it('replaces the view without a word to open screens', async () => {
    const projections = await world.run([jars()]);
    await fill(3);
    await world.untilSettled('jar');
    const before = await liveVersion(world.views, 'jar');
    world.announcements.length = 0;
    const progress: number[] = [];
    const built = await projections.rebuild(['jar'], (ratio) => progress.push(ratio));
    expect(built).toEqual([{ view: 'jar', version: (before?.version ?? 0) + 1, documents: 3, differences: [] }]);
    expect(await world.views.versions('jar')).toEqual([
      { version: (before?.version ?? 0) + 1, status: 'live', position: 3 },
    ]);
    expect(progress.at(-1)).toBe(1);
    expect(world.announcements).toEqual([]);
    expect(await projections.ready()).toBe(true);
  });

  it('goes on beside commands: each change is announced once, none is lost', async () => {
    const projections = await world.run([jars()]);
    await fill(50);
    await world.untilSettled('jar');
    world.announcements.length = 0;
    let rebuilding = true;
    const rebuilds = (async () => {
      for (let times = 0; times < 3; times += 1) await projections.rebuild();
      rebuilding = false;
    })();
    let beans = 0;
    while (rebuilding || beans < 20) await world.append(beanStream(`${++beans}`), beanAdded('7'));
    await rebuilds;
    await world.untilSettled('jar');
    expect(await jar('7')).toMatchObject({ beans });
    const positions = world.announcements.map(({ position }) => position);
    expect(positions).toEqual([...new Set(positions)].toSorted((a, b) => a - b));
    expect(world.announcements.at(-1)).toMatchObject({ id: '7', document: { beans } });
    expect(await compareWithRebuild(world, [jars()])).toEqual([]);
  });

  it('tells which documents were wrong, and mends them', async () => {
    const projections = await world.run([jars()]);
    await fill(3);
    await world.untilSettled('jar');
    await spoil({ id: '1', beans: 99 });
    await spoil({ id: 'ghost' });
    const [built] = await projections.rebuild(['jar']);
    expect(
      built?.differences.map(({ id, live, rebuilt }) => [id, live && 'live', rebuilt && 'rebuilt']).toSorted(),
    ).toEqual([
      ['1', 'live', 'rebuilt'],
      ['ghost', 'live', undefined],
    ]);
    expect(await jar('1')).toMatchObject({ beans: 0 });
    expect(await jar('ghost')).toBeUndefined();
    expect(world.complaints).toEqual(['view built and swapped in']);
  });
});

describe('a new version of a projection', () => {
  it('is built beside the old one, which readers see until the swap', async () => {
    const first = await world.run([jars()]);
    await fill(3);
    await world.untilSettled('jar');
    await first.close();
    const doubled = {
      ...jars({ version: 2 }),
      on: {
        ...jars().on,
        BeanAdded: (doc: Omit<Jar, 'revision' | 'position'> | undefined) => doc && { ...doc, beans: doc.beans + 2 },
      },
    };
    await world.append(beanStream('1'), beanAdded('0'));
    const second = await world.run([doubled]);
    expect(await jar('0')).toMatchObject({ beans: 0 });
    await vi.waitUntil(() => second.ready());
    expect(await jar('0')).toMatchObject({ beans: 2 });
    expect(await world.views.versions('jar')).toEqual([{ version: 2_000, status: 'live', position: 4 }]);
    expect(world.announcements).toHaveLength(3);
  });

  it('goes on from where a build was left', async () => {
    await fill(3);
    const handled: number[] = [];
    const watched = {
      ...jars(),
      on: {
        ...jars().on,
        JarMade: (_: unknown, event: { position: number; data: { id: string } }) => {
          handled.push(event.position);
          return { id: event.data.id, label: '', beans: 0 };
        },
      },
    };
    await world.views.define({ name: 'jar', version: 1_000, ...jars().view });
    await world.views.write('jar', 1_000, [], 2);
    const projections = await world.run([watched]);
    await vi.waitUntil(() => projections.ready());
    expect(handled).toEqual([3]);
  });
});

describe('comparing live with rebuilt', () => {
  it('finds nothing where nothing is wrong, and leaves nothing behind', async () => {
    await world.run([jars()]);
    await fill(3);
    expect(await compareWithRebuild(world, [jars()])).toEqual([]);
    expect(await world.views.versions('jar')).toHaveLength(1);
    expect(world.announcements).toHaveLength(3);
  });

  it('may go on while an owner takes the view on', async () => {
    const projections = await world.run([jars()]);
    await fill(1);
    await world.untilSettled('jar');
    await projections.close();
    await world.views.define({ name: 'jar', version: trialOf(jars()), ...jars().view });
    await vi.waitUntil(async () => (await world.run([jars()])).ready());
    expect((await world.views.versions('jar')).map(({ version }) => version)).toContain(trialOf(jars()));
  });

  it('finds what is wrong and mends nothing', async () => {
    await world.run([jars()]);
    await fill(3);
    await world.untilSettled('jar');
    await spoil({ id: '2', label: 'wrong' });
    expect(await compareWithRebuild(world, [jars()])).toMatchObject([
      { view: 'jar', id: '2', live: { label: 'wrong' }, rebuilt: { label: '' } },
    ]);
    expect(await jar('2')).toMatchObject({ label: 'wrong' });
  });
});
