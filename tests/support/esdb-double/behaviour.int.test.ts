import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { EventStoreDBClient, jsonEvent, UnavailableError } from '@eventstore/db-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DoubleProcess, startDoubleProcess } from './double-process.ts';

type Recording = Record<string, unknown>;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = process.env.ESDB_BEHAVIOUR_DIR ?? resolve(root, '../shared/eventstoredb');
const suite = join(folder, 'behaviour.mjs');
/** Outside the repository, and not on every machine. */
const recorded = existsSync(suite)
  ? (JSON.parse(readFileSync(join(folder, 'recorded.json'), 'utf8')) as Recording)
  : {};
if (!existsSync(suite))
  console.info(`not compared with a recorded EventStoreDB: no ${suite} (ESDB_BEHAVIOUR_DIR names another folder)`);

/**
 * The server undeletes a stream only after it has acknowledged the append, so reads that follow at once see it or not:
 * the recording has both, differently for the same steps. The double undeletes with the append.
 */
const racing = { scenario: 'append: after soft delete', reads: ['read', 'read from revision 0', 'backwards'] };

/** Without the racing reads of appends that were accepted. */
function settled(scenario: string, value: unknown): unknown {
  if (scenario !== racing.scenario) return value;
  return JSON.parse(JSON.stringify(value), (_, step: { append?: { success?: boolean } } | null) =>
    step?.append?.success
      ? Object.fromEntries(Object.entries(step).filter(([name]) => !racing.reads.includes(name)))
      : step,
  ) as unknown;
}

let data: string;
let double: DoubleProcess;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'esdb-double-'));
  double = await startDoubleProcess({ file: join(data, 'log') });
});
afterAll(async () => {
  await double.signal('SIGTERM');
  await rm(data, { recursive: true });
});

const startAgain = async () => {
  double = await startDoubleProcess({ file: join(data, 'log'), port: double.port });
};

it('has every acknowledged event after it was killed', async () => {
  const client = EventStoreDBClient.connectionString(double.url);
  let acknowledged = 0;
  const writing = Array.from({ length: 200 }, async (_, n) => {
    await client.appendToStream('killed', jsonEvent({ type: 'Made', data: { n } }));
    acknowledged += 1;
    if (acknowledged === 50) await double.signal('SIGKILL');
  });
  await Promise.allSettled(writing);
  await startAgain();
  let found = 0;
  for await (const _ of client.readStream('killed')) found += 1;
  expect(acknowledged).toBeGreaterThanOrEqual(50);
  expect(found).toBeGreaterThanOrEqual(acknowledged);
  await client.dispose();
});

it('cuts its connections on SIGUSR2 and serves on', async () => {
  const client = EventStoreDBClient.connectionString(double.url);
  const subscription = client.subscribeToAll({ fromPosition: 'end' });
  await once(subscription, 'confirmation');
  const ended = once(subscription, 'end');
  await double.signal('SIGUSR2');
  await expect(ended).rejects.toBeInstanceOf(UnavailableError);
  expect(await client.appendToStream('cut', jsonEvent({ type: 'Made', data: {} }))).toMatchObject({ success: true });
  await client.dispose();
});

async function runSuite(): Promise<Recording> {
  const over = new AbortController();
  const restarted = once(double.child, 'exit', { signal: over.signal }).then(startAgain, () => undefined);
  const env = { ...process.env, ESDB_TEST_URL: double.url, RESTART_CMD: `kill -9 ${double.child.pid}` };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [suite], {
      cwd: root,
      env,
      maxBuffer: 16 * 1024 * 1024,
    });
    return JSON.parse(stdout) as Recording;
  } finally {
    over.abort();
    await restarted;
  }
}

let running: Promise<Recording> | undefined;
const seen = () => (running ??= runSuite());

it.each(Object.keys(recorded))(
  'answers like the recorded EventStoreDB: %s',
  async (scenario) => {
    expect(settled(scenario, (await seen())[scenario])).toEqual(settled(scenario, recorded[scenario]));
  },
  180_000,
);
