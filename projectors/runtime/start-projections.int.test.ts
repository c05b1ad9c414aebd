import { createMetrics } from '@maru/platform/metrics/metrics';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withMethods } from '../testing/gate-reads.ts';
import { beanAdded, beanStream, type Jar, jars, jarStream, jarLabelled, jarMade } from '../testing/jars.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const deferred = () => {
  let resolve = () => {};
  const promise = new Promise<void>((done) => (resolve = done));
  return { promise, resolve: () => resolve() };
};
const jar = async (id: string) => (await world.views.view('jar').get<Jar>(id))?.doc;

describe('projections on an empty log', () => {
  it('are ready at once', async () => {
    const projections = await world.run([jars()]);
    expect(await projections.ready()).toBe(true);
    expect(projections.positions()).toEqual({ jar: 0 });
  });

  it('fold what is appended, in order, and announce it', async () => {
    await world.run([jars()]);
    await world.append(jarStream('a'), jarMade('a'), jarLabelled('a', 'first'), jarLabelled('a', 'second'));
    await world.append(beanStream('1'), beanAdded('a'));
    await world.untilSettled('jar');
    const expected = { id: 'a', label: 'second', beans: 1, revision: 2, position: 4 };
    expect(await jar('a')).toEqual(expected);
    expect(world.announcements.at(-1)).toEqual({ view: 'jar', id: 'a', revision: 2, position: 4, document: expected });
  });

  it('move on past events that are none of theirs', async () => {
    const projections = await world.run([jars()]);
    const position = await world.append('test.spoon-1', { type: 'SpoonFound', data: {} });
    await world.untilSettled('jar');
    expect(projections.positions()).toEqual({ jar: position });
    expect(await projections.ready()).toBe(true);
  });
});

describe('projections on a log with events', () => {
  it('build first, announcing nothing, and follow from there', async () => {
    await world.append(jarStream('a'), jarMade('a'));
    const projections = await world.run([jars()]);
    await world.untilSettled('jar');
    expect(await jar('a')).toMatchObject({ beans: 0 });
    expect(world.announcements).toEqual([]);
    await world.append(beanStream('1'), beanAdded('a'));
    await world.untilSettled('jar');
    expect(world.announcements.map(({ id, position }) => [id, position])).toEqual([['a', 2]]);
    expect(await projections.ready()).toBe(true);
  });

  it('go on from the checkpoint after a restart', async () => {
    const first = await world.run([jars()]);
    await world.append(jarStream('a'), jarMade('a'));
    await world.untilSettled('jar');
    await first.close();
    await world.append(beanStream('1'), beanAdded('a'));
    const asked: number[] = [];
    const events = withMethods(world.events, {
      subscribe: (options, signal) => {
        asked.push(options.after);
        return world.events.subscribe(options, signal);
      },
    });
    await world.run([jars()], {}, { events });
    await world.untilSettled('jar');
    expect(asked).toEqual([1]);
    expect(await jar('a')).toMatchObject({ beans: 1, position: 2 });
    expect(world.announcements.map(({ position }) => position)).toEqual([1, 2]);
  });

  it('fold each event once, however it is cut into batches', async () => {
    const projections = await world.run([jars()]);
    await world.append(jarStream('a'), jarMade('a'));
    await Promise.all(Array.from({ length: 500 }, (_, at) => world.append(beanStream(`${at}`), beanAdded('a'))));
    await world.untilSettled('jar');
    expect(await jar('a')).toMatchObject({ beans: 500, revision: 0 });
    expect(await projections.rebuild()).toMatchObject([{ documents: 1, differences: [] }]);
  });
});

describe('the metrics of projections', () => {
  it('tell what was handled, what lags and what is parked', async () => {
    const metrics = createMetrics();
    await world.run([jars({ broken: () => true })], { metrics });
    await world.append(jarStream('a'), jarMade('a'), jarLabelled('a', 'poison'));
    await world.untilSettled('jar');
    const valueOf = async (name: string) => (await metrics.registry.getSingleMetric(name)?.get())?.values[0];
    expect(await valueOf('projection_events_total')).toMatchObject({ value: 2, labels: { projection: 'jar' } });
    expect(await valueOf('projection_parked_documents')).toMatchObject({ value: 1 });
    await vi.waitUntil(async () => (await valueOf('projection_lag_events'))?.value === 0);
    expect(await valueOf('projection_stopped')).toMatchObject({ value: 0 });
  });
});

it('closing ends a build where it is, and the next start goes on', async () => {
  await world.append(jarStream('a'), jarMade('a'));
  const reading = deferred();
  const events = withMethods(world.events, {
    readAll: async function* (options) {
      reading.resolve();
      for await (const batch of world.events.readAll(options)) {
        await new Promise((resolve) => setImmediate(resolve));
        yield batch;
      }
    },
  });
  const first = await world.run([jars()], {}, { events });
  await reading.promise;
  await first.close();
  expect((await world.views.versions('jar')).map(({ status }) => status)).toEqual(['building']);
  await world.run([jars()]);
  await world.untilSettled('jar');
  expect(await jar('a')).toBeDefined();
});
