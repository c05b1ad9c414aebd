import type { EventBatch } from '@maru/platform/event-store/event-store';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withMethods } from '../testing/gate-reads.ts';
import { beanAdded, beanStream, type Jar, jars, jarStream, jarMade } from '../testing/jars.ts';
import { openWorld, type World } from '../testing/world.ts';
import { openFeed } from './feed.ts';
import { prefixesOf } from './projection-build.ts';
import { noOwner } from './owner.ts';
import { openParking } from './parking.ts';
import type { AnyProjection } from './projection.ts';
import { projectionMetrics } from './projection-metrics.ts';
import type { Runtime } from './runtime.ts';
import { newBuild } from './versions.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const until = (condition: () => boolean) => vi.waitUntil(condition, { timeout: 20_000, interval: 5 });
const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
};
const liveLane = async (projection: AnyProjection) => {
  const build = await newBuild(world.views, noOwner(projection), 1_000);
  await world.views.swap(projection.name, 1_000);
  build.status = 'live';
  return build;
};
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const runtimeOver = async (events: World['events']): Promise<Runtime> => ({
  ...world,
  events,
  log,
  parking: await openParking(world.views),
  metrics: projectionMetrics(),
  park: async () => undefined,
  retryParked: () => undefined,
  now: () => 0,
  isOutdated: async () => false,
});

it('a build that joins while a batch waits leaves it to the subscription that begins where the build stands', async () => {
  const [first, second] = [jars(), jars({ name: 'other' })];
  const [early, late] = [await liveLane(first), await liveLane(second)];
  await world.append(jarStream('a'), jarMade('a'));
  await world.append(beanStream('1'), beanAdded('a'));
  const batches: EventBatch[] = [];
  for await (const { events } of world.events.readAll({ after: 0 }))
    batches.push(...events.map((event) => ({ events: [event], position: event.position })));
  const [more, held] = [gate(), gate()];
  const opened: number[] = [];
  const events = withMethods(world.events, {
    subscribe: async function* (options, signal) {
      opened.push(options.after);
      if (opened.length > 1) return yield* world.events.subscribe(options, signal);
      yield batches[0] ?? { events: [], position: 0 };
      await more.opened;
      yield batches[1] ?? { events: [], position: 0 };
    },
  });
  const feed = openFeed(await runtimeOver(events), prefixesOf([first, second]));
  feed.change({ add: [early], remove: [] });
  await until(() => early.position === 1);
  const job = feed.exclusive(() => held.opened);
  more.open();
  await until(() => feed.busy());
  feed.change({ add: [late], remove: [] });
  held.open();
  await job;
  await until(() => late.position === 2);
  expect((await world.views.view('other').get<Jar>('a'))?.doc).toMatchObject({ beans: 1 });
  expect(opened).toEqual([0, 0]);
  await feed.close();
});

it('a feed without builds keeps no subscription, and opens one for those that come', async () => {
  const build = await liveLane(jars());
  let open = 0;
  const events = withMethods(world.events, {
    subscribe: async function* (options, signal) {
      open += 1;
      signal.addEventListener('abort', () => (open -= 1));
      yield* world.events.subscribe(options, signal);
    },
  });
  const feed = openFeed(await runtimeOver(events), prefixesOf([build.projection]));
  feed.change({ add: [build], remove: [] });
  await until(() => open === 1);
  feed.change({ add: [], remove: [build] });
  await until(() => open === 0);
  await world.append(jarStream('a'), jarMade('a'));
  feed.change({ add: [build], remove: [] });
  await until(() => build.position === 1);
  expect(open).toBe(1);
  await feed.close();
});
