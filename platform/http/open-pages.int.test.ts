import express from 'express';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../log/logger.ts';
import { listen, portOf } from './listen.ts';
import { openPages } from './open-pages.ts';
import { stopServer } from './shutdown.ts';
import { staticFiles } from './static-files.ts';

/** Draws what it is asked for into the page it is given. */
const program = `
export const isOpenPage = (path) => path.startsWith('/shop');
export const renderPage = async ({ pathname, search, origin, ask, template }) => template.replace('@', JSON.stringify({ pathname, search, origin, data: await ask('thing' + search) }));
export const textFiles = { '/robots.txt': async ({ origin }) => ({ type: 'text/plain', text: 'Sitemap: ' + origin }) };
`;
let [folder, server, asked] = ['', undefined as unknown as Server, [] as string[]];
let answer: () => Response | Promise<Response> = () => Response.json({ name: '명함' });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  mkdirSync(join(folder, '.pages'));
  writeFileSync(join(folder, '.pages/render-page.mjs'), program);
  writeFileSync(join(folder, '.pages/page.html'), '<html>@</html>');
  writeFileSync(join(folder, 'shell.html'), '<html>plain</html>');
  const ask = async (call: string) => {
    asked.push(call);
    return answer();
  };
  const log = createLogger({ level: 'silent' });
  const pages = openPages(folder, { ask, publicUrl: undefined, session: { name: 'mark' }, log });
  server = await listen(express().use(staticFiles(folder, pages)), { port: 0 });
});
afterEach(() => {
  answer = () => Response.json({ name: '명함' });
  asked = [];
});
afterAll(async () => {
  await stopServer(server, { graceMs: 0 });
  rmSync(folder, { recursive: true });
});

const get = async (path: string, init: RequestInit = {}) => {
  const found = await fetch(`http://localhost:${portOf(server)}${path}`, init);
  return {
    status: found.status,
    type: found.headers.get('content-type'),
    cache: found.headers.get('cache-control'),
    text: await found.text(),
  };
};

describe('open pages', () => {
  it('come with their data', async () => {
    const { text, ...about } = await get('/shop?a=1');
    expect(about).toEqual({ status: 200, type: 'text/html; charset=utf-8', cache: 'no-cache' });
    expect(JSON.parse(text.slice(6, -7))).toEqual({
      pathname: '/shop',
      search: '?a=1',
      origin: `http://localhost:${portOf(server)}`,
      data: { name: '명함' },
    });
  });
  it('are drawn once for visitors who come shortly after each other, anew for who is logged in or reloads', async () => {
    await get('/shop?b=1');
    await get('/shop?b=1');
    expect(asked).toEqual(['thing?b=1']);
    await get('/shop?b=1', { headers: { cookie: 'a=b; mark=1' } });
    await get('/shop?b=1', { headers: { cookie: 'a=b; mark=1' } });
    await get('/shop?b=1', { headers: { 'cache-control': 'max-age=0' } });
    expect(asked).toHaveLength(4);
  });
  it('are shared by visitors whatever other cookies they bring, such as the ticket of an order', async () => {
    await get('/shop?c=1', { headers: { cookie: 'order_1=ticket' } });
    await get('/shop?c=1', { headers: { cookie: 'order_2=ticket; order_3=ticket' } });
    await get('/shop?c=1');
    expect(asked).toEqual(['thing?c=1']);
  });
  it('are plain ones with 404 where there is no such thing, so that nobody keeps the address', async () => {
    answer = () => Response.json({}, { status: 404 });
    expect(await get('/shop/gone')).toMatchObject({ status: 404, text: '<html>plain</html>' });
  });
  it.each([
    ['an error', () => Response.json({}, { status: 503 })],
    ['nobody there', () => Promise.reject(new TypeError('fetch failed'))],
  ])('are plain ones where data cannot be had: %s', async (name, failing) => {
    answer = failing;
    expect(await get(`/shop/${encodeURIComponent(name)}`)).toMatchObject({ status: 200, text: '<html>plain</html>' });
  });
  it('leave other addresses as they are', async () => {
    expect(await get('/my')).toMatchObject({ status: 200, text: '<html>plain</html>' });
    expect(asked).toEqual([]);
  });
  it('bring texts for programs', async () => {
    expect(await get('/robots.txt')).toMatchObject({
      status: 200,
      type: 'text/plain; charset=utf-8',
      text: expect.stringContaining('Sitemap: http://localhost') as string,
    });
  });
  it('do not show what draws them', async () => {
    expect((await get('/.pages/render-page.mjs')).status).toBe(404);
    expect((await get('/.pages/page.html')).status).toBe(404);
  });
});
