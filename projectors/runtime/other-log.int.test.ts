import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';
import { createMetrics } from '@maru/platform/metrics/metrics';
import { waitForPosition } from '@maru/platform/view-store/wait-for';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { gateReads, withMethods } from '../testing/gate-reads.ts';
import { beanAdded, beanStream, type Jar, jars, jarStream, jarMade } from '../testing/jars.ts';
import { openWorld, type World } from '../testing/world.ts';
import { metaAt } from '../testing/record.ts';
import { compareWithRebuild } from './compare-with-rebuild.ts';

const anew = 'this log is not the one that the view was made from, building it anew';

let world: World;
const opened: { close(): Promise<void> }[] = [];
beforeEach(async () => {
  world = await openWorld();
});
afterEach(async () => {
  await world.close();
  for (const one of opened.splice(0)) await one.close();
});

const jar = async (id: string) => (await world.views.view('jar').get<Jar>(id))?.doc;
const until = (condition: () => boolean | Promise<boolean>) =>
  vi.waitUntil(condition, { timeout: 20_000, interval: 5 });
let beans = 0;
const append = (log: EventStore, stream: string, event: DomainEvent) =>
  log.append(stream, [{ ...event, id: crypto.randomUUID(), meta: metaAt('2026-01-05T10:00:00.000000Z') }], 'none');
const addTo = (log: EventStore, id = 'a') => append(log, beanStream(`${++beans}`), beanAdded(id));
const noise = (log: EventStore) => append(log, `test.spoon-${++beans}`, { type: 'SpoonFound', data: {} });

/** The log as it was at a position, as a backup of that time has it. */
const putBack = async (upTo: number): Promise<EventStore> => {
  const folder = await mkdtemp(join(tmpdir(), 'maru-put-back-'));
  const log = openSqliteEventStore(join(folder, 'events.db'));
  opened.push({ close: async () => (await log.close(), rm(folder, { recursive: true })) });
  for await (const { events } of world.events.readAll({ after: 0 }))
    for (const { stream, revision, position, ...event } of events)
      if (position <= upTo) await log.append(stream, [event], revision === 0 ? 'none' : revision - 1);
  return log;
};

/** Views of four events, of which the log that is put back may know fewer. */
const begin = async (run = true) => {
  await append(world.events, jarStream('a'), jarMade('a'));
  for (let n = 0; n < 3; n += 1) await addTo(world.events);
  if (!run) return;
  const projections = await world.run([jars()]);
  await world.untilSettled('jar');
  await projections.close();
};

const expectOf = async (events: EventStore, count: number) => {
  await until(async () => (await jar('a'))?.beans === count);
  expect(await compareWithRebuild({ ...world, events }, [jars()])).toEqual([]);
};

describe('a log put back from yesterday beside the views of today', () => {
  it('has them built anew: not ready before, told as a loss, counted and logged', async () => {
    await begin();
    const metrics = createMetrics();
    const said: string[] = [];
    world.bus.listen(
      () => said.push('change'),
      () => said.push('missed'),
      ['jar'],
    );
    const gate = gateReads(await putBack(2));
    const projections = await world.run([jars()], { metrics }, { events: gate.events });
    await gate.reached;
    expect([await projections.ready(), (await jar('a'))?.beans]).toEqual([false, 3]);
    gate.open();
    await until(() => projections.ready());
    expect([(await jar('a'))?.beans, said, world.complaints]).toEqual([1, ['missed'], [anew]]);
    expect(await metrics.registry.metrics()).toContain('maru_projection_diverged_total{projection="jar"} 1');
    await addTo(gate.events);
    await expectOf(gate.events, 2);
  });

  it('has them built anew where it has grown beyond them again', async () => {
    await begin();
    const events = await putBack(2);
    await append(events, jarStream('b'), jarMade('b'));
    for (let n = 0; n < 4; n += 1) await addTo(events, 'b');
    const projections = await world.run([jars()], {}, { events });
    await until(() => projections.ready());
    expect([(await jar('a'))?.beans, (await jar('b'))?.beans]).toEqual([1, 4]);
    await expectOf(events, 1);
  });

  it('is seen behind events that are nobody’s, and what has come in their place is not skipped', async () => {
    await begin();
    for (let n = 0; n < 3; n += 1) await noise(world.events);
    const first = await world.run([jars()]);
    await world.untilSettled('jar');
    await first.close();
    const events = await putBack(5);
    for (let n = 0; n < 3; n += 1) await addTo(events);
    await world.run([jars()], {}, { events });
    await expectOf(events, 6);
  });

  it('is seen while projections run on: they let go and build anew', async () => {
    await begin();
    const [yesterday, cut] = [await putBack(2), new AbortController()];
    let log = world.events;
    const events = withMethods(world.events, {
      head: () => log.head(),
      eventAt: (position) => log.eventAt(position),
      readAll: (options) => log.readAll(options),
      subscribe: (options, signal) => log.subscribe(options, AbortSignal.any([signal, cut.signal])),
    });
    const projections = await world.run([jars()], {}, { events });
    await until(() => projections.ready());
    log = yesterday;
    cut.abort();
    await expectOf(yesterday, 1);
    expect(world.complaints).toContain(anew);
    await until(() => projections.ready());
  });

  it('begins a build anew that was left unfinished', async () => {
    await begin(false);
    await world.views.define({ name: 'jar', version: 1_000, ...jars().view });
    const last = await world.events.eventAt(4);
    const doc = { id: 'ghost', label: '', beans: 7, revision: 0, position: 4 };
    const event = { position: 4, id: last?.id ?? '', hash: last?.meta.hash ?? '' };
    await world.views.write('jar', 1_000, [{ id: 'ghost', doc, position: 4 }], { position: 4, event });
    const events = await putBack(2);
    const projections = await world.run([jars()], {}, { events });
    await until(() => projections.ready());
    await expectOf(events, 1);
    expect(await jar('ghost')).toBeUndefined();
  });

  it('does not let readers take old views for having what is new', async () => {
    await begin();
    expect(await waitForPosition(world.views, ['jar'], 4, 1_000)).toBe(true);
    const events = await putBack(2);
    const projections = await world.run([jars()], {}, { events });
    await until(() => projections.ready());
    expect(await waitForPosition(world.views, ['jar'], 3, 20)).toBe(false);
  });
});

describe('a log that went on beside views of yesterday', () => {
  it('is folded on from there', async () => {
    await begin();
    await addTo(world.events);
    const metrics = createMetrics();
    await world.run([jars()], { metrics });
    await world.untilSettled('jar');
    expect([(await jar('a'))?.beans, world.complaints]).toEqual([4, []]);
  });
});
