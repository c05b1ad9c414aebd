import { setTimeout as sleep } from 'node:timers/promises';
import { projectionStream } from '@maru/contracts/site/projection/projection.events';
import { projectionExamples } from '@maru/contracts/site/projection/projection.examples';
import {
  type ProjectionStandingDocument,
  projectionStandingView,
} from '@maru/contracts/site/projection/projection.views';
import type { ParkedDocument } from '@maru/contracts/kernel/parked.views';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { jarLabelled, jarMade, jars, jarStream, type Jar } from '../../testing/jars.ts';
import { openWorld, type World } from '../../testing/world.ts';
import type { Projections } from '../../runtime/start-projections.ts';
import { followRequests } from './follow-requests.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});
afterEach(() => world.close());

const silent = { warn: () => undefined, error: () => undefined };
const follow = (projections: Pick<Projections, 'standings' | 'rebuild' | 'unpark'>) =>
  followRequests(world, projections, silent, { everyMs: 5 });
const standing = async (view = 'jar') => {
  const { name, version } = projectionStandingView;
  return (
    await world.views
      .version(name, version)
      .get<ProjectionStandingDocument>(view)
      .catch(() => undefined)
  )?.doc;
};
const request = (view = 'jar') =>
  world.append(projectionStream(view), { ...projectionExamples.ProjectionRebuildRequested, data: { id: view } });
const retry = (): Promise<number> =>
  world.append(projectionStream('jar'), { type: 'ParkedDocumentRetried', data: { id: 'jar', document: 'a' } });
const versionOf = async () => (await world.views.versions('jar')).map(({ version }) => version);
const untilStanding = async (part: object) => {
  await expect.poll(() => standing()).toMatchObject(part);
};

it('says who is looked after before anything is asked for', async () => {
  const following = follow(await world.run([jars()]));
  await untilStanding({ id: 'jar', version: 1, stopped: false, rebuild: null });
  await following.close();
});

it('builds anew what somebody asked for, and says what came of it', async () => {
  await world.append(jarStream('a'), jarMade('a'), jarLabelled('a', 'beans'));
  const projections = await world.run([jars()]);
  await world.untilSettled('jar');
  const doc = { id: 'a', label: 'wrong', beans: 0, revision: 1, position: 2 };
  await world.views.write('jar', 1_000, [{ id: 'a', doc, position: 1_000_000 }], 2, 99);
  const following = follow(projections);
  await untilStanding({ rebuild: null });
  const position = await request();
  await untilStanding({ heard: position, rebuild: { status: 'done', documents: 1, corrected: 1 } });
  expect((await world.views.view('jar').get<Jar>('a'))?.doc.label).toBe('beans');
  expect(await versionOf()).toEqual([1_001]);
  await following.close();
});

it('does after a restart what was asked for before it, once', async () => {
  const first = await world.run([jars()]);
  const before = follow(first);
  await untilStanding({ rebuild: null });
  await before.close();
  await first.close();
  const position = await request();
  const second = await world.run([jars()]);
  const after = follow(second);
  await untilStanding({ heard: position, rebuild: { status: 'done' } });
  await after.close();
  await second.close();
  const third = await world.run([jars()]);
  let rebuilds = 0;
  const last = follow({
    ...third,
    rebuild: async (...all) => {
      rebuilds += 1;
      return third.rebuild(...all);
    },
  });
  const again = await request();
  await untilStanding({ heard: again, rebuild: { status: 'done' } });
  expect(rebuilds).toBe(1);
  await last.close();
});

it('says that a build has failed, and takes the next request', async () => {
  const projections = await world.run([jars()]);
  let isAway = true;
  const following = follow({
    ...projections,
    rebuild: (...all) => (isAway ? Promise.reject(new Error('away')) : projections.rebuild(...all)),
  });
  await untilStanding({ rebuild: null });
  await request();
  await untilStanding({ rebuild: { status: 'failed', documents: null } });
  isAway = false;
  await request();
  await untilStanding({ rebuild: { status: 'done' } });
  await following.close();
});

it('shows how far a build is', async () => {
  const projections = await world.run([jars()]);
  let finish = () => {};
  const following = follow({
    ...projections,
    rebuild: async (names, onProgress) => {
      onProgress?.(0.4);
      await new Promise<void>((resolve) => (finish = resolve));
      return projections.rebuild(names);
    },
  });
  await untilStanding({ rebuild: null });
  await request();
  await untilStanding({ rebuild: { status: 'running', ratio: 0.4 } });
  finish();
  await untilStanding({ rebuild: { status: 'done' } });
  await following.close();
});

it('leaves requests for views that others look after', async () => {
  const following = follow(await world.run([jars()]));
  await untilStanding({ rebuild: null });
  await request('other');
  const position = await request();
  await untilStanding({ heard: position, rebuild: { status: 'done' } });
  expect(await standing('other')).toBeUndefined();
  await following.close();
});

it('tries a document only once its view is built, however early somebody asks for it', async () => {
  const projections = await world.run([jars()]);
  let live = false;
  const unparked: boolean[] = [];
  const following = follow({
    ...projections,
    standings: () => projections.standings().map((standing) => ({ ...standing, live })),
    unpark: async () => {
      unparked.push(live);
      return live;
    },
  });
  await untilStanding({ rebuild: null });
  const early = await retry();
  await request('other');
  await sleep(50);
  expect(await standing()).not.toMatchObject({ heard: early });
  live = true;
  await untilStanding({ heard: early });
  expect(unparked).toEqual([true]);
  await following.close();
});

it('folds again a document that somebody wants tried, also while it still fails', async () => {
  let broken = true;
  await world.append(jarStream('a'), jarMade('a'), jarLabelled('a', 'poison'));
  const following = follow(await world.run([jars({ broken: () => broken })]));
  await untilStanding({ rebuild: null });
  const parked = async () => (await world.views.view('parked-document').get<ParkedDocument>('jar@1000:a'))?.doc;
  await expect.poll(parked).toMatchObject({ kind: 'Error', tries: 1 });
  const first = await retry();
  await untilStanding({ heard: first });
  expect(await parked()).toMatchObject({ tries: 2, tried: world.clock.now() });
  broken = false;
  await retry();
  await expect.poll(parked).toBeUndefined();
  expect((await world.views.view('jar').get<Jar>('a'))?.doc.label).toBe('poison');
  await following.close();
});
