import { BadEnvironment } from '@maru/platform/env/read-variable';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { gateways, gatewayTo } from './gateway.fixture.ts';

interface Said {
  readonly name: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly size: number;
}
const { copy, gateway, stopAll } = gateways();
afterEach(stopAll);
const said = async (url: string, init?: RequestInit) => (await (await fetch(url, init)).json()) as Said;

describe('the gateway', () => {
  it('sends each request to its service, body and all', async () => {
    const { url } = await gateway([await copy('command')], [await copy('query')]);
    expect(await said(`${url}/api/request/project/list?page=2`)).toMatchObject({
      name: 'query',
      url: '/api/request/project/list?page=2',
    });
    const body = 'x'.repeat(3_000_000);
    expect(await said(`${url}/api/util/upload_image`, { method: 'POST', body })).toMatchObject({
      name: 'command',
      size: body.length,
    });
    expect(await said(`${url}/api/request/project?id=1`, { method: 'DELETE' })).toMatchObject({
      name: 'command',
      size: 0,
    });
  });

  it('says who asked, and nothing of its own connection', async () => {
    const { url, port } = await gateway([await copy('command')]);
    const answer = await fetch(`${url}/api/request/project/list`, {
      headers: { 'X-Forwarded-For': '6.6.6.6', 'X-Correlation-Id': 'abcdefgh', Cookie: 'a=1' },
    });
    const { headers } = (await answer.json()) as Said;
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': `127.0.0.1:${port}`,
      host: `127.0.0.1:${port}`,
      'x-correlation-id': 'abcdefgh',
      cookie: 'a=1',
    });
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('content-security-policy')).toBeNull();
  });

  it('closes the connection of a client that wants it closed', async () => {
    const { port } = await gateway([await copy('command')]);
    const socket = connect(port, '127.0.0.1');
    socket.write('GET /api/request/project/list HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1.1 200 .*\r\nconnection: close\r\n/is);
  });

  it('never takes the body of one request for the next, whatever a client says of its connection', async () => {
    const service = await copy('service');
    const { port } = await gateway([service]);
    const socket = connect(port, '127.0.0.1');
    const hidden = 'GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n';
    socket.write(
      `GET /api/request/project/list HTTP/1.1\r\nHost: x\r\nConnection: close, Content-Length, Host\r\nContent-Length: ${hidden.length}\r\n\r\n${hidden}`,
    );
    expect(await text(socket)).toContain(`"size":${hidden.length}`);
    expect(service.requests.map(({ url }) => url)).toEqual(['/api/request/project/list']);
  });

  it('takes turns, and leaves out a copy that takes no connection', async () => {
    const [one, two] = [await copy('one'), await copy('two')];
    const { url } = await gateway([one, two]);
    const names = async (times: number, init?: RequestInit) => {
      const all: string[] = [];
      for (let time = 0; time < times; time += 1) all.push((await said(`${url}/api/request/comment/add`, init)).name);
      return all;
    };
    const post = { method: 'POST', body: 'x' };
    expect((await names(4, post)).toSorted((a, b) => a.localeCompare(b))).toEqual(['one', 'one', 'two', 'two']);
    await one.stop();
    expect(new Set(await names(4, post))).toEqual(new Set(['two']));
  });

  it('repeats a read that broke, elsewhere, and never a write', async () => {
    const broken = await copy('broken', (request) => void request.socket.destroy());
    const { url } = await gateway([broken, await copy('whole')]);
    const reads = await Promise.all([1, 2].map(() => said(`${url}/api/auth/agree`)));
    expect(reads.map(({ name }) => name)).toEqual(['whole', 'whole']);
    const requests = broken.requests.length;
    const writes = await Promise.all(
      [1, 2].map(() => fetch(`${url}/api/request/comment/add`, { method: 'POST', body: 'x' })),
    );
    expect(new Set(writes.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect(broken.requests.length).toBe(requests + 1);
  });

  it('says so when nobody answers', async () => {
    const gone = await copy('gone');
    const { url } = await gateway([gone]);
    await gone.stop();
    const answer = await fetch(`${url}/api/request/comment/add`, { method: 'POST', body: 'x' });
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('retry-after')]).toEqual([
      503,
      'application/problem+json; charset=utf-8',
      '1',
    ]);
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  });

  it('cuts off an answer that broke halfway', async () => {
    const { url } = await gateway([
      await copy('half', (_request, response) => {
        response.writeHead(200, { 'Content-Length': '100' }).write('half');
        setImmediate(() => response.destroy());
      }),
    ]);
    await expect(fetch(`${url}/api/request/project/list`).then((answer) => answer.text())).rejects.toThrow();
  });

  it('lets go of the service when the client is gone', async () => {
    let told = (_request: unknown) => {};
    const reached = new Promise((resolve) => {
      told = resolve;
    });
    const slow = await copy('slow', (request) => told(request));
    const { url } = await gateway([slow]);
    const leaving = new AbortController();
    const answer = fetch(`${url}/api/request/project/list`, { signal: leaving.signal }).catch(() => 'left');
    await reached;
    const closed = once(slow.requests[0]?.socket ?? slow.server, 'close');
    leaving.abort();
    expect(await answer).toBe('left');
    await closed;
  });

  it('answers health itself, and ready when every service has a copy that is', async () => {
    const [one, two] = [await copy('one'), await copy('two')];
    const { url } = await gateway([one, two]);
    expect(await (await fetch(`${url}/api/health`)).json()).toEqual({ status: 'alive' });
    expect(await (await fetch(`${url}/api/ready`)).json()).toEqual({
      status: 'ready',
      checks: { 'command-api': 'ok', 'query-api': 'ok', realtime: 'ok' },
    });
    expect([...one.requests, ...two.requests].every((request) => request.url === '/api/ready')).toBe(true);
  });

  it('is not ready without a service', async () => {
    const gone = await copy('gone');
    const { url } = await gateway([gone], [await copy('query')]);
    await gone.stop();
    const answer = await fetch(`${url}/api/ready`);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({ checks: { 'command-api': 'failed', 'query-api': 'ok', realtime: 'ok' } }),
    ]);
  });

  it('says which service it was not told of', async () => {
    await expect(gatewayTo({ command: [], query: ['http://127.0.0.1:1'], realtime: [] })).rejects.toThrow(
      BadEnvironment,
    );
    await expect(gatewayTo({ command: [], query: ['http://127.0.0.1:1'], realtime: [] })).rejects.toThrow(
      'COMMAND_API_URLS, REALTIME_URLS',
    );
  });
});
