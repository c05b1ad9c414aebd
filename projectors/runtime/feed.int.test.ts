import type { EventBatch, EventStore } from '@maru/platform/event-store/event-store';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withMethods } from '../testing/gate-reads.ts';
import { beanAdded, beanStream, type Jar, jars, jarStream, jarLabelled, jarMade } from '../testing/jars.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const jar = async (id: string, view = 'jar') => (await world.views.view(view).get<Jar>(id))?.doc;
/** A log whose subscriptions pass their batches on through `change`. */
const delivering = (change: (batches: AsyncIterable<EventBatch>) => AsyncIterable<EventBatch>): EventStore =>
  withMethods(world.events, { subscribe: (options, signal) => change(world.events.subscribe(options, signal)) });

describe('a subscription', () => {
  it('that delivers everything twice changes nothing', async () => {
    const events = delivering(async function* (batches) {
      for await (const batch of batches) {
        yield batch;
        yield batch;
        yield { ...batch, position: batch.position };
      }
    });
    await world.run([jars()], {}, { events });
    await world.append(jarStream('a'), jarMade('a'));
    await world.append(beanStream('1'), beanAdded('a'));
    await world.untilSettled('jar');
    expect(await jar('a')).toMatchObject({ beans: 1 });
    expect(world.announcements).toHaveLength(2);
  });

  it('that falls silent is opened again by the watchdog', async () => {
    let opened = 0;
    const events = withMethods(world.events, {
      subscribe: (options, signal) => (++opened === 1 ? silence() : world.events.subscribe(options, signal)),
    });
    await world.run([jars()], {}, { events });
    await world.append(jarStream('a'), jarMade('a'));
    await world.untilSettled('jar');
    expect(opened).toBe(2);
    expect(world.complaints).toEqual(['subscription is silent, opening it again']);
  });

  it.each(['fails', 'ends'])('that %s is opened again', async (how) => {
    let opened = 0;
    const events = delivering(async function* (batches) {
      if (++opened > 2) yield* batches;
      else if (how === 'fails') throw new Error('connection lost');
    });
    await world.run([jars()], {}, { events });
    await world.append(jarStream('a'), jarMade('a'));
    await world.untilSettled('jar');
    expect(opened).toBe(3);
  });
});

describe('a gap in a stream', () => {
  const lossy = () =>
    delivering(async function* (batches) {
      for await (const batch of batches)
        yield {
          ...batch,
          events: batch.events.filter(({ stream, revision }) => stream !== jarStream('a') || revision !== 1),
        };
    });

  it('stops its projection loudly and no other', async () => {
    const other = { ...jars({ name: 'other' }), own: 'nothing-' };
    const projections = await world.run([jars(), other], {}, { events: lossy() });
    await world.append(jarStream('a'), jarMade('a'));
    await world.append(jarStream('a'), jarLabelled('a', 'lost'));
    await world.append(jarStream('a'), jarLabelled('a', 'found'));
    await world.append(jarStream('b'), jarMade('b'));
    await world.untilSettled('other');
    expect(world.complaints).toEqual(['projection stopped at a gap']);
    expect(await projections.ready()).toBe(false);
    expect([await jar('a'), await jar('b')]).toEqual([expect.objectContaining({ label: '', revision: 0 }), undefined]);
    expect(await jar('b', 'other')).toBeDefined();
  });

  it('is mended by a rebuild, since the checkpoint has gone past what was lost', async () => {
    const projections = await world.run([jars()], {}, { events: lossy() });
    await world.append(jarStream('a'), jarMade('a'));
    await world.append(jarStream('a'), jarLabelled('a', 'lost'));
    await world.append(jarStream('a'), jarLabelled('a', 'found'));
    await vi.waitUntil(() => world.complaints.length > 0);
    await projections.rebuild(['jar']);
    expect(await jar('a')).toMatchObject({ label: 'found', revision: 2 });
    expect(await projections.ready()).toBe(true);
  });

  it('stops a build, which is then not swapped in', async () => {
    await world.append(jarStream('a'), jarMade('a'), jarLabelled('a', 'lost'), jarLabelled('a', 'found'));
    const events = withMethods(world.events, {
      readAll: async function* (options) {
        for await (const batch of world.events.readAll(options))
          yield { ...batch, events: batch.events.filter(({ revision }) => revision !== 1) };
      },
    });
    const projections = await world.run([jars()], {}, { events });
    await vi.waitUntil(() => world.complaints.length > 0);
    expect(await projections.ready()).toBe(false);
    expect((await world.views.versions('jar')).map(({ status }) => status)).toEqual(['building']);
  });
});

describe('a view store that fails', () => {
  it('between documents and checkpoint loses and doubles nothing', async () => {
    let crashes = 0;
    const views = withMethods(world.views, {
      write: async (name, version, writes, ...[checkpoint, fence]) => {
        const half = writes.length > 0 && crashes < 3;
        if (!half) return world.views.write(name, version, writes, checkpoint, fence);
        crashes += 1;
        const before = await world.views.checkpoint(name, version);
        await world.views.write(name, version, writes, before?.position ?? 0, fence);
        throw new Error('power cut');
      },
    });
    await world.run([jars()], {}, { views });
    await world.append(jarStream('a'), jarMade('a'));
    for (const id of ['1', '2', '3']) {
      await world.append(beanStream(id), beanAdded('a'));
      await world.untilSettled('jar');
    }
    expect(crashes).toBe(3);
    expect(await jar('a')).toMatchObject({ beans: 3 });
  });
});

async function* silence(): AsyncGenerator<EventBatch> {
  await new Promise(() => undefined);
  yield { events: [], position: 0 };
}
