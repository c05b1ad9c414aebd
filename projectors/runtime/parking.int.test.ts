import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beanAdded, beanStream, type Jar, jars, jarStream, jarLabelled, jarMade } from '../testing/jars.ts';
import { openWorld, type World } from '../testing/world.ts';
import type { ParkedDocument } from './parked.view.ts';

let world: World;
let broken: boolean;
beforeEach(async () => {
  world = await openWorld();
  broken = true;
});
afterEach(() => world.close());

const fragile = (version = 1) => jars({ version, broken: () => broken });
const jar = async (id: string) => (await world.views.view('jar').get<Jar>(id))?.doc;
const parkedDocuments = async () =>
  (await world.views.view('parked').find<ParkedDocument>({ limit: 10 })).map(({ doc }) => doc);
/** Jar `a` trips, then goes on being used; jar `b` is fine. */
const trip = async () => {
  await world.append(jarStream('a'), jarMade('a'), jarLabelled('a', 'poison'));
  await world.append(jarStream('a'), jarLabelled('a', 'later'));
  await world.append(beanStream('1'), beanAdded('a'));
  await world.append(jarStream('b'), jarMade('b'), jarLabelled('b', 'fine'));
  await world.untilSettled('jar');
};

describe('an event that cannot be folded', () => {
  it('parks its document with all that follows, and no other', async () => {
    const projections = await world.run([fragile()]);
    await trip();
    expect(await jar('a')).toMatchObject({ label: '', beans: 0, revision: 0 });
    expect(await jar('b')).toMatchObject({ label: 'fine' });
    const [entry, ...more] = await parkedDocuments();
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      projection: 'jar',
      document: 'a',
      error: 'cannot read this label',
      since: world.clock.now(),
    });
    expect(entry?.events.map(({ type, revision }) => [type, revision])).toEqual([
      ['JarLabelled', 1],
      ['JarLabelled', 2],
      ['BeanAdded', 0],
    ]);
    expect(world.complaints).toEqual([
      'event could not be folded, document set aside',
      'document parked until it is unparked',
    ]);
    expect(await projections.ready()).toBe(true);
  });

  it('is folded in its order once unparked', async () => {
    const projections = await world.run([fragile()]);
    await trip();
    expect(await projections.unpark('jar', 'a')).toBe(false);
    broken = false;
    world.announcements.length = 0;
    expect(await projections.unpark('jar', 'a')).toBe(true);
    expect(await jar('a')).toEqual({ id: 'a', label: 'later', beans: 1, revision: 2, position: 4 });
    expect(world.announcements.map(({ id, position }) => [id, position])).toEqual([['a', 4]]);
    expect(await parkedDocuments()).toEqual([]);
    await world.append(beanStream('2'), beanAdded('a'));
    await world.untilSettled('jar');
    expect(await jar('a')).toMatchObject({ beans: 2 });
  });

  it('stays parked over a restart, and its document goes on waiting', async () => {
    const first = await world.run([fragile()]);
    await trip();
    await first.close();
    await world.append(beanStream('2'), beanAdded('a'));
    const second = await world.run([fragile()]);
    await world.untilSettled('jar');
    expect((await parkedDocuments())[0]?.events).toHaveLength(4);
    broken = false;
    await second.unpark('jar', 'a');
    expect(await jar('a')).toMatchObject({ label: 'later', beans: 2 });
  });

  it('is tried again with growing waits, also after a restart', async () => {
    const first = await world.run([fragile()], { retryDelays: [1, 2] });
    await trip();
    await vi.waitUntil(() => world.complaints.includes('document parked until it is unparked'));
    await first.close();
    broken = false;
    await world.run([fragile()], { retryDelays: [1] });
    await vi.waitUntil(async () => (await parkedDocuments()).length === 0);
    expect(await jar('a')).toMatchObject({ label: 'later', beans: 1 });
  });

  it('is forgotten when a mended version has been built', async () => {
    const first = await world.run([fragile()]);
    await trip();
    await first.close();
    broken = false;
    const second = await world.run([fragile(2)]);
    await vi.waitUntil(() => second.ready());
    expect(await parkedDocuments()).toEqual([]);
    expect(await jar('a')).toMatchObject({ label: 'later', beans: 1 });
  });

  it('of a kind the projection does not know parks the document of its stream', async () => {
    const projections = await world.run([fragile()]);
    await world.append(jarStream('a'), jarMade('a'));
    await world.append(jarStream('a'), { type: 'JarPainted', data: { id: 'a' } });
    await world.append(beanStream('1'), beanAdded('a'));
    await world.untilSettled('jar');
    expect(await parkedDocuments()).toMatchObject([
      { document: 'a', error: 'projection jar does not know the event JarPainted' },
    ]);
    expect(await projections.ready()).toBe(true);
  });
});
