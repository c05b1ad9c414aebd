import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EventStoreUnavailable } from '../event-store/event-store.ts';
import { createLogger } from '../log/logger.ts';
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
});
