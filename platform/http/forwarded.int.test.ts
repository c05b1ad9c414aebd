import { afterEach, expect, it } from 'vitest';
import type { Server } from 'node:http';
import { createLogger } from '../log/logger.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { baseApp } from '../service/base-app.ts';
import { listen, portOf } from './listen.ts';
import { stopServer } from './shutdown.ts';

let server: Server;
afterEach(() => stopServer(server, { graceMs: 100 }));

/** What the service believes about a request that came with these headers. */
const believed = async (trustProxy: number, headers: Record<string, string>) => {
  const app = baseApp({ trustProxy }, createLogger({ level: 'silent' }), createMetrics());
  app.get('/', ({ host, protocol, secure, ip }, response) => void response.json({ host, protocol, secure, ip }));
  server = await listen(app, { port: 0, host: '127.0.0.1' });
  const answer = await fetch(`http://127.0.0.1:${portOf(server)}`, { headers });
  return (await answer.json()) as Record<'host' | 'protocol' | 'secure' | 'ip', unknown>;
};
const forged = {
  'X-Forwarded-For': '6.6.6.6, 203.0.113.9',
  'X-Forwarded-Proto': 'https, http',
  'X-Forwarded-Host': 'evil.example, shop.example',
};

it('believes nobody where no proxy is told of', async () => {
  const { host, ...rest } = await believed(0, forged);
  expect(host).toMatch(/^127\.0\.0\.1:/);
  expect(rest).toMatchObject({ protocol: 'http', secure: false });
});

it('believes the one proxy, not what the client sent before it', async () => {
  expect(await believed(1, forged)).toEqual({
    host: 'shop.example',
    protocol: 'http',
    secure: false,
    ip: '203.0.113.9',
  });
});

it('believes two proxies where two are told of', async () => {
  expect(await believed(2, forged)).toEqual({ host: 'evil.example', protocol: 'https', secure: true, ip: '6.6.6.6' });
});

it('believes a proxy that writes the header anew', async () => {
  const one = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'shop.example' };
  expect(await believed(2, one)).toMatchObject({ host: 'shop.example', secure: true });
});
