import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LogKeys, logKeysPath } from '@maru/contracts/kernel/log-keys.views';
import { readSqliteLog } from '@maru/platform/event-store/log-reader';
import { verifyChain } from '@maru/platform/event-store/verify-chain';
import { type Product, runServer } from '../support/running-server.ts';

const root = new URL('../..', import.meta.url).pathname;
let running: Product;
beforeAll(async () => {
  running = await runServer();
});
afterAll(() => running.dispose());

/** Starts once more and tells how that ended. */
const startAgain = async (env: Record<string, string>) => {
  const child = spawn(process.execPath, ['dist/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, DEMO: '0', LOG_LEVEL: 'error', PORT: '0', DATA_DIR: running.dataDir, ...env },
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { said, code: Number(code) };
};

describe('start', () => {
  it('refuses a data folder that another process has', async () => {
    const { said, code } = await startAgain({});
    expect([said.trim(), code]).toEqual([expect.stringContaining('is open in another process'), 1]);
    expect(said).not.toContain('    at ');
  });

  it('names what is wrong in the environment', async () => {
    expect(await startAgain({ PORT: 'http' })).toEqual({
      said: 'PORT must be a port from 0 (any free one) to 65535\n',
      code: 1,
    });
  });

  it('ends at SIGTERM and goes on where it was', async () => {
    await running.stop('SIGTERM');
    await running.start();
    const ready = await fetch(`${running.url}/api/ready`);
    expect(await ready.json()).toEqual({ status: 'ready', checks: { log: 'ok', views: 'ok', projections: 'ok' } });
    expect(await (await fetch(`${running.url}/metrics`)).text()).toContain('http_request_duration_seconds');
  });

  it('publishes the key of its seals, and a log that fits it', async () => {
    const keys = async () => (await fetch(`${running.url}${logKeysPath}`)).json() as Promise<Partial<LogKeys>>;
    await expect.poll(async () => (await keys()).keys?.length, { timeout: 20_000 }).toBe(1);
    const key = (await keys()).keys?.[0]?.x ?? '';
    await running.stop('SIGTERM');
    const expected = { keys: [key], seals: [] };
    const report = await verifyChain(readSqliteLog(join(running.dataDir, 'log.db')), { expected });
    expect(report).toMatchObject({ bad: undefined, unmet: [], newest: { key } });
    await running.start();
  });
});
