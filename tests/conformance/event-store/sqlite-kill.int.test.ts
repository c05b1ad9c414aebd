import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { EventStoreUnavailable, type RecordedEvent } from '@maru/platform/event-store/event-store';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';
import { drain, sampleEvents } from './sample-events.ts';

interface Answered {
  readonly stream: string;
  readonly position: number;
  readonly ids: readonly string[];
}

const writer = fileURLToPath(new URL('append-until-killed.ts', import.meta.url));

/**
 * Lets the process append and kills it amid the work, after `count` answers; returns all it told, complete lines only.
 * `halfway` is called once, while it appends.
 */
async function appendAndKill(
  file: string,
  round: number,
  { count, halfway }: { readonly count: number; readonly halfway?: () => Promise<void> },
): Promise<readonly Answered[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', writer, file, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const answered: Answered[] = [];
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.endsWith('}')) answered.push(JSON.parse(line) as Answered);
      if (answered.length === Math.ceil(count / 2)) await halfway?.();
      if (answered.length === count) child.kill('SIGKILL');
    }
  } finally {
    child.kill('SIGKILL');
  }
  expect(await exited).toEqual([null, 'SIGKILL']);
  return answered;
}

/** What the reopened log holds, by stream. */
async function keptIn(file: string): Promise<ReadonlyMap<string, readonly RecordedEvent[]>> {
  const store = openSqliteEventStore(file);
  const events = (await drain(store.readAll({ after: 0 }))).flatMap((batch) => batch.events);
  await store.close();
  const kept = new Map<string, RecordedEvent[]>();
  for (const event of events) kept.set(event.stream, [...(kept.get(event.stream) ?? []), event]);
  return kept;
}

async function mustHold(file: string, answered: readonly Answered[]): Promise<void> {
  const kept = await keptIn(file);
  const found = answered.map(({ stream }) => ({
    stream,
    position: kept.get(stream)?.at(-1)?.position,
    ids: kept.get(stream)?.map(({ id }) => id),
  }));
  expect(found).toEqual(answered);
  for (const stream of kept.values()) expect(stream.map(({ revision }) => revision)).toEqual([...stream.keys()]);
}

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'event-store-kill-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('loses nothing that was answered, however often it is killed', { timeout: 120_000 }, async () => {
  const file = join(folder, 'log.db');
  const answered: Answered[] = [];
  for (let round = 0; round < 4; round += 1) {
    answered.push(...(await appendAndKill(file, round, { count: 1 + Math.floor(Math.random() * 3_000) })));
    await mustHold(file, answered);
  }
});

it('refuses a second process although the lock file of the first is gone', { timeout: 60_000 }, async () => {
  const file = join(folder, 'log.db');
  const halfway = async () => {
    await rm(`${file}.lock`);
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(() => openSqliteEventStore(file)).toThrow(EventStoreUnavailable);
  };
  const answered = await appendAndKill(file, 0, { count: 2_000, halfway });
  expect(answered.length).toBeGreaterThanOrEqual(2_000);
  await mustHold(file, answered);
});

it('has everything in the one file after an orderly stop', async () => {
  const [file, copy] = [join(folder, 'log.db'), join(folder, 'copy.db')];
  const store = openSqliteEventStore(file);
  await store.append('stopped-1', sampleEvents(3), 'none');
  await drain(store.readAll({ after: 0 }));
  await store.close();
  await copyFile(file, copy);
  expect((await keptIn(copy)).get('stopped-1')).toHaveLength(3);
});
