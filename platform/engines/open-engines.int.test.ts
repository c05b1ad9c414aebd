import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BadEnvironment } from '../env/read-variable.ts';
import { EventStoreUnavailable } from '../event-store/event-store.ts';
import { createLogger } from '../log/logger.ts';
import { ViewStoreUnavailable } from '../view-store/view-store.ts';
import { closeEngines, openEngines } from './open-engines.ts';

const log = createLogger({ level: 'silent' });

describe('engines', () => {
  let dataDir = '';
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'engines-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('are opened once for a folder, and again after they were closed', async () => {
    const engines = await openEngines({ dataDir }, log);
    await expect(openEngines({ dataDir }, log)).rejects.toThrow(EventStoreUnavailable);
    await closeEngines(engines);
    await closeEngines(await openEngines({ dataDir }, log));
    expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['files', 'log.db', 'views.db']));
  });

  it('are those the environment names, and say so themselves when nobody is there', async () => {
    const nobody = {
      esdbUrl: 'esdb://127.0.0.1:1?tls=false',
      mongodbUrl: 'mongodb://127.0.0.1:1/none',
      redisUrl: 'redis://127.0.0.1:1',
    };
    const engines = await openEngines({ dataDir, ...nobody }, log);
    await expect(engines.events.head()).rejects.toThrow(EventStoreUnavailable);
    await expect(engines.views.versions('user')).rejects.toThrow(ViewStoreUnavailable);
    expect(await engines.limits.limiter('test', { points: 1, duration: 60 }).take('a')).toEqual({ ok: true });
    await closeEngines(engines);
    expect(readdirSync(dataDir)).toEqual([]);
  });

  it.each([
    { esdbUrl: 'esdb://user:pass-word@127.0.0.1:1?tls=maybe' },
    { esdbUrl: 'esdb://user:pass-word@127.0.0.1:1?pass=word' },
    { esdbUrl: 'esdb://127.0.0.1:1?tls=false', mongodbUrl: 'mongodb://user:pass-word@127.0.0.1:1/none?tls=maybe' },
  ])('are not waited for where their address is none: %j', async (address) => {
    const warned = vi.spyOn(console, 'warn');
    const refusal = await openEngines({ dataDir, ...address }, log).catch((error: unknown) => error);
    expect([refusal, inspect(refusal)]).toEqual([expect.any(BadEnvironment), expect.not.stringContaining('pass-word')]);
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  });

  it('are chosen each for itself', async () => {
    const engines = await openEngines({ dataDir, redisUrl: 'redis://127.0.0.1:1' }, log);
    expect([await engines.events.head(), await engines.views.versions('user')]).toEqual([0, []]);
    await closeEngines(engines);
  });
});
