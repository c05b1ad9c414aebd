import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { EventStore } from '../event-store/event-store.ts';
import { chain } from '../event-store/hash-chain.ts';
import { openSqliteEventStore } from '../event-store/sqlite-event-store.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { clockMemory } from '../view-store/clock-memory.ts';
import { openSqliteViewStore } from '../view-store/sqlite-view-store.ts';
import type { ViewStore } from '../view-store/view-store.ts';
import { clockCheck } from './clock-check.ts';
import { systemClock } from './clock.ts';

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];
const noon = Date.parse('2026-11-21T12:00:00Z');
const quiet = { warn: () => undefined, info: () => undefined };

let folder: string;
let events: EventStore;
let views: ViewStore;
/** What time really is, and how wrong the computer's clock. */
let [time, wrong] = [noon, 0];
const clock = systemClock(() => time + wrong);
beforeEach(async () => {
  [time, wrong] = [noon, 0];
  folder = await mkdtemp(join(tmpdir(), 'clock-'));
  events = openSqliteEventStore(join(folder, 'log.db'));
  views = await openSqliteViewStore(join(folder, 'views.db'));
  await write();
});
afterEach(async () => {
  await events.close();
  await views.close();
  await rm(folder, { recursive: true, force: true });
});

/** Somebody does something, which is stamped by the clock. */
const write = async () => {
  const id = crypto.randomUUID();
  const by = { actorId: 'a', commandId: id, correlationId: id, causationId: id, schemaVersion: 1, ipHash: '' };
  const event = { id, type: 'Noted', data: {}, meta: { at: clock.stamp(), ...by } };
  await events.append(`test-${id}`, chain({ stream: `test-${id}`, previous: 'none', events: [event] }), 'none');
};
/** A process that looks at the clock, begun now. */
const start = () =>
  clockCheck({ events, clock, log: quiet, metrics: createMetrics(), memory: clockMemory(views), elapsed: () => time });

it.each([
  ['ahead', day],
  ['behind', -hour],
])('a clock that was doubted because it is %s is doubted after a restart', async (_, jump) => {
  const before = start();
  expect(await before()).toBe(true);
  time += minute;
  wrong = jump;
  expect(await before()).toBe(false);
  await write();
  time += 20_000;
  const after = start();
  expect(await after()).toBe(false);
  await write();
  time += minute;
  expect(await start()()).toBe(false);
  wrong = 0;
  expect([await after(), await start()()]).toEqual([true, true]);
});

it('is believed at once where it was put right meanwhile, and stays so', async () => {
  const before = start();
  expect(await before()).toBe(true);
  wrong = 10 * day;
  expect(await before()).toBe(false);
  await write();
  [time, wrong] = [time + minute, 0];
  expect(await start()()).toBe(true);
  time += day;
  expect(await start()()).toBe(true);
});

it('is believed once it has been steady for an hour after the restart, and after the next one', async () => {
  expect(await start()()).toBe(true);
  wrong = day;
  expect(await start()()).toBe(true);
  wrong = 3 * day;
  const after = start();
  expect(await after()).toBe(false);
  time += hour + minute;
  expect(await after()).toBe(true);
  await write();
  time += minute;
  expect(await start()()).toBe(true);
});

it('is doubted where it was set back just before the process ended, whatever was stamped since', async () => {
  expect(await start()()).toBe(true);
  wrong = -hour;
  await write();
  expect(await start()()).toBe(false);
});

it('is doubted until whoever doubted has seen it right: another computer, whose clock is, does not speak for it', async () => {
  const [here, there] = [start(), start()];
  expect([await here(), await there()]).toEqual([true, true]);
  wrong = day;
  expect(await here()).toBe(false);
  wrong = 0;
  time += 2 * minute;
  expect(await there()).toBe(true);
  wrong = day;
  expect(await start()()).toBe(false);
});

it('answers where nothing can be remembered', async () => {
  const check = start();
  expect(await check()).toBe(true);
  await views.close();
  wrong = day;
  expect(await check()).toBe(false);
});
