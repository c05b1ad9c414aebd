import { randomUUID } from 'node:crypto';
import type { Problem } from '@maru/contracts/kernel/problem';
import { fixedClock } from '@maru/platform/clock/fixed-clock';
import { accessTokens } from '@maru/platform/access-token/access-token';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld, type Reader, type ReadingWorld } from '../support/reading-world.ts';

describe('the way of a read', () => {
  let world: ReadingWorld;
  let reader: Reader;
  beforeAll(async () => {
    world = await openWorld();
    reader = await world.person('김하늘');
    await world.untilSettled();
  });
  afterAll(() => world.close());

  const refused = async (path: string, asking: Parameters<ReadingWorld['get']>[1]) => {
    const { status, body, headers } = await world.get<Problem>(path, asking);
    return { status, code: body.code, errors: body.errors, type: headers.get('content-type') };
  };

  it('wants a token of ours that has not ended', async () => {
    const old = accessTokens(world.secret, fixedClock('2020-01-01T00:00:00Z'));
    const forged = accessTokens('some other secret, also of 32 bytes!', world.engines.clock);
    const claims = { userId: reader.id, level: 10, sessionId: 's' };
    const withToken = (token: string) => refused('request/project/list', { as: { id: reader.id, token } });
    expect(await refused('request/project/list', {})).toMatchObject({
      status: 401,
      code: 'not_logged_in',
      type: 'application/problem+json; charset=utf-8',
    });
    expect(await withToken(await old.issue(claims, 'api'))).toMatchObject({ status: 401, code: 'token_expired' });
    expect(await withToken(await forged.issue(claims, 'api'))).toMatchObject({ status: 401, code: 'not_logged_in' });
    expect(await withToken(await world.tokens.issue(claims, 'file'))).toMatchObject({
      status: 401,
      code: 'not_logged_in',
    });
  });

  it.each([
    ['request/project/list', { page: -1 }, 'page'],
    ['request/project/list', { page: 'x' }, 'page'],
    ['request/project/list', { itemsPerPage: 1_000 }, 'itemsPerPage'],
    ['request/project/list', { sortBy: 'password' }, 'sortBy'],
    ['request/project/list', { status: 'Gone' }, 'status.0'],
    ['request/project/info', { id: 'x' }, 'id'],
    ['request/search', { text: '가' }, 'text'],
    ['request/changes', { room: 'projects', issue: -1 }, 'issue'],
  ])('refuses %s with %j, naming the field in Korean', async (path, query, field) => {
    const { status, code, errors } = await refused(path, { as: reader, query: query as Record<string, string> });
    expect([status, code, errors]).toEqual([
      400,
      'invalid_input',
      [{ path: field, message: expect.stringMatching(/[가-힣]/) }],
    ]);
  });

  it('says when the views do not reach what the caller has seen', async () => {
    const asked = await world.get<Problem>('request/project/list', {
      as: reader,
      headers: { 'x-min-position': '999999999' },
    });
    expect([asked.status, asked.body.code, asked.headers.get('retry-after')]).toEqual([503, 'views_behind', '1']);
    expect(await refused('request/project/list', { as: reader, headers: { 'x-min-position': 'soon' } })).toMatchObject({
      status: 400,
    });
  });

  it('waits for a view that is on its way', async () => {
    const { id } = await world.person('이바다');
    const needed = await world.engines.events.head();
    const asked = await world.get('request/project/check_able', {
      as: reader,
      query: { id: randomUUID() },
      headers: { 'x-min-position': String(needed) },
    });
    expect([asked.status, Number(asked.headers.get('x-position'))]).toEqual([200, needed]);
    expect(id).not.toBe(reader.id);
  });

  it('shows the API to programs and to people, under the strict policy', async () => {
    const document = await world.get<{ openapi: string }>('openapi.json');
    expect([document.status, document.body.openapi]).toEqual([200, '3.1.0']);
    const page = await fetch(`${world.url}/api/docs`);
    const html = await page.text();
    expect(page.headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(html).not.toMatch(/<script>|onload=/);
    const parts = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path ?? '');
    expect(await Promise.all(parts.map(async (path) => (await fetch(`${world.url}${path}`)).status))).toEqual([
      200, 200, 200,
    ]);
  });
});
