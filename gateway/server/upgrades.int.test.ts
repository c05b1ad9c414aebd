import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Copy, gatewayTo, serve } from './gateway.fixture.ts';

interface Node extends Copy {
  readonly urls: (string | undefined)[];
  readonly sockets: Duplex[];
}
let nodes: readonly [Node, Node];
let gateway: Awaited<ReturnType<typeof gatewayTo>>;

/** Longer than what is sent in one piece. */
const refusal = 'no'.repeat(500_000);

/** Takes every WebSocket but those that ask for another, and sends back what it hears. */
const node = async (name: string): Promise<Node> => {
  const copy = await serve(name);
  const [urls, sockets]: [(string | undefined)[], Duplex[]] = [[], []];
  copy.server.on('upgrade', (request, socket: Duplex) => {
    urls.push(request.url);
    sockets.push(socket.on('error', () => undefined));
    if (request.url?.includes('refused'))
      return socket.end(`HTTP/1.1 403 Forbidden\r\nContent-Length: ${refusal.length}\r\n\r\n${refusal}`);
    const told = [name, request.headers['x-forwarded-for'], request.headers.host].join(' ');
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nX-Told: ${told}\r\n\r\n`,
    );
    return socket.pipe(socket);
  });
  const stop = async () => {
    for (const socket of sockets) socket.destroy();
    await copy.stop();
  };
  return { ...copy, urls, sockets, stop };
};

const open = (url: string, { upgrade = 'websocket', more = '', localAddress = '127.0.0.1' } = {}): Socket => {
  const socket = connect({ port: gateway.port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
  socket.write(
    `GET ${url} HTTP/1.1\r\nHost: maru.example\r\nConnection: Upgrade\r\nUpgrade: ${upgrade}\r\n\r\n${more}`,
  );
  return socket;
};
const until = async (socket: Socket, wanted: RegExp) => {
  let heard = '';
  while (!wanted.test(heard)) heard += String(await once(socket, 'data'));
  return heard;
};
const count = (at: 0 | 1) => nodes[at].urls.length;

describe('WebSockets through the gateway', () => {
  beforeEach(async () => {
    nodes = [await node('one'), await node('two')];
    const urls = nodes.map(({ url }) => url);
    gateway = await gatewayTo({ command: urls, query: urls, realtime: urls });
  });
  afterEach(async () => {
    await gateway.stop();
    for (const one of nodes) await one.stop();
  });

  it('carry bytes both ways, also those sent early', async () => {
    const socket = open('/socket.io/?transport=websocket', { more: 'early' });
    const response = await until(socket, /early$/);
    expect(response).toMatch(/^HTTP\/1.1 101 .*x-told: (one|two) 127.0.0.1 maru.example\r\n/is);
    socket.write('hello');
    expect(await until(socket, /hello/)).toBe('hello');
  });

  it('begin with each copy in turn, and stay where their session is', async () => {
    for (let time = 0; time < 4; time += 1) await until(open('/socket.io/?transport=websocket'), /\r\n\r\n/);
    expect([count(0), count(1)]).toEqual([2, 2]);
    for (let time = 0; time < 4; time += 1) await until(open(`/socket.io/?sid=${time}`), /\r\n\r\n/);
    expect([count(0), count(1)].toSorted((a, b) => a - b)).toEqual([2, 6]);
  });

  it('find their session beside the polls that opened it', async () => {
    const address = '127.0.0.2';
    await until(open('/socket.io/?sid=1', { localAddress: address }), /\r\n\r\n/);
    const home = count(0) > 0 ? nodes[0] : nodes[1];
    for (let time = 0; time < 3; time += 1) {
      const poll = connect({ port: gateway.port, host: '127.0.0.1', localAddress: address });
      poll.write('GET /socket.io/?transport=polling HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
      await until(poll, /\r\n\r\n/);
    }
    expect(home.requests).toHaveLength(3);
  });

  it('go to another copy when one takes no connection', async () => {
    await nodes[0].stop();
    for (let time = 0; time < 3; time += 1) expect(await until(open('/socket.io/'), /\r\n\r\n/)).toContain('two');
  });

  it('are told when there is none', async () => {
    for (const one of nodes) await one.stop();
    expect(await until(open('/socket.io/'), /\r\n\r\n/)).toMatch(/^HTTP\/1.1 503 /);
  });

  it('are told when the service does not want them', async () => {
    const [, headers, body] = /^HTTP\/1.1 403 (.*?)\r\n\r\n(.*)$/s.exec(await text(open('/socket.io/?refused'))) ?? [];
    expect([headers, body === refusal]).toEqual([expect.stringContaining(`content-length: ${refusal.length}`), true]);
  });

  it.each([
    ['/api/request/project/list', 'websocket'],
    ['/socket.io/', 'h2c'],
  ])('are none at %s as %s', async (url, upgrade) => {
    expect(await until(open(url, { upgrade }), /\r\n\r\n/)).toMatch(/^HTTP\/1.1 400 /);
    expect([count(0), count(1)]).toEqual([0, 0]);
  });

  it('break on both sides when one side breaks', async () => {
    const [left, right] = [open('/socket.io/'), open('/socket.io/')];
    await Promise.all([left, right].map((socket) => until(socket, /\r\n\r\n/)));
    const inside = [...nodes[0].sockets, ...nodes[1].sockets];
    expect(inside).toHaveLength(2);
    const closed = Promise.all([...inside, left, right].map((socket) => once(socket, 'close')));
    left.resetAndDestroy();
    await gateway.stop();
    await closed;
  });
});
