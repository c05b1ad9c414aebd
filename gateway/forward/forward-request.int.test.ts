import { listen, portOf } from '@maru/platform/http/listen';
import { stopServer } from '@maru/platform/http/shutdown';
import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { poolingAgent } from '../upstream/connect.ts';
import { requestForwarder } from './forward-request.ts';

const servers: Server[] = [];
const serve = async (listener: RequestListener) => {
  const server = await listen(listener, { port: 0, host: '127.0.0.1' });
  servers.unshift(server);
  return { host: '127.0.0.1', port: portOf(server), server };
};
const agent = poolingAgent();
const forward = requestForwarder(agent);

/** What the caller of a proxy with this time limit gets. */
const throughProxy = async (copies: readonly { host: string; port: number }[], timeoutMs: number) => {
  const { port } = await serve((request, response) => {
    forward(request, response, { copies, onRefused: () => undefined, timeoutMs }).catch((error: unknown) => {
      response.writeHead(503).end(error instanceof Error ? error.message : '');
    });
  });
  const answer = await fetch(`http://127.0.0.1:${port}/`);
  return { status: answer.status, text: await answer.text() };
};

describe('forwarding a request', () => {
  afterEach(async () => {
    for (const server of servers.splice(0)) await stopServer(server, { graceMs: 0 });
  });

  it('ends when there is no answer in time, and asks nobody else then', async () => {
    const requests: IncomingMessage[] = [];
    const hung = await serve((request) => void requests.push(request));
    const arrived = once(hung.server, 'request');
    const answer = throughProxy([hung, hung, hung], 500);
    await arrived;
    expect(await answer).toEqual({ status: 503, text: 'unavailable' });
    expect(requests).toHaveLength(1);
  });

  it('takes as long as it takes once an answer has begun', async () => {
    const slow = await serve((_request, response) => {
      response.write('be');
      setTimeout(() => response.end('gun'), 1_500);
    });
    expect(await throughProxy([slow], 1_000)).toEqual({ status: 200, text: 'begun' });
  });

  it('uses a connection again', async () => {
    const sockets = new Set<unknown>();
    const copy = await serve((request, response) => {
      sockets.add(request.socket);
      response.end('ok');
    });
    for (let time = 0; time < 3; time += 1)
      expect(await throughProxy([copy], 5_000)).toEqual({ status: 200, text: 'ok' });
    expect(sockets.size).toBe(1);
  });
});
