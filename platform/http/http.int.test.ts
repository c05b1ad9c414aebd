import type { Problem } from '@maru/contracts/kernel/problem';
import { Rejected } from '@maru/contracts/kernel/rejections';
import express from 'express';
import type { Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { EventStoreUnavailable } from '../event-store/event-store.ts';
import { createLogger, currentCorrelation } from '../log/logger.ts';
import { UndeclaredField, UnknownView, ViewStoreUnavailable } from '../view-store/view-store.ts';
import { correlationId, requestLog, underCorrelation } from './correlation-id.ts';
import { errorHandler, notFound } from './error-handler.ts';
import { listen, portOf } from './listen.ts';
import { originCheck } from './origin.ts';
import { securityHeaders } from './security-headers.ts';
import { stopServer } from './shutdown.ts';

const lines: Record<string, unknown>[] = [];
const log = createLogger({ level: 'debug', destination: { write: (line) => void lines.push(JSON.parse(line)) } });

const thrown: Record<string, Error> = {
  rejected: new Rejected('not_member'),
  store: new EventStoreUnavailable('10.0.0.1 refused'),
  refusedByStore: new Rejected('unavailable', { cause: new EventStoreUnavailable('the disk is full') }),
  view: new UnknownView('issue'),
  field: new UndeclaredField('issue'),
  views: new ViewStoreUnavailable('10.0.0.2 refused'),
  bug: new TypeError('secret inside'),
};

const app = () => {
  const web = express();
  web.use(
    correlationId,
    requestLog(log),
    securityHeaders(),
    originCheck(['https://partner.example']),
    express.json({ limit: 100 }),
  );
  web.get('/correlation', underCorrelation, (_request, response) => void response.json({ id: currentCorrelation() }));
  web.post('/echo', (request, response) => void response.json(request.body));
  web.get('/throw/:what', (request) => {
    throw thrown[request.params.what] ?? new Error('?');
  });
  web.get('/late', async (_request, response) => {
    response.write('half');
    await Promise.reject(new Error('after the head'));
  });
  return web.use(notFound, errorHandler(log));
};

let server: Server;
let url = '';
beforeAll(async () => {
  server = await listen(app(), { port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${portOf(server)}`;
});
afterAll(() => stopServer(server, { graceMs: 0 }));
beforeEach(() => {
  lines.length = 0;
});

const problem = async (path: string, init?: RequestInit) => {
  const answer = await fetch(url + path, init);
  expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  return { answer, body: (await answer.json()) as Problem };
};
const post = (body: string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body,
  headers: { 'content-type': 'application/json', ...headers },
});

describe('errors', () => {
  it.each([
    ['/throw/rejected', 403, 'not_member'],
    ['/throw/store', 503, 'unavailable'],
    ['/throw/view', 503, 'views_behind'],
    ['/throw/field', 503, 'views_behind'],
    ['/throw/views', 503, 'unavailable'],
    ['/throw/bug', 500, 'internal'],
    ['/nowhere', 404, 'not_found'],
    ['/throw/%E0%A4%A', 400, 'malformed_body'],
  ])('%s answers %i %s', async (path, status, code) => {
    const { answer, body } = await problem(path);
    expect([answer.status, body.status, body.code]).toEqual([status, status, code]);
    expect(answer.headers.get('retry-after')).toBe(status === 503 ? '1' : null);
  });

  it('maps a body that is no JSON, or too long', async () => {
    expect((await problem('/echo', post('{'))).body).toMatchObject({ status: 400, code: 'malformed_body' });
    expect((await problem('/echo', post(JSON.stringify('x'.repeat(200))))).body).toMatchObject({
      status: 413,
      code: 'too_large',
    });
  });

  it('logs a fault with its stack and shows nothing of it', async () => {
    const { body } = await problem('/throw/bug');
    expect(JSON.stringify(body)).not.toMatch(/secret|TypeError|error-handler/);
    expect(lines).toContainEqual(
      expect.objectContaining({
        level: 'error',
        path: '/throw/bug',
        err: expect.objectContaining({ message: 'secret inside' }),
      }),
    );
  });

  it('logs why an engine refused, however far from the engine it was answered', async () => {
    for (const [what, message] of [
      ['store', '10.0.0.1 refused'],
      ['refusedByStore', 'the disk is full'],
    ] as const) {
      expect(JSON.stringify((await problem(`/throw/${what}`)).body)).not.toContain(message);
      expect(lines).toContainEqual(
        expect.objectContaining({ level: 'error', code: 'unavailable', err: expect.objectContaining({ message }) }),
      );
    }
  });

  it('logs a refusal only for debugging', async () => {
    await problem('/throw/rejected');
    expect(lines.map((line) => line['level'])).toEqual(['debug', 'debug']);
  });

  it('cuts an answer that had begun', async () => {
    await expect(fetch(`${url}/late`).then((answer) => answer.text())).rejects.toThrow();
  });
});

describe('correlation id', () => {
  const ask = async (id?: string) => {
    const answer = await fetch(`${url}/correlation`, id === undefined ? {} : { headers: { 'x-correlation-id': id } });
    return { sent: answer.headers.get('x-correlation-id'), seen: ((await answer.json()) as { id: string }).id };
  };

  it('is kept, and known to everything the request does', async () => {
    expect(await ask('abc-12345')).toEqual({ sent: 'abc-12345', seen: 'abc-12345' });
  });

  it('stands in the lines about the request, also where nothing runs under it', async () => {
    await fetch(`${url}/throw/bug`, { headers: { 'x-correlation-id': 'abc-12345' } });
    expect(lines.map((line) => [line['msg'], line['correlationId']])).toEqual([
      ['request failed', 'abc-12345'],
      ['answered', 'abc-12345'],
    ]);
  });

  it.each([undefined, 'short', 'x'.repeat(65), 'with space in it'])('is made when the caller sends %s', async (id) => {
    const { sent, seen } = await ask(id);
    expect(sent).toMatch(/^[0-9a-f-]{36}$/);
    expect(seen).toBe(sent);
  });
});

describe('origin of writes', () => {
  it('lets in the same host, an allowed origin and programs', async () => {
    for (const headers of [{ origin: url }, { origin: 'https://partner.example' }, {}])
      expect((await fetch(`${url}/echo`, post('{}', headers as Record<string, string>))).status).toBe(200);
  });

  it('refuses other sites, but lets them read', async () => {
    const headers = { origin: 'https://evil.example' };
    expect((await problem('/echo', post('{}', headers))).body.code).toBe('origin_refused');
    expect((await fetch(`${url}/correlation`, { headers })).status).toBe(200);
  });
});

describe('headers', () => {
  it('allow no inline script and no foreign frame', async () => {
    const { headers } = await fetch(`${url}/correlation`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(
      "script-src 'self' https://t1.kakaocdn.net/mapjsapi/bundle/postcode/ https://js.tosspayments.com/v2/;",
    );
    expect(policy).toContain("frame-src 'self' https://postcode.map.kakao.com;");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });
});
