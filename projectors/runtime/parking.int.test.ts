import type { ParkedDocument } from '@maru/contracts/kernel/parked.views';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beanAdded, beanStream, type Jar, jars, jarStream, jarLabelled, jarMade } from '../testing/jars.ts';
import { openWorld, type World } from '../testing/world.ts';
import type { WaitingEvent } from './parked.view.ts';

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
  (await world.views.view('parked-document').find<ParkedDocument>({ limit: 10 })).map(({ doc }) => doc);
const waitingEvents = async () =>
  (await world.views.view('parked-event').find<WaitingEvent>({ limit: 1_000 })).map(({ doc }) => doc);
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
    expect((await waitingEvents()).map(({ type, revision }) => [type, revision])).toEqual([
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
    expect([await parkedDocuments(), await waitingEvents()]).toEqual([[], []]);
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
    expect(await waitingEvents()).toHaveLength(4);
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
    expect([await parkedDocuments(), await waitingEvents()]).toEqual([[], []]);
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

  it('with many that wait behind it costs a row for each, and they are folded page by page', async () => {
    const projections = await world.run([fragile()]);
    await trip();
    await Promise.all(Array.from({ length: 600 }, (_, at) => world.append(beanStream(`more-${at}`), beanAdded('a'))));
    await world.untilSettled('jar');
    expect([(await waitingEvents()).length, (await parkedDocuments()).length]).toEqual([603, 1]);
    broken = false;
    world.announcements.length = 0;
    expect(await projections.unpark('jar', 'a')).toBe(true);
    expect(await jar('a')).toMatchObject({ label: 'later', beans: 601, revision: 2 });
    expect([world.announcements.length, await waitingEvents(), await parkedDocuments()]).toEqual([3, [], []]);
  });

  it('that an older release has parked, with its events in one list, waits on', async () => {
    const earlier = await world.run([fragile()]);
    await trip();
    await earlier.close();
    const [[document], events] = [await parkedDocuments(), await waitingEvents()];
    if (!document) throw new Error('nothing was parked');
    const { event: _, ...rest } = document;
    await world.views.define({
      name: 'parked',
      version: 1,
      fields: { projection: 'text', version: 'number' },
      indexes: [],
    });
    const listed = { ...rest, events, position: 4 };
    await world.views.write('parked', 1, [{ id: listed.id, doc: listed, position: 4 }], 4);
    for (const name of ['parked-document', 'parked-event']) await world.views.drop(name, 1);
    const projections = await world.run([fragile()]);
    await world.untilSettled('jar');
    expect([(await parkedDocuments())[0]?.document, (await waitingEvents()).length]).toEqual(['a', 3]);
    broken = false;
    expect(await projections.unpark('jar', 'a')).toBe(true);
    expect(await jar('a')).toMatchObject({ label: 'later', beans: 1, revision: 2 });
  });
});
