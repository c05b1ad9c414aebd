import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';
import { drain } from './sample-events.ts';

interface Answered {
  readonly stream: string;
  readonly position: number;
  readonly ids: readonly string[];
}

const writer = fileURLToPath(new URL('append-until-killed.ts', import.meta.url));

/**
 * Lets the process append and kills it amid the work, after `count` answers; returns all it told, complete lines only.
 */
async function appendAndKill(file: string, round: number, count: number): Promise<readonly Answered[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', writer, file, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  const answered: Answered[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.endsWith('}')) answered.push(JSON.parse(line) as Answered);
    if (answered.length === count) child.kill('SIGKILL');
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

it('loses nothing that was answered, however often it is killed', { timeout: 120_000 }, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'event-store-kill-'));
  const file = join(folder, 'log.db');
  const answered: Answered[] = [];
  for (let round = 0; round < 4; round += 1) {
    answered.push(...(await appendAndKill(file, round, 1 + Math.floor(Math.random() * 3_000))));
    const kept = await keptIn(file);
    const found = answered.map(({ stream }) => ({
      stream,
      position: kept.get(stream)?.at(-1)?.position,
      ids: kept.get(stream)?.map(({ id }) => id),
    }));
    expect(found).toEqual(answered);
    for (const stream of kept.values()) expect(stream.map(({ revision }) => revision)).toEqual([...stream.keys()]);
  }
  await rm(folder, { recursive: true });
});
