import { routes } from '@maru/contracts/api/routes';
import type { Problem } from '@maru/contracts/kernel/problem';
import { beforeAll, describe, expect, it } from 'vitest';
import { openProduct } from '../support/product.ts';
import { type ProjectWithPeople, projectWithPeople } from '../support/project-with-people.ts';
import { expectNothingWritten, expectRefusal, json, type RawCall, sendRaw } from '../support/refusals.ts';
import type { Product } from '../support/running-server.ts';

let server: Product;
let world: ProjectWithPeople;
beforeAll(async () => {
  server = await openProduct();
  world = await projectWithPeople(server);
});

const asOwner = (method: string, path: string, call: RawCall = {}) =>
  sendRaw(server.url, method, path, { token: world.owner.token, ...call });
const post = (path: string, body: unknown) => asOwner('POST', path, json(body));

describe('bodies', () => {
  const jsonType = { 'content-type': 'application/json' };

  it.each([
    ['cut off', '{"title":"x"'],
    ['no JSON', 'title=x'],
    ['a bare word', 'undefined'],
    ['a trailing comma', '{"title":"x",}'],
    ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x00])],
  ])('%s', (_name, body) =>
    expectNothingWritten(server, async () =>
      expectRefusal(await asOwner('POST', 'request/project/add', { body, headers: jsonType }), 'malformed_body'),
    ),
  );

  it.each([
    ['a list', '[]'],
    ['null', 'null'],
    ['a number', '7'],
    ['a text', '"title"'],
    ['nothing', ''],
    ['something deep', `{"title":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
  ])('%s', (_name, body) =>
    expectNothingWritten(server, async () => {
      const { code, status } = JSON.parse(
        (await asOwner('POST', 'request/project/add', { body, headers: jsonType })).text,
      ) as Problem;
      expect([code, status]).toEqual([expect.stringMatching(/^(malformed_body|invalid_input)$/), 400]);
    }),
  );

  it('of another kind are no JSON', () =>
    expectNothingWritten(server, async () => {
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])
        expectRefusal(
          await asOwner('POST', 'request/project/add', {
            body: JSON.stringify({ title: '제목' }),
            headers: { 'content-type': type },
          }),
          'invalid_input',
        );
    }));

  it('of a megabyte are too large, plain or compressed', () =>
    expectNothingWritten(server, async () => {
      expectRefusal(
        await post('request/request/add', { prj_id: world.project, title: '제목', text: 'x'.repeat(1024 * 1024) }),
        'too_large',
      );
      const stream = new Blob([JSON.stringify({ title: 'x'.repeat(1024 * 1024) })])
        .stream()
        .pipeThrough(new CompressionStream('gzip'));
      const body = await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer();
      expectRefusal(
        await asOwner('POST', 'request/project/add', { body, headers: { ...jsonType, 'content-encoding': 'gzip' } }),
        'too_large',
      );
    }));

  it('cannot bring fields of their own', async () => {
    const given = {
      title: '제목',
      id: undefined,
      revision: 99,
      created_by: world.stranger.user.id,
      members: [],
      __proto__: { isAdmin: true },
      deleted: true,
    };
    const answer = JSON.parse((await post('request/project/add', given)).text) as {
      revision: number;
      created_by: string;
      deleted: boolean;
    };
    expect(answer).toMatchObject({ revision: 0, created_by: world.owner.user.id, deleted: false });
  });
});

describe('calls that are not there', () => {
  it.each([
    '',
    'request',
    'request/project/nothing',
    'admin',
    'request/project/list%2f',
    '%2e%2e%2fsecrets',
    'file/user',
    'file/user/x/y.webp',
  ])('/api/%s', async (path) => {
    const code = (JSON.parse((await asOwner('GET', path)).text) as Problem).code;
    expect(['not_found', 'invalid_input']).toContain(code);
  });

  it('wrong methods are refused, and the right ones named', () =>
    expectNothingWritten(server, async () => {
      for (const path of new Set(routes.map((row) => row.path))) {
        const right = routes.filter((row) => row.path === path).map(({ method }) => method);
        const answer = await asOwner('PATCH', path, json({ id: world.project }));
        expectRefusal(answer, 'method_not_allowed');
        for (const method of right) expect(answer.headers.get('allow')).toContain(method);
      }
    }));
});
