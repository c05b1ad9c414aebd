import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import type { ParkedDocument } from '@maru/contracts/kernel/parked.views';
import type { FaultyEventDocument } from '@maru/contracts/site/fault/fault.views';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';
import { createMetrics } from '@maru/platform/metrics/metrics';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { faultyEventProjection } from '../site/fault/faulty-event.projection.ts';
import { beanAdded, beanStream, type Jar, jars, jarLabelled, jarMade, jarStream } from '../testing/jars.ts';
import { metaAt } from '../testing/record.ts';
import { openWorld, type World } from '../testing/world.ts';

let world: World;
let folder: string;
let events: EventStore;
const open = () => (events = openSqliteEventStore(join(folder, 'log.db')));
beforeEach(async () => {
  world = await openWorld();
  folder = await mkdtemp(join(tmpdir(), 'maru-faulty-'));
  open();
});
afterEach(async () => {
  await world.close();
  await events.close();
  await rm(folder, { recursive: true });
});

const append = (stream: string, event: DomainEvent, revision = 0) =>
  events.append(
    stream,
    [{ ...event, id: crypto.randomUUID(), meta: metaAt('2026-01-05T10:00:00.000000Z') }],
    revision === 0 ? 'none' : revision - 1,
  );
/** Changes the stored rows while nobody has the log open. */
const spoil = async (sql: string) => {
  await events.close();
  const database = new DatabaseSync(join(folder, 'log.db'));
  database.exec(sql);
  database.close();
  open();
};
const foreign = (stream: string, revision: number) =>
  spoil(`INSERT INTO events (id, stream, revision, type, data, meta)
    VALUES ('${crypto.randomUUID()}', '${stream}', ${revision}, 'Noted', '{}', '{}')`);
const run = async (options = {}) => {
  const projections = await world.run([jars()], options, { events });
  await vi.waitUntil(() => projections.ready(), { timeout: 10_000 });
  return projections;
};
const jar = async (id: string) => (await world.views.view('jar').get<Jar>(id))?.doc;
const parked = async () =>
  (await world.views.view('parked-document').find<ParkedDocument>({ limit: 9 })).map(({ doc }) => doc);

describe('a row that is not JSON', () => {
  it.each(['data', 'meta'])('parks its document and nothing else: %s', async (column) => {
    await append(jarStream('a'), jarMade('a'));
    await append(jarStream('a'), jarLabelled('a', 'lost'), 1);
    await append(jarStream('b'), jarMade('b'));
    await spoil(`UPDATE events SET ${column} = '{"id' WHERE position = 2`);
    const projections = await run();
    await append(jarStream('a'), jarLabelled('a', 'later'), 2);
    await append(beanStream('1'), beanAdded('b'));
    await vi.waitUntil(async () => (await jar('b'))?.beans === 1);
    expect(await jar('a')).toMatchObject({ label: '', revision: 0 });
    expect(await parked()).toMatchObject([
      {
        document: 'a',
        error: 'revision 1 of test.jar-a at position 2 cannot be read',
        event: { revision: 1, fault: 'damaged' },
      },
    ]);
    expect(await projections.unpark('jar', 'a')).toBe(false);
  });

  it('is folded in its place once it was mended and its document unparked', async () => {
    await append(jarStream('a'), jarMade('a'));
    await append(jarStream('a'), jarLabelled('a', 'mended'), 1);
    await append(beanStream('1'), beanAdded('a'));
    await spoil(`UPDATE events SET type = 'JarLabelled', data = '{' WHERE position = 2`);
    await (await run()).close();
    await spoil(`UPDATE events SET data = '{"id":"a","label":"mended"}' WHERE position = 2`);
    const projections = await run();
    expect(await projections.unpark('jar', 'a')).toBe(true);
    expect(await jar('a')).toMatchObject({ label: 'mended', beans: 1, revision: 1 });
  });

  it('at the checkpoint builds nothing anew: what was read while it was whole is right', async () => {
    await append(jarStream('a'), jarMade('a'));
    await append(jarStream('a'), jarLabelled('a', 'read'), 1);
    await (await run()).close();
    await spoil(`UPDATE events SET data = '{', meta = '{' WHERE position = 2`);
    await run();
    expect([(await jar('a'))?.label, world.complaints, await parked()]).toEqual(['read', [], []]);
  });
});

describe('an event with a fault', () => {
  it('is a document of a projection that is about such events, before and after a start', async () => {
    const faults = { ...faultyEventProjection, streams: ['test.'] };
    await append(jarStream('a'), jarMade('a'));
    await append(jarStream('a'), jarLabelled('a', 'lost'), 1);
    await foreign(beanStream('1'), 0);
    await spoil(`UPDATE events SET data = '{' WHERE position = 2`);
    const projections = await world.run([jars(), faults], {}, { events });
    await vi.waitUntil(() => projections.ready(), { timeout: 10_000 });
    await append(jarStream('b'), jarMade('b'));
    await foreign(beanStream('1'), 1);
    const listed = async () =>
      (await world.views.view(faults.name).find<FaultyEventDocument>({ limit: 9 })).map(({ doc }) => doc);
    expect(await listed()).toEqual([
      {
        id: '0000000000000002',
        fault: 'damaged',
        stream: jarStream('a'),
        type: 'JarLabelled',
        revision: 1,
        position: 2,
      },
      { id: '0000000000000003', fault: 'foreign', stream: beanStream('1'), type: 'Noted', revision: 0, position: 3 },
    ]);
    expect(await parked()).toMatchObject([{ projection: 'jar', document: 'a' }]);
    await projections.close();
    await (await world.run([faults], {}, { events })).ready();
    await vi.waitUntil(async () => (await listed()).length === 3);
  });
});

describe('an event that is none of ours', () => {
  it('is left out and counted, and its revision is no gap', async () => {
    const metrics = createMetrics();
    await append(jarStream('a'), jarMade('a'));
    await foreign(jarStream('a'), 1);
    await foreign(beanStream('1'), 0);
    await append(jarStream('a'), jarLabelled('a', 'fine'), 2);
    await run({ metrics });
    expect([await jar('a'), await parked()]).toMatchObject([{ label: 'fine', revision: 2 }, []]);
    expect(await metrics.registry.metrics()).toContain('maru_foreign_events_total 2');
  });

  it('may begin a stream, also for who starts behind it', async () => {
    await foreign(jarStream('a'), 0);
    await (await run()).close();
    await append(jarStream('a'), jarMade('a'), 1);
    await run();
    expect(await jar('a')).toMatchObject({ revision: 1 });
  });
});
