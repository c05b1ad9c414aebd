import { randomUUID } from 'node:crypto';
import type { Problem } from '@maru/contracts/kernel/problem';
import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ProjectWithPeople, projectWithPeople } from '../support/project-with-people.ts';
import { expectNothingWritten, expectRefusal, json, type RawCall, sendRaw } from '../support/refusals.ts';
import { openProduct } from '../support/product.ts';
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
const paths = ({ errors }: Problem) => errors.map(({ path }) => path);

const issueWith = (part: object) => post('request/request/add', { prj_id: world.project, title: '제목', ...part });
const commentWith = (comment: string) =>
  post('request/comment/add', { prj_id: world.project, issue_id: world.issue, comment });

describe('values that no field takes', () => {
  it.each([
    ['status', '끝남'],
    ['status', 'ToDo'],
    ['priority', 'URGENT'],
    ['priority', 'low'],
    ['type', '기타'],
    ['class', 'architecture'],
    ['program', 'a/b'],
    ['due', '2026-02-30'],
    ['due', 'tomorrow'],
    ['assignee', 'me'],
    ['image', 'javascript:alert(1)'],
    ['image', '/api/file/issue/../../secrets/x.webp'],
    ['title', ''],
    ['title', '   '],
    ['title', 7],
    ['title', null],
    ['title', ['a']],
    ['title', '두\n줄'],
    ['title', '두\r줄'],
    ['title', '두\u2028줄'],
    ['title', 'ㅁ'.repeat(161)],
    ['text', 'ㅁ'.repeat(10_001)],
  ])('%s: %j', (field, value) =>
    expectNothingWritten(server, async () =>
      expect(paths(expectRefusal(await issueWith({ [field]: value }), 'invalid_input'))).toEqual([field]),
    ),
  );

  it.each([
    ['control characters', 'a\u0000b'],
    ['an escape sequence', '\u001b[31m빨강'],
    ['half a surrogate pair', '\ud83c'],
    ['the other half', 'x\udf00y'],
  ])('%s', (_name, words) =>
    expectNothingWritten(server, async () => {
      expectRefusal(await commentWith(words), 'invalid_input');
      expectRefusal(await issueWith({ title: words }), 'invalid_input');
      expectRefusal(await post('request/project/add', { title: words }), 'invalid_input');
      expectRefusal(
        await post('auth/signup', {
          name: words,
          email: `${randomUUID()}@example.com`,
          password: 'correct-horse-battery',
        }),
        'invalid_input',
      );
    }),
  );

  it.each([
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: '1e9' },
    { page: 'NaN' },
    { itemsPerPage: '0' },
    { itemsPerPage: '100000' },
    { sortBy: 'passwordHash' },
    { sortBy: 'title;drop table' },
    { status: 'Deleted' },
    { status: '' },
    { text: 'ㅁ'.repeat(101) },
  ])('pages and filters %j', async (query) => {
    expect(
      paths(
        expectRefusal(
          await asOwner('GET', 'request/project/list', { query: query as Record<string, string> }),
          'invalid_input',
        ),
      )[0],
    ).toMatch(/^(page|itemsPerPage|sortBy|status|text)/);
  });

  it.each([
    ['request/request/list', { issue_id: '-2' }],
    ['request/request/list', { issue_id: 'x' }],
    ['request/request/list', { issue_id: '' }],
    ['request/comment/list', { last_update: '-5' }],
    ['request/search', { text: 'ㅁ' }],
    ['request/changes', { room: 'projects', issue: '-1' }],
  ])('%s %j', async (path, query) => {
    expectRefusal(
      await asOwner('GET', path, { query: { id: world.project, ...query } as Record<string, string> }),
      'invalid_input',
    );
  });
});

describe('texts people really write', () => {
  it.each([
    ['emoji with skin, gender and flags', '👩🏽‍🔧 🏳️‍🌈 🇰🇷 1️⃣'],
    ['right to left', 'مرحبا بالعالم שלום'],
    ['old Hangul and combining marks', '한글 e\u0301 ᄒᆞᆫ글'],
    ['markup', '<img src=x onerror=alert(1)> <b>굵게</b> &amp;'],
    ['quotes and injections', `'; DROP TABLE events; -- "%s" \${7*7} {{7*7}}`],
    ['line breaks and tabs', '첫 줄\n\n\t둘째 줄'],
    ['the longest comment', '가'.repeat(5_000)],
  ])('%s come back as they were', async (_name, words) => {
    const added = JSON.parse((await commentWith(words)).text) as Comment;
    expect(added.comment).toBe(words);
    const { headers, text } = await asOwner('GET', 'request/comment/list', {
      query: { id: world.issue, last_update: String(added.updated_at - 0.001) },
      headers: { 'x-min-position': String(added.position) },
    });
    expect((JSON.parse(text) as { comments: Comment[] }).comments.find(({ id }) => id === added.id)?.comment).toBe(
      words,
    );
    expect(headers.get('content-type')).toMatch(/^application\/json/);
  });
});
