import { createMetrics } from '@maru/platform/metrics/metrics';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replaced } from '../testing/gated.ts';
import { bean, beanStream, type Jar, jars, jarStream, labelled, made } from '../testing/tally.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const signalled = () => {
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
    await world.append(jarStream('a'), made('a'), labelled('a', 'first'), labelled('a', 'second'));
    await world.append(beanStream('1'), bean('a'));
    await world.settled('jar');
    const expected = { id: 'a', label: 'second', beans: 1, revision: 2, position: 4 };
    expect(await jar('a')).toEqual(expected);
    expect(world.announced.at(-1)).toEqual({ view: 'jar', id: 'a', revision: 2, position: 4, document: expected });
  });

  it('move on past events that are none of theirs', async () => {
    const projections = await world.run([jars()]);
    const position = await world.append('test.spoon-1', { type: 'SpoonFound', data: {} });
    await world.settled('jar');
    expect(projections.positions()).toEqual({ jar: position });
    expect(await projections.ready()).toBe(true);
  });
});

describe('projections on a log with events', () => {
  it('build first, announcing nothing, and follow from there', async () => {
    await world.append(jarStream('a'), made('a'));
    const projections = await world.run([jars()]);
    await world.settled('jar');
    expect(await jar('a')).toMatchObject({ beans: 0 });
    expect(world.announced).toEqual([]);
    await world.append(beanStream('1'), bean('a'));
    await world.settled('jar');
    expect(world.announced.map(({ id, position }) => [id, position])).toEqual([['a', 2]]);
    expect(await projections.ready()).toBe(true);
  });

  it('go on from the checkpoint after a restart', async () => {
    const first = await world.run([jars()]);
    await world.append(jarStream('a'), made('a'));
    await world.settled('jar');
    await first.close();
    await world.append(beanStream('1'), bean('a'));
    const asked: number[] = [];
    const events = replaced(world.events, {
      subscribe: (options, signal) => {
        asked.push(options.after);
        return world.events.subscribe(options, signal);
      },
    });
    await world.run([jars()], {}, { events });
    await world.settled('jar');
    expect(asked).toEqual([1]);
    expect(await jar('a')).toMatchObject({ beans: 1, position: 2 });
    expect(world.announced.map(({ position }) => position)).toEqual([1, 2]);
  });

  it('fold each event once, however it is cut into batches', async () => {
    const projections = await world.run([jars()]);
    await world.append(jarStream('a'), made('a'));
    await Promise.all(Array.from({ length: 500 }, (_, at) => world.append(beanStream(`${at}`), bean('a'))));
    await world.settled('jar');
    expect(await jar('a')).toMatchObject({ beans: 500, revision: 0 });
    expect(await projections.rebuild()).toMatchObject([{ documents: 1, differences: [] }]);
  });
});

describe('the metrics of projections', () => {
  it('tell what was handled, what lags and what is parked', async () => {
    const metrics = createMetrics();
    await world.run([jars({ broken: () => true })], { metrics });
    await world.append(jarStream('a'), made('a'), labelled('a', 'poison'));
    await world.settled('jar');
    const valueOf = async (name: string) => (await metrics.registry.getSingleMetric(name)?.get())?.values[0];
    expect(await valueOf('projection_events_total')).toMatchObject({ value: 2, labels: { projection: 'jar' } });
    expect(await valueOf('projection_parked_documents')).toMatchObject({ value: 1 });
    await vi.waitUntil(async () => (await valueOf('projection_lag_events'))?.value === 0);
    expect(await valueOf('projection_stopped')).toMatchObject({ value: 0 });
  });
});

it('closing ends a build where it is, and the next start goes on', async () => {
  await world.append(jarStream('a'), made('a'));
  const reading = signalled();
  const events = replaced(world.events, {
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
  await world.settled('jar');
  expect(await jar('a')).toBeDefined();
});
