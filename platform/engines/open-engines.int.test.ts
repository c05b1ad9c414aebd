import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EventStoreUnavailable } from '../event-store/event-store.ts';
import { createLogger } from '../log/logger.ts';
import { ViewStoreUnavailable } from '../view-store/view-store.ts';
import { closeEngines, openEngines } from './open-engines.ts';

const log = createLogger({ level: 'silent' });

describe('engines', () => {
  let dataDir = '';
  beforeEach(() => { dataDir = mkdtempSync(join(tmpdir(), 'engines-')); });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('are opened once for a folder, and again after they were closed', async () => {
    const engines = await openEngines({ dataDir }, log);
    await expect(openEngines({ dataDir }, log)).rejects.toThrow(EventStoreUnavailable);
    await closeEngines(engines);
    await closeEngines(await openEngines({ dataDir }, log));
    expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['files', 'log.db', 'views.db']));
  });

  it('are those the environment names, and say so themselves when nobody is there', async () => {
    const nobody = { esdbUrl: 'esdb://127.0.0.1:1?tls=false', mongodbUrl: 'mongodb://127.0.0.1:1/none', redisUrl: 'redis://127.0.0.1:1' };
    const engines = await openEngines({ dataDir, ...nobody }, log);
    await expect(engines.events.head()).rejects.toThrow(EventStoreUnavailable);
    await expect(engines.views.versions('user')).rejects.toThrow(ViewStoreUnavailable);
    expect(await engines.limits.limiter('test', { points: 1, duration: 60 }).take('a')).toEqual({ ok: true });
    await closeEngines(engines);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it('are chosen each for itself', async () => {
    const engines = await openEngines({ dataDir, redisUrl: 'redis://127.0.0.1:1' }, log);
    expect([await engines.events.head(), await engines.views.versions('user')]).toEqual([0, []]);
    await closeEngines(engines);
  });
});
