import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { openEsdbEventStore } from '@maru/platform/event-store/esdb-event-store';
import { createLogger } from '@maru/platform/log/logger';
import { startEsdbDouble } from '../../support/esdb-double/esdb-double.ts';
import { drain, sampleEvents } from './sample-events.ts';

it('sees where a log ends that was put back while it was connected, and nothing of the one before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'esdb-restored-'));
  const [file, backup] = [join(folder, 'log'), join(folder, 'backup')];
  const server = await startEsdbDouble({ file });
  const store = openEsdbEventStore(server.url, createLogger({ level: 'silent' }));
  const eventsAfter = async (after: number) =>
    (await drain(store.readAll({ after }))).flatMap(({ events }) => events).map(({ stream }) => stream);
  const { position } = await store.append('a-1', sampleEvents(1), 'none');
  await copyFile(file, backup);
  // What workflows poll for is kept in memory from the first poll on.
  expect(await eventsAfter(position)).toEqual([]);
  await store.append('a-1', sampleEvents(2, 1), 0);
  expect(await eventsAfter(position)).toEqual(['a-1', 'a-1']);

  await server.close();
  await copyFile(backup, file);
  const restored = await startEsdbDouble({ file, port: server.port });
  await vi.waitFor(async () => expect(await store.head()).toBe(position), { timeout: 10_000 });
  await store.append('b-1', sampleEvents(1), 'none');
  expect(await eventsAfter(position)).toEqual(['b-1']);

  await store.close();
  await restored.close();
  await rm(folder, { recursive: true });
});
