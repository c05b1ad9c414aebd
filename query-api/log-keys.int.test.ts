import { logKeysId, logKeysPath, logKeysView } from '@maru/contracts/kernel/log-keys.views';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import { errorHandler } from '@maru/platform/http/error-handler';
import { listen, portOf } from '@maru/platform/http/listen';
import { createLogger } from '@maru/platform/log/logger';
import express from 'express';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { logKeysRouter } from './log-keys.ts';

const x = 'A'.repeat(43);
const keys = [{ kty: 'OKP', crv: 'Ed25519', use: 'sig', alg: 'EdDSA', kid: x, x }];

it('answers with the keys that were published, and says that it has none before', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'log-keys-'));
  const views = await openSqliteViewStore(join(folder, 'views.db'));
  const app = express().use('/.well-known', logKeysRouter({ views }));
  const server = await listen(app.use(errorHandler(createLogger({ level: 'silent' }))), { port: 0, host: '127.0.0.1' });
  const ask = () => fetch(`http://127.0.0.1:${portOf(server)}${logKeysPath}`);
  try {
    expect((await ask()).status).toBe(503);
    await views.define(logKeysView);
    expect((await ask()).status).toBe(503);
    const doc = { id: logKeysId, keys };
    await views.write(logKeysView.name, logKeysView.version, [{ id: logKeysId, doc, position: 1 }], 0);
    const answer = await ask();
    expect(answer.headers.get('content-type')).toContain('application/jwk-set+json');
    expect(await answer.json()).toEqual({ keys });
  } finally {
    server.closeAllConnections();
    server.close();
    await views.close();
    await rm(folder, { recursive: true });
  }
});
