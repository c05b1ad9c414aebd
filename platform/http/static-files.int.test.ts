import express from 'express';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, portOf } from './listen.ts';
import { stopServer } from './shutdown.ts';
import { staticFiles } from './static-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'static-'));
const script = 'console.log(1);'.repeat(200);
let server: Server;
let url = '';

beforeAll(async () => {
  mkdirSync(join(folder, 'dist/assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'dist/index.html'), '<h1>Home</h1>');
  writeFileSync(join(folder, 'dist/shell.html'), '<main>');
  for (const name of ['app-abc.js', 'old-abc.js']) {
    writeFileSync(join(folder, 'dist/assets', name), script);
    writeFileSync(join(folder, 'dist/assets', `${name}.br`), brotliCompressSync(script));
    writeFileSync(join(folder, 'dist/assets', `${name}.gz`), gzipSync(script));
  }
  const app = express()
    .use(staticFiles(join(folder, 'dist')))
    .use((_req, res) => void res.status(404).end('none'));
  server = await listen(app, { port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${portOf(server)}`;
});
afterAll(async () => {
  await stopServer(server, { graceMs: 0 });
  rmSync(folder, { recursive: true });
});
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(url + path, { method, headers });

describe('static files', () => {
  it('are compressed for who can read it, and kept for ever where the name has a hash', async () => {
    const encodings = { 'gzip, deflate, br': 'br', gzip: 'gzip', identity: null };
    for (const [accepted, encoding] of Object.entries(encodings)) {
      const answer = await get('/assets/app-abc.js', { 'accept-encoding': accepted });
      expect(await answer.text()).toBe(script);
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': expect.stringMatching(/^text\/javascript; charset=utf-8$/i),
        vary: 'Accept-Encoding',
      });
    }
  });

  it('are answered in parts, or as not changed', async () => {
    const part = await get('/assets/app-abc.js', { range: 'bytes=-4', 'accept-encoding': 'identity' });
    expect([part.status, await part.text()]).toEqual([206, script.slice(-4)]);
    const { headers } = await get('/assets/app-abc.js');
    const again = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    expect((await get('/assets/app-abc.js', again)).status).toBe(304);
  });

  it('are not found once they are deleted, in words that are not compressed', async () => {
    for (const end of ['', '.br', '.gz']) rmSync(join(folder, `dist/assets/old-abc.js${end}`));
    const answer = await get('/assets/old-abc.js');
    expect([answer.status, await answer.text()]).toEqual([404, 'none']);
  });

  it.each([
    ['/', '<h1>Home</h1>'],
    ['/request/project/01900000', '<main>'],
    ['/cart', '<main>'],
  ])('answer the app at %s, looked after each time', async (path, page) => {
    const answer = await get(path);
    expect([await answer.text(), answer.headers.get('cache-control')]).toEqual([page, 'no-cache']);
    // Without a cache-control of its own, fetch asks for a fresh copy.
    const again = { 'if-none-match': answer.headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    expect((await get(path, again)).status).toBe(304);
  });

  it.each(['/assets/gone.js', '/..%2fsecret.txt', '/favicon.ico'])('do not hold %s', async (path) => {
    expect((await get(path)).status).toBe(404);
  });

  it('are only read', async () => {
    for (const path of ['/', '/assets/app-abc.js']) expect((await get(path, {}, 'POST')).status).toBe(404);
    expect(await (await get('/', {}, 'HEAD')).text()).toBe('');
  });
});
