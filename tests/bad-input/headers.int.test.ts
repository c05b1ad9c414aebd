import { randomUUID } from 'node:crypto';
import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import { beforeAll, describe, expect, it } from 'vitest';
import { refusedDial } from '../support/live-client.ts';
import { openProduct } from '../support/product.ts';
import { type ProjectWithPeople, projectWithPeople } from '../support/project-with-people.ts';
import { expectNothingWritten, expectRefusal, json, type RawCall, sendRaw } from '../support/refusals.ts';
import { admin, type Product } from '../support/running-server.ts';

let server: Product;
let world: ProjectWithPeople;
beforeAll(async () => {
  server = await openProduct();
  world = await projectWithPeople(server);
});

const send = (method: string, path: string, call: RawCall = {}) => sendRaw(server.url, method, path, call);
const asOwner = (path: string, body: object, headers: Record<string, string> = {}) => {
  const sent = json(body);
  return send('POST', path, { ...sent, token: world.owner.token, headers: { ...sent.headers, ...headers } });
};
const addProject = (headers: Record<string, string>, title = '제목') =>
  asOwner('request/project/add', { title }, headers);

describe('headers', () => {
  it('from other sites write nothing', () =>
    expectNothingWritten(server, async () => {
      const elsewhere: Record<string, string>[] = [
        { origin: 'https://elsewhere.example' },
        { origin: 'null' },
        { origin: `${server.url}.elsewhere.example` },
        { origin: 'http://localhost:1' },
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
      ];
      for (const headers of elsewhere) {
        expectRefusal(await addProject(headers), 'origin_refused');
        expectRefusal(
          await send('POST', 'auth/login', {
            ...json(admin),
            headers: { ...headers, 'content-type': 'application/json' },
          }),
          'origin_refused',
        );
      }
    }));

  it('open no socket for pages of other sites', async () => {
    const from = (origin: string) =>
      refusedDial(server.url, { auth: { token: world.owner.token }, headers: { origin } });
    for (const origin of ['https://elsewhere.example', 'null', 'http://localhost:1'])
      expect((await from(origin)).message).not.toBe('was let in');
  });

  it.each(['', ' ', 'x'.repeat(201), '키', 'a\tb'])('Idempotency-Key %j', (key) =>
    expectNothingWritten(server, async () => {
      const encoded = Buffer.from(key).toString('latin1');
      expectRefusal(await addProject({ 'idempotency-key': encoded }), 'invalid_input');
    }),
  );

  it('one key is one request: repeated it answers the same, used for another it is refused', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await addProject(key, '한 번만');
    await expectNothingWritten(server, async () => {
      expect((await addProject(key, '한 번만')).text).toBe(first.text);
      expectRefusal(await addProject(key, '다른 것'), 'key_reused');
    });
  });

  it.each(['7', '"x"', '"-1"', 'abc', '"1", "2"'])('If-Match %j', (ifMatch) =>
    expectNothingWritten(server, async () => {
      expectRefusal(
        await asOwner('request/project/add', { id: world.project, title: '새 이름' }, { 'if-match': ifMatch }),
        'invalid_input',
      );
    }),
  );

  it('a stale If-Match gets the thing as it is now', async () => {
    const edit = (title: string, revision: number) =>
      asOwner('request/request/add', { id: world.issue, title }, { 'if-match': `"${revision}"` });
    const { revision } = JSON.parse((await edit('먼저 바꾼 제목', 0)).text) as Issue;
    await expectNothingWritten(server, async () => {
      const { current } = expectRefusal(await edit('늦은 제목', revision - 1), 'revision_conflict');
      expect(current).toMatchObject({ id: world.issue, title: '먼저 바꾼 제목', revision });
      expectRefusal(await edit('앞선 제목', revision + 1), 'revision_conflict');
    });
    expect((await edit('다시 바꾼 제목', revision)).status).toBe(200);
  });

  it.each(['x', '-1', '1e5', '99999999999999999'])('X-Min-Position %j', async (position) => {
    expectRefusal(
      await send('GET', 'request/project/list', { token: world.owner.token, headers: { 'x-min-position': position } }),
      'invalid_input',
    );
  });

  it('a position nobody has reached yet is worth another try', async () => {
    const answer = await send('GET', 'request/project/list', {
      token: world.owner.token,
      headers: { 'x-min-position': '999999999' },
    });
    expectRefusal(answer, 'views_behind');
    expect(answer.headers.get('retry-after')).toBe('1');
  });
});
