import { system } from '@maru/contracts/kernel/actor';
import { verificationStream } from '@maru/contracts/site/verification/verification.events';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { servedCommands } from '../../testing/service.fixture.ts';
import { openStreams } from '../../pipeline/streams.ts';
import { sender } from '../../pipeline/send.ts';
import { verificationAggregate } from '../../site/verification/verification.aggregate.ts';
import { verificationRound } from './run-verifications.ts';

let service: Awaited<ReturnType<typeof servedCommands>>;
let views: ViewStore;
let folder: string;
beforeEach(async () => {
  service = await servedCommands();
  folder = mkdtempSync(join(tmpdir(), 'verification-'));
  views = await openSqliteViewStore(join(folder, 'views.db'));
});
afterEach(async () => {
  await service.close();
  await views.close();
  rmSync(folder, { recursive: true });
});

const commands = () => ({
  load: openStreams(service.events).load,
  send: sender(service.service.execute, { actor: system, source: 'workflow:verification', correlationId: 'test' }),
});
const round = (goOn?: () => boolean) => verificationRound({ storedEvents: service.stored, views }, commands())(goOn);
const facts = async () => (await commands().load(verificationAggregate, verificationStream)).state;
const request = () => commands().send({ type: 'RequestVerification', data: { id: 'one' } });

it('checks the log that somebody wants checked, and says what it has found', async () => {
  await round();
  expect(await facts()).toEqual({ running: null, last: null });
  await request();
  await round();
  expect(await facts()).toMatchObject({ running: null, last: { events: 1, streams: 1, bad: 0, foreign: 0 } });
});

it('begins again where a check was broken off', async () => {
  await request();
  await round(() => false);
  expect(await facts()).toMatchObject({ running: { id: 'one' }, last: null });
  await round();
  expect(await facts()).toMatchObject({ running: null, last: { bad: 0 } });
});
