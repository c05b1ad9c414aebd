import { accessTokens } from '@maru/platform/access-token/access-token';
import { systemClock } from '@maru/platform/clock/system-clock';
import type { Engines } from '@maru/platform/engines/engines';
import { keyedHash } from '@maru/platform/env/keyed-hash';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { verifyLog } from '@maru/platform/event-store/verify-chain';
import { folderFileStore } from '@maru/platform/file-store/folder-file-store';
import { localLeases } from '@maru/platform/lease/local-leases';
import { memoryLiveBus } from '@maru/platform/live-bus/memory-live-bus';
import { mailFolder } from '@maru/platform/mail/mail-folder';
import { memoryRateLimiters } from '@maru/platform/rate-limit/memory-rate-limiters';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Execute } from '../pipeline/command-request.ts';
import { temporaryLog } from '../pipeline/memo.fixture.ts';
import { commandService } from '../service/command-service.ts';
import { demoPictures } from './demo-pictures.ts';
import { firstDemo } from './first-demo.ts';

const views = { view: () => ({ getMany: async () => [] }), versions: async () => [] } as unknown as ViewStore;
const hashes = { email: keyedHash('e'), ip: keyedHash('i'), nextToken: keyedHash('t'), mailCode: keyedHash('m') };

/** The commands over these engines, as the start makes them; `spoil` may break some of them. */
const over = (spoil: (execute: Execute) => Execute = (execute) => execute) => (engines: Engines) => {
  const { execute, register } = commandService({ engines, tokens: accessTokens('s'.repeat(32), engines.clock), hashes });
  return { execute: spoil(execute), register };
};
/** Dies at the nth command. */
const dyingAt = (last: number) => (execute: Execute): Execute => {
  let count = 0;
  return async (request) => {
    count += 1;
    if (count > last) throw new Error('killed');
    return execute(request);
  };
};

describe('the first demo', () => {
  let log = temporaryLog();
  let folder = '';
  let engines: Engines;
  beforeEach(() => {
    log = temporaryLog();
    folder = mkdtempSync(join(tmpdir(), 'demo-'));
    engines = { events: log.events, keys: log.keys, views, bus: memoryLiveBus(), files: folderFileStore(folder), leases: localLeases(), limits: memoryRateLimiters(), mail: mailFolder(join(folder, 'mail'), { from: 'maru@example.com', now: Date.now }), clock: systemClock() };
  });
  afterEach(async () => {
    await log.close();
    rmSync(folder, { recursive: true });
  });
  const all = async () => {
    const found: RecordedEvent[] = [];
    for await (const { events } of log.events.readAll({ after: 0 })) found.push(...events);
    return found;
  };
  const count = (events: readonly RecordedEvent[], type: string) => events.filter((event) => event.type === type).length;

  it('makes accounts, projects, issues and talk of the past weeks, once', async () => {
    expect(await firstDemo(engines, over())).toMatchObject({ emails: expect.arrayContaining(['haneul@example.com']) as string[] });
    const events = await all();
    expect(['UserRegistered', 'ProjectAdded', 'IssueAdded'].map((type) => count(events, type))).toEqual([8, 6, 60]);
    expect(count(events, 'CommentAdded')).toBeGreaterThan(140);
    expect(readdirSync(folder, { recursive: true }).filter((name) => String(name).endsWith('.webp'))).toHaveLength(demoPictures.length);
    const times = events.map(({ meta }) => meta.at);
    expect(times.toSorted()).toEqual(times);
    expect(Date.parse(times.at(-1) ?? '')).toBeLessThanOrEqual(engines.clock.now());
    expect(await firstDemo(engines, over())).toBeUndefined();
    expect(await all()).toHaveLength(events.length);
  });

  it('is carried on where it was broken off', async () => {
    for (const last of [0, 3, 17, 60, 200]) await expect(firstDemo(engines, over(dyingAt(last)))).rejects.toThrow('killed');
    await firstDemo(engines, over());
    const events = await all();
    const ids = events.map(({ stream, type, meta }) => `${stream} ${type} ${meta.commandId}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect([count(events, 'UserRegistered'), count(events, 'ProjectAdded'), count(events, 'IssueAdded')]).toEqual([8, 6, 60]);
    expect((await verifyLog(log.stored)).bad).toBeUndefined();
  });

  it('is not made where people already work', async () => {
    await over()(engines).register({ id: '01900000-0000-7000-8000-000000000001', name: '가', email: 'a@example.com', password: 'maru-7942-hanok', level: 1, agreed: [], ipHash: '', correlationId: '' });
    expect(await firstDemo(engines, over())).toBeUndefined();
    expect(count(await all(), 'ProjectAdded')).toBe(0);
  });
});
