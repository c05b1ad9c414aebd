import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { portOf } from './listen.ts';
import { isPrivate, postOutside, PrivateAddress } from './post-outside.ts';

let server: Server;
const bodies: string[] = [];
const on = new AbortController().signal;

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request
      .on('data', (part: Buffer) => (body += part.toString()))
      .on('end', () => {
        bodies.push(body);
        if (request.url === '/never') return;
        if (request.url === '/elsewhere') response.setHeader('Location', '/ok');
        response.writeHead(request.url === '/ok' ? 204 : 302).end();
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const place = (path: string, allowPrivate = true, host = '127.0.0.1') => ({
  url: new URL(`http://${host}:${portOf(server)}${path}`),
  allowPrivate,
});

describe('a post to the outside', () => {
  it('arrives once', async () => {
    await postOutside(place('/ok'), '{"n":1}', on);
    expect(bodies.splice(0)).toEqual(['{"n":1}']);
  });

  it('follows no redirect', async () => {
    await expect(postOutside(place('/elsewhere'), '{}', on)).rejects.toThrow('answers 302');
    expect(bodies.splice(0)).toEqual(['{}']);
  });

  it('is called off', async () => {
    await expect(postOutside(place('/never'), '{}', AbortSignal.timeout(100))).rejects.toThrow('abort');
    bodies.splice(0);
  });

  it.each(['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1', '169.254.169.254', '10.0.0.1'])(
    'never leaves for %s unless that is allowed',
    async (host) => {
      await expect(postOutside(place('/ok', false, host), '{}', on)).rejects.toBeInstanceOf(PrivateAddress);
      expect(bodies).toEqual([]);
    },
  );

  it('knows what is public', () => {
    for (const address of ['8.8.8.8', '172.32.0.1', '2606:4700::1111']) expect(isPrivate(address)).toBe(false);
    for (const address of ['172.31.255.255', '100.100.0.1', 'fd00::1', '64:ff9b::7f00:1', '::', '::ffff:10.0.0.1'])
      expect(isPrivate(address)).toBe(true);
  });
});
