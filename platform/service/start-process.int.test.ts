import { Router } from 'express';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BadEnvironment } from '../env/read-variable.ts';
import { readEnv } from '../env/env.ts';
import { portOf } from '../http/listen.ts';
import { createLogger } from '../log/logger.ts';
import type { OpenService } from './service.ts';
import { type Running, startProcess } from './start-process.ts';

const log = createLogger({ level: 'silent' });
const ending = { graceMs: 60_000, lingerMs: 0 };
let dataDir = '';
let running: Running | undefined;

const start = async (services: readonly OpenService[], patient = true) => {
  running = await startProcess(readEnv({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir }), log, {
    services,
    patient,
    ending,
  });
  return running;
};
const get = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${running ? portOf(running.server) : 0}${path}`);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const sayHello = Router().get('/hello', (_request, response) => void response.json({ hello: true }));

describe('a process', () => {
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'process-'));
  });
  afterEach(async () => {
    await running?.stop();
    running = undefined;
    rmSync(dataDir, { recursive: true });
  });

  it('is alive but not ready until its services are open', async () => {
    let open = () => {};
    const engineIsBack = new Promise<void>((resolve) => {
      open = resolve;
    });
    let tries = 0;
    const late: OpenService = async () => {
      tries += 1;
      if (tries < 3) throw new Error('away');
      await engineIsBack;
      return { routers: [sayHello], notes: ['hello'] };
    };
    const { opened } = await start([late]);
    expect((await get('/api/health')).status).toBe(200);
    expect(await get('/api/ready')).toMatchObject({
      status: 503,
      body: { code: 'unavailable', checks: { running: 'failed' } },
    });
    expect(await get('/api/hello')).toMatchObject({ status: 503, body: { code: 'unavailable' } });
    open();
    expect(await opened).toEqual(['hello']);
    expect(await get('/api/ready')).toEqual({
      status: 200,
      body: { status: 'ready', checks: { log: 'ok', views: 'ok' } },
    });
    expect(await get('/api/hello')).toEqual({ status: 200, body: { hello: true } });
    expect((await get('/api/other')).status).toBe(404);
  });

  it('lets go of people, finishes what is running, then closes its services in reverse', async () => {
    const told: string[] = [];
    let finish = () => {};
    const named =
      (name: string): OpenService =>
      async () => ({
        routers: [
          Router().get(`/${name}`, (_request, response) => {
            finish = () => void response.json({ name });
            told.push('asked');
          }),
        ],
        checks: { [name]: async () => undefined },
        release: async () => void told.push(`release ${name}`),
        close: async () => void told.push(`close ${name}`),
      });
    const { opened, stop } = await start([named('first'), named('second')]);
    await opened;
    const slow = get('/api/first');
    while (!told.includes('asked')) await new Promise(setImmediate);
    const stopped = stop();
    while (!told.includes('release first')) await new Promise(setImmediate);
    finish();
    expect(await slow).toEqual({ status: 200, body: { name: 'first' } });
    await stopped;
    expect(told).toEqual(['asked', 'release second', 'release first', 'close second', 'close first']);
  });

  it('stops while it still waits for an engine', async () => {
    const { opened, stop } = await start([() => Promise.reject(new Error('away'))]);
    const ended = opened.then(
      () => 'open',
      (error: Error) => error.name,
    );
    await stop();
    expect(await ended).toBe('AbortError');
  });

  it('gives up where waiting mends nothing, and leaves the engines free', async () => {
    const bad: OpenService = () => Promise.reject(new BadEnvironment('X must be y'));
    await expect((await start([bad])).opened).rejects.toThrow(BadEnvironment);
    await running?.stop();
    expect(await (await start([async () => ({ notes: ['open'] })], false)).opened).toEqual(['open']);
  });
});
