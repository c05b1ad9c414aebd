import type { Problem } from '@maru/contracts/kernel/problem';
import express from 'express';
import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { errorHandler } from './error-handler.ts';
import { healthRoutes } from './health.ts';
import { listen, portOf } from './listen.ts';
import { stopServer } from './shutdown.ts';

const lines: Record<string, unknown>[] = [];
const log = createLogger({ level: 'debug', destination: { write: (line) => void lines.push(JSON.parse(line)) } });
let broken = false;

const app = () => {
  const hung = () => new Promise((resolve) => void setTimeout(resolve, 60_000).unref());
  const checks = {
    log: () => Promise.resolve(),
    views: () => (broken ? Promise.reject(new Error('disk')) : Promise.resolve()),
    slow: () => (broken ? hung() : Promise.resolve()),
  };
  return express().use(healthRoutes({ checks: () => checks, log, timeoutMs: 20 }), errorHandler(log));
};

let server: Server;
let url = '';
beforeAll(async () => {
  server = await listen(app(), { port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${portOf(server)}`;
});
afterAll(() => stopServer(server, { graceMs: 0 }));
beforeEach(() => {
  broken = false;
  lines.length = 0;
});

const problem = async (path: string) => {
  const answer = await fetch(url + path);
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  return { answer, body: (await answer.json()) as Problem };
};

describe('health', () => {
  it('is alive, and ready when every check passes', async () => {
    expect(await (await fetch(`${url}/api/health`)).json()).toEqual({ status: 'alive' });
    const ready = await fetch(`${url}/api/ready`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      { status: 'ready', checks: { log: 'ok', views: 'ok', slow: 'ok' } },
    ]);
  });

  it('names what fails or hangs, and keeps the reason for the log', async () => {
    broken = true;
    const { answer, body } = await problem('/api/ready');
    expect(answer.status).toBe(503);
    expect(body).toMatchObject({ code: 'unavailable', checks: { log: 'ok', views: 'failed', slow: 'failed' } });
    expect(JSON.stringify(body)).not.toContain('disk');
    expect(lines.filter((line) => line['level'] === 'warn').map((line) => line['check'])).toEqual(['views', 'slow']);
  });
});
