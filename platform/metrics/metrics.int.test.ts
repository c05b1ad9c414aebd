import express, { Router } from 'express';
import type { Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, portOf } from '../http/listen.ts';
import { stopServer } from '../http/shutdown.ts';
import { createMetrics, metricsHandler, requestMetrics } from './metrics.ts';

const metrics = createMetrics();
let server: Server;
let url = '';

beforeAll(async () => {
  const app = express().use(requestMetrics(metrics));
  app.use(
    '/api',
    Router().get('/thing/:id', (_request, response) => void response.send('ok')),
  );
  app.get('/metrics', metricsHandler(metrics));
  server = await listen(app, { port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${portOf(server)}`;
});
afterAll(() => stopServer(server, { graceMs: 0 }));

const scrape = async () => (await fetch(`${url}/metrics`)).text();

describe('metrics', () => {
  it('counts answers by route, never by address', async () => {
    await fetch(`${url}/api/thing/1`);
    await fetch(`${url}/api/thing/2`);
    await fetch(`${url}/wp-admin.php`);
    const text = await scrape();
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="/api/thing/:id",status="200"} 2');
    expect(text).toContain('http_request_duration_seconds_count{method="GET",route="unmatched",status="404"} 1');
    expect(text).not.toContain('wp-admin');
  });

  it('shows what services declare, and the process itself', async () => {
    metrics.counter('parked_events_total', 'Events given up on', ['projection']).inc({ projection: 'issue' });
    metrics.gauge('lag_events', 'Events not folded yet').set(3);
    const text = await scrape();
    expect(text).toContain('parked_events_total{projection="issue"} 1');
    expect(text).toContain('lag_events 3');
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('gives the same metric to everyone who asks for its name', () => {
    expect(metrics.counter('shared_total', 'x')).toBe(metrics.counter('shared_total', 'x'));
  });
});
