import { emailStream } from '@maru/contracts/identity/user/user.events';
import { accessTokens } from '@maru/platform/access-token/access-token';
import type { Engines } from '@maru/platform/engines/engines';
import { closeEngines, type OpenedEngines, openEngines } from '@maru/platform/engines/open-engines';
import { readEnv } from '@maru/platform/env/env';
import { createLogger } from '@maru/platform/log/logger';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandService } from './compose.ts';
import { firstStart } from './first-start.ts';
import { hashes, noSocial } from './testing/identity-parts.fixture.ts';

const env = readEnv({ ADMIN_EMAIL: 'Root@Example.com' });
const log = createLogger({ level: 'silent' });
let dataDir = '';
let engines: OpenedEngines;

const over = (used: Engines) =>
  commandService({ engines: used, tokens: accessTokens('a'.repeat(32), used.clock), hashes, social: noSocial });
const start = () => firstStart({ env, engines, service: over(engines), over, signal: new AbortController().signal });
const admins = async () => {
  const found: string[] = [];
  for await (const { events } of engines.events.readAll({ after: 0 }))
    found.push(...events.filter(({ type }) => type === 'UserRegistered').map(({ stream }) => stream));
  return found;
};

describe('the first start', () => {
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'first-start-'));
    engines = await openEngines({ dataDir }, log);
  });
  afterEach(async () => {
    await closeEngines(engines);
    rmSync(dataDir, { recursive: true });
  });

  it('makes one administrator, however many copies begin, and one of them tells', async () => {
    const told = await Promise.all([start(), start(), start()]);
    expect(told.flat()).toEqual([expect.stringMatching(/^ {2}관리자 {5}root@example.com {2}\S{16}$/)]);
    expect(await admins()).toHaveLength(1);
    expect(await start()).toEqual([]);
  });

  it('completes what a killed one has begun', async () => {
    const service = over(engines);
    const userId = '01900000-0000-7000-8000-000000000001';
    const begun = { type: 'ReserveEmail', data: { hash: hashes.email('root@example.com'), userId } };
    await service.execute({
      command: begun,
      actor: { id: userId, level: 10 },
      commandId: userId,
      ipHash: '',
      source: 'web',
      correlationId: 'x',
    });
    expect(await start()).toHaveLength(1);
    expect(await admins()).toEqual([`identity.user-${userId}`]);
    for await (const [event] of engines.events.readStream(emailStream(hashes.email('root@example.com'))))
      expect(event?.data).toEqual({ userId });
  });
});
