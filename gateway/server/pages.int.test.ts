import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { gateways } from './gateway.fixture.ts';

const screens = mkdtempSync(join(tmpdir(), 'screens-'));
const { copy, gateway, stopAll } = gateways(screens);
beforeAll(() => writeFileSync(join(screens, 'shell.html'), '<!doctype html>'));
afterAll(() => rmSync(screens, { recursive: true }));
afterEach(stopAll);

describe('the gateway', () => {
  it('serves the screens, safely, and hides what is inside', async () => {
    const service = await copy('service');
    const { url } = await gateway([service]);
    const page = await fetch(`${url}/request/project/1`);
    expect([await page.text(), page.headers.get('x-frame-options')]).toEqual(['<!doctype html>', 'SAMEORIGIN']);
    expect((await fetch(`${url}/metrics`)).status).toBe(404);
    expect((await fetch(url, { method: 'POST' })).status).toBe(404);
    expect(service.requests).toEqual([]);
  });

  it('draws open pages with what query-api answers', async () => {
    mkdirSync(join(screens, '.pages'));
    writeFileSync(join(screens, '.pages/page.html'), '<!doctype html>@');
    writeFileSync(
      join(screens, '.pages/render-page.mjs'),
      "export const textFiles = {}; export const isOpenPage = (path) => path === '/shop'; export const renderPage = async ({ ask, template }) => template.replace('@', (await ask('shop/category/list')).name);",
    );
    const service = await copy('service');
    const { url } = await gateway([service]);
    expect(await (await fetch(`${url}/shop`)).text()).toBe('<!doctype html>service');
    expect(service.requests.map(({ url: path }) => path)).toEqual(['/api/shop/category/list']);
    rmSync(join(screens, '.pages'), { recursive: true });
  });
});
