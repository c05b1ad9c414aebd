import { system } from '@maru/contracts/kernel/actor';
import { type ParkedDocument, parkedId, parkedView } from '@maru/contracts/kernel/parked.views';
import { type ProcessState, processStateView } from '@maru/contracts/kernel/process-state.views';
import { alertStream } from '@maru/contracts/site/alert/alert.events';
import type { AlertRule } from '@maru/contracts/site/alert/alert.fields';
import { verificationExamples } from '@maru/contracts/site/verification/verification.examples';
import {
  type ProjectionStandingDocument,
  projectionStandingView,
} from '@maru/contracts/site/projection/projection.views';
import { fixedClock } from '@maru/platform/clock/fixed-clock';
import { localLeases } from '@maru/platform/lease/local-leases';
import { openPublishedRows } from '@maru/platform/view-store/published-rows';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import type { Document, ViewDefinition, ViewStore } from '@maru/platform/view-store/view-store';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { eventsOf } from '../../pipeline/memo.fixture.ts';
import { sender } from '../../pipeline/send.ts';
import { openStreams } from '../../pipeline/streams.ts';
import { servedCommands } from '../../testing/service.fixture.ts';
import { alertRound } from './run-alerts.ts';

let service: Awaited<ReturnType<typeof servedCommands>>;
let views: ViewStore;
let folder: string;
const clock = fixedClock();
beforeEach(async () => {
  service = await servedCommands({ clock });
  folder = mkdtempSync(join(tmpdir(), 'alerts-'));
  views = await openSqliteViewStore(join(folder, 'views.db'));
});
afterEach(async () => {
  await service.close();
  await views.close();
  rmSync(folder, { recursive: true });
});

const commands = () => ({
  load: openStreams(service.events).load,
  send: sender(service.service.execute, { actor: system, source: 'workflow:alerts', correlationId: 'test' }),
});
/** Another process: it knows what is stored, and nothing else. */
const start = () => alertRound({ events: service.events, views, leases: localLeases(), clock }, commands());
const look = async (round: ReturnType<typeof start>, times = 1) => {
  for (let done = 0; done < times; done += 1) {
    await round();
    clock.advance(60_000);
  }
};
const told = async (rule: AlertRule) => (await eventsOf(service.events, alertStream(rule))).map(({ type }) => type);
const publish = async <D extends Document>(view: ViewDefinition, ...rows: readonly D[]) =>
  (await openPublishedRows<D>(views, view)).put(rows);

const gigabyte = 2 ** 30;
const reports = (ok: boolean, free = 50 * gigabyte) =>
  publish<ProcessState>(processStateView, {
    id: 'p1',
    name: 'host:1',
    services: [],
    workflows: [],
    node: 'v24',
    build: null,
    started: 1,
    at: clock.now(),
    memory: 1,
    checks: [
      { engine: 'files', ok, ms: 1 },
      { engine: 'bus', ok: true, ms: 1 },
    ],
    storage: { log: 1, views: 1, free, total: 100 * gigabyte },
  });

it('tells nothing while all is well, also before any view was made', async () => {
  await look(start(), 3);
  expect(await service.events.head()).toBe(0);
});

it('raises once what two looks in a row find, and ends it once', async () => {
  const round = start();
  await reports(false);
  await look(round);
  expect(await told('engine-silent')).toEqual([]);
  for (let again = 0; again < 3; again += 1) {
    await reports(false);
    await look(round);
  }
  expect(await told('engine-silent')).toEqual(['AlertRaised']);
  await reports(true);
  await look(round);
  expect(await told('engine-silent')).toEqual(['AlertRaised']);
  for (let again = 0; again < 3; again += 1) {
    await reports(true);
    await look(round);
  }
  expect(await told('engine-silent')).toEqual(['AlertRaised', 'AlertEnded']);
});

it('passes over what is so for one look', async () => {
  const round = start();
  for (const ok of [false, true, false, true, true]) {
    await reports(ok);
    await look(round);
  }
  expect(await told('engine-silent')).toEqual([]);
});

it('looks once a minute, however often it is asked', async () => {
  const round = start();
  await reports(false);
  for (let asked = 0; asked < 5; asked += 1) await round();
  expect(await told('engine-silent')).toEqual([]);
});

it('raises nothing again after a start, and ends what was raised before it', async () => {
  const report = async (round: ReturnType<typeof start>, ok: boolean) => {
    await reports(ok);
    await look(round);
  };
  const first = start();
  await report(first, false);
  await report(first, false);
  const second = start();
  await report(second, false);
  await report(second, false);
  expect(await told('engine-silent')).toEqual(['AlertRaised']);
  const third = start();
  await report(third, true);
  await report(third, true);
  expect(await told('engine-silent')).toEqual(['AlertRaised', 'AlertEnded']);
});

it('tells of a disk of which little is free', async () => {
  const round = start();
  for (let again = 0; again < 2; again += 1) {
    await reports(true, 5 * gigabyte);
    await look(round);
  }
  expect([await told('disk-full'), await told('engine-silent')]).toEqual([['AlertRaised'], []]);
});

const parkedIn = (version: number): ParkedDocument => {
  const place = { projection: 'item', version, document: 'a' };
  const event = { stream: 'shop.item-a', revision: 2, position: 40, type: 'ItemChanged' };
  return { ...place, id: parkedId(place), error: 'TypeError', since: 1, event };
};

it('tells of documents of the shown version alone that stand still', async () => {
  await publish({ name: 'item', version: 2, fields: {}, indexes: [] });
  await publish(parkedView, parkedIn(3));
  await look(start(), 2);
  expect(await told('parked')).toEqual([]);
  await publish(parkedView, parkedIn(2));
  await look(start(), 2);
  expect(await told('parked')).toEqual(['AlertRaised']);
});

const standing = (stopped: boolean): ProjectionStandingDocument => ({
  id: 'item',
  version: 2,
  stopped,
  heard: 0,
  rebuild: null,
});

it('tells of a view that has not come to where the log was a minute ago, and of one that has stopped', async () => {
  await publish({ name: 'item', version: 2, fields: {}, indexes: [] });
  await publish(projectionStandingView, standing(false));
  const round = start();
  await commands().send({ type: 'RequestVerification', data: { id: 'one' } });
  await look(round, 2);
  expect(await told('projection-lagging')).toEqual([]);
  await look(round);
  expect(await told('projection-lagging')).toEqual(['AlertRaised']);
  await publish(projectionStandingView, standing(true));
  await look(round, 2);
  expect([await told('projection-lagging'), await told('projection-stopped')]).toEqual([
    ['AlertRaised', 'AlertEnded'],
    ['AlertRaised'],
  ]);
});

it('tells of bad events that a check of the log has found, until another check finds none', async () => {
  const { data } = verificationExamples.VerificationFinished;
  const check = async (bad: number) => {
    await commands().send({ type: 'RequestVerification', data: { id: data.id } });
    await commands().send({ type: 'FinishVerification', data: { ...data, bad, foreign: 1 } });
  };
  const round = start();
  await check(3);
  await look(round, 3);
  expect(await told('bad-events')).toEqual(['AlertRaised']);
  await check(1);
  await look(round, 2);
  expect(await told('bad-events')).toEqual(['AlertRaised', 'AlertEnded']);
});
