import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { binaryEvent, EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { openEsdbEventStore } from '@maru/platform/event-store/esdb-event-store';
import { type EsdbDouble, startEsdbDouble } from '@maru/tests/support/esdb-double/esdb-double';
import { allEvents, eventsIn, interleaved, intrude, seed } from '@maru/tests/support/interleaved-log';
import { interruptTool, runTool } from '@maru/tests/support/run-tool';

let folder: string;
let esdb: EsdbDouble;
const at = (name: string) => join(folder, name);
const settings = () => ({ DATA_DIR: at('source') });
const migrate = (...args: readonly string[]) => runTool('migrate', args, settings());
const saying = (words: string) => expect.stringContaining(words) as unknown;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrate-esdb-'));
  esdb = await startEsdbDouble({ file: at('esdb') });
});
afterEach(async () => {
  await esdb.close();
  await rm(folder, { recursive: true });
});

const placeless = (events: readonly RecordedEvent[]) => events.map(({ position: _, ...event }) => event);

const inEsdb = async () => {
  const store = openEsdbEventStore(esdb.url, { warn: () => undefined });
  try {
    return await allEvents(store);
  } finally {
    await store.close();
  }
};

it('moves a log to EventStoreDB and back, and reads it there', { timeout: 180_000 }, async () => {
  await seed(at('source'), interleaved(60));
  const environment = { ...settings(), ESDB_URL: esdb.url };
  expect(await runTool('migrate', ['--from', at('source')], environment)).toMatchObject({
    code: 0,
    out: saying('60 events copied'),
  });
  expect(placeless(await inEsdb())).toEqual(placeless(await eventsIn(at('source'))));

  expect(await runTool('verify', [], environment)).toMatchObject({
    code: 0,
    out: saying('60 events in 5 streams are good'),
  });
  await runTool('export', [at('backup.jsonl')], environment);
  expect((await readFile(at('backup.jsonl'), 'utf8')).split('\n')).toHaveLength(61);

  expect(await runTool('migrate', ['--to', at('back')], environment)).toMatchObject({
    code: 0,
    out: saying('60 events copied'),
  });
  expect(await eventsIn(at('back'))).toEqual(await eventsIn(at('source')));
});

it('carries events of others over as they are, both ways, and names them', { timeout: 180_000 }, async () => {
  await seed(at('source'), interleaved(12));
  const bodies = [
    ['{"n": 1.0}', '{}'],
    ['no JSON', 'null'],
    ['[7]', '{"at":"long ago"}'],
  ] as const;
  for (const [data, meta] of bodies) await intrude(at('source'), data, meta);
  const environment = { ...settings(), ESDB_URL: esdb.url };
  const names = 'revision 3 of test.a-1, revision 5 of test.a-1, revision 7 of test.a-1';
  expect(await runTool('migrate', ['--from', at('source')], environment)).toMatchObject({
    code: 0,
    out: saying(`3 events of others are as they were (${names})`),
  });
  expect(await runTool('verify', [], environment)).toMatchObject({ code: 2, error: saying('revision 5 of test.a-1') });

  const others = EventStoreDBClient.connectionString(esdb.url);
  await others.appendToStream('theirs-1', jsonEvent({ type: 'Theirs', data: { n: 1 } }));
  await others.appendToStream('theirs-1', binaryEvent({ type: 'Theirs', data: Buffer.from([0, 255]) }));
  await others.dispose();
  expect(await runTool('migrate', ['--to', at('back')], environment)).toMatchObject({
    code: 0,
    out: saying(`5 events of others are as they were (${names}, revision 0 of theirs-1, revision 1 of theirs-1)`),
  });
  const back = await eventsIn(at('back'));
  expect(back.map(({ id, meta }) => [id, meta.hash])).toEqual((await inEsdb()).map(({ id, meta }) => [id, meta.hash]));
  expect(await runTool('verify', [at('back')], settings())).toMatchObject({
    code: 2,
    error: saying('revision 1 of theirs-1'),
  });
});

it('goes on after itself or the server was killed', { timeout: 180_000 }, async () => {
  await seed(at('source'), interleaved(2_000));
  const to = ['--to', esdb.url];
  await interruptTool('migrate', to, { settings: settings(), word: 'copying', act: (child) => child.kill('SIGKILL') });
  let restarted: Promise<void> | undefined;
  const restart = async () => {
    const { port } = esdb;
    await esdb.close();
    esdb = await startEsdbDouble({ port, file: at('esdb') });
  };
  await interruptTool('migrate', to, { settings: settings(), word: 'copying', act: () => (restarted = restart()) });
  await restarted;
  expect(await migrate(...to)).toMatchObject({ code: 0 });
  expect(placeless(await inEsdb())).toEqual(placeless(await eventsIn(at('source'))));
});

it('refuses a server that holds something else', { timeout: 180_000 }, async () => {
  await seed(at('source'), interleaved(30));
  await seed(at('other'), interleaved(30, 'foreign'));
  await migrate('--from', at('other'), '--to', esdb.url);
  expect(await migrate('--from', esdb.url, '--to', esdb.url)).toMatchObject({
    code: 1,
    error: saying('are the same log'),
  });
  expect(await migrate('--to', esdb.url)).toMatchObject({
    code: 1,
    error: saying('event 1 is revision 0 of test.foreign-0'),
  });
});
