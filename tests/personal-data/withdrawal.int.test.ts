import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inspectData } from '../faults/inspect-data.ts';
import { type Client, logIn, visit } from '../support/api-client.ts';
import { liveClient } from '../support/live-client.ts';
import { uploadImage } from '../support/project-with-people.ts';
import { runTool } from '../support/run-tool.ts';
import { type Product, runServer } from '../support/running-server.ts';
import { signUp } from '../support/sign-up.ts';
import { addin, password, person, type Somebody, somebodyIn } from './somebody.ts';
import { tracesIn } from './traces.ts';

const patienceMs = 30_000;

let server: Product;
let somebody: Somebody;
let client: Client;
let owner: Client;

/** Where any of it stands; of the picture 200 bytes from its middle. */
const traces = () => tracesIn(server.dataDir, { ...person, picture: somebody.picture.subarray(-300, -100) });
const places = async () => [
  ...new Set((await traces()).map((trace) => trace.replace(/^([^/:]+)[^:]*(: \w+).*$/, '$1$2'))),
];
const keyFile = () => join(server.dataDir, 'keys', 'profile', client.user.id);
let keyBefore = '';

beforeAll(async () => {
  server = await runServer();
  somebody = await somebodyIn(server);
  ({ client, owner } = somebody);
  keyBefore = await readFile(keyFile(), 'utf8');
}, 120_000);
afterAll(() => server.dispose());

it('is where it is needed before, and nowhere else', async () => {
  expect(somebody.picture.length).toBeGreaterThan(400);
  expect((await client.call('GET', 'auth/my')).body).toMatchObject({
    name: person.newName,
    email: person.email,
    phone: person.phone,
  });
  const found = await places();
  expect(found).toEqual(expect.arrayContaining(['mail: newName', 'mail: email', 'files: picture']));
  expect(found.some((place) => place.startsWith('views') && place.endsWith(': newName'))).toBe(true);
  expect(found.filter((place) => place.startsWith('log') || place.endsWith(': phone'))).toEqual([]);
});

it('is given to its person as a file, with what one wrote, and without secrets', async () => {
  await owner.call('POST', 'request/comment/add', {
    body: { prj_id: somebody.project, issue_id: somebody.issue, comment: '남이 쓴 댓글' },
  });
  await client.call('POST', 'auth/web_revit_login', { body: { guid: addin } });
  const { body, headers } = await client.call('GET', 'auth/my/data');
  expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toMatch(
    /^attachment; .*내-정보-\d{4}-\d{2}-\d{2}\.json/,
  );
  expect(headers.get('cache-control')).toBe('no-store');
  expect(body).toMatchObject({
    account: {
      id: client.user.id,
      name: person.newName,
      email: person.email,
      phone: person.phone,
      type: 'email',
      level: 1,
      certified: true,
      agreed: [
        { which: 'terms', version: 1 },
        { which: 'privacy', version: 1 },
      ],
      social: [],
    },
    history: [
      { what: '가입', name: person.name, email: person.email },
      { what: '이메일 인증' },
      { what: '이름 변경', name: person.newName },
      { what: '전화번호 변경', phone: person.phone },
      { what: '사진 변경' },
    ],
    projects: [{ id: somebody.project, role: 'member' }],
    issues: [{ title: '내가 올린 이슈' }],
    comments: [{ comment: '확인했어요.', issue_id: somebody.issue }, { comment: '고쳐 주세요.' }],
    addins: [{ bound_at: expect.stringMatching(/Z$/) as unknown }],
    left_out: { issues: 0, comments: 0 },
  });
  expect(body['sessions']).toHaveLength(2);
  const text = JSON.stringify(body);
  for (const secret of ['argon2', 'Hash', '남이 쓴 댓글', '시험 이슈', addin]) expect(text).not.toContain(secret);
});

it('is not given away for a wrong password', async () => {
  const answers = [
    await client.call('DELETE', 'auth/my', { body: { password: 'wrong' } }),
    await client.call('DELETE', 'auth/my', { body: {} }),
  ];
  expect(answers.map(({ status, body }) => [status, body['code']])).toEqual([
    [422, 'wrong_password'],
    [422, 'wrong_password'],
  ]);
  expect((await client.call('DELETE', 'auth/my', { query: { password } })).status).toBe(422);
  expect((await client.call('GET', 'auth/my')).status).toBe(200);
});

it('is in no file of a server that runs, once somebody has withdrawn', { timeout: 60_000 }, async () => {
  const live = await liveClient(server.url, client.token);
  const closed = new Promise<void>((resolve) => void live.socket.once('disconnect', () => resolve()));
  const answer = await client.call('DELETE', 'auth/my', { body: { password } });
  expect([answer.status, answer.body]).toEqual([200, { message: '탈퇴가 끝났어요. 그동안 고마웠어요.' }]);
  expect(answer.headers.getSetCookie().filter((cookie) => cookie.includes('Max-Age=0'))).toHaveLength(3);
  await closed;
  await expect.poll(traces, { timeout: patienceMs }).toEqual([]);
  expect(await somebody.files()).toEqual([]);
});

it('leaves what was said, under nobody’s name', async () => {
  const {
    body: { comments },
  } = await owner.call<{ comments: Comment[] }>('GET', 'request/comment/list', { query: { id: somebody.issue } });
  expect(comments.map(({ comment, author }) => [comment, author])).toMatchObject([
    ['확인했어요.', { name: '탈퇴한 사용자', image: null }],
    ['고쳐 주세요.', { name: '탈퇴한 사용자', image: null }],
    ['남이 쓴 댓글', { name: '이바다' }],
  ]);
});

it('opens nothing any more: neither password, token nor cookie', async () => {
  const codeOf = async (call: Promise<{ body: Record<string, unknown> }>) => (await call).body['code'];
  expect(await codeOf(visit(server.url, 'POST', 'auth/login', { body: { email: person.email, password } }))).toBe(
    'bad_credentials',
  );
  expect(await codeOf(visit(server.url, 'POST', 'auth/refresh', { headers: { cookie: somebody.cookie } }))).toBe(
    'session_ended',
  );
  const calls = [
    client.call('GET', 'auth/my'),
    client.call('GET', 'auth/my/data'),
    client.call('GET', 'auth/my/sessions'),
    client.call('GET', 'request/project/mine'),
    client.call('PUT', 'auth/my/name', { body: { name: '다시' } }),
    client.call('PUT', 'auth/my/phone', { body: { phone: person.phone } }),
    client.call('PUT', 'auth/my/password', { body: { password, next: 'another-horse-battery' } }),
    client.call('DELETE', 'auth/my', { body: { password } }),
    client.call('POST', 'request/project/add', { body: { title: '남은 일' } }),
  ];
  expect(await Promise.all(calls.map(codeOf))).toEqual(calls.map(() => 'session_ended'));
  expect(await uploadImage(server.url, client, { folder: 'user', id: client.user.id })).toBeUndefined();
  expect(await somebody.files()).toEqual([]);
  await expect(liveClient(server.url, client.token)).rejects.toThrow();
});

it(
  'is in no file after a stop; the log is whole, and views made from it are the same',
  { timeout: 120_000 },
  async () => {
    await server.stop();
    expect(await traces()).toEqual([]);
    expect(await runTool('verify', [], { DATA_DIR: server.dataDir })).toMatchObject({
      code: 0,
      out: expect.stringContaining('are good') as unknown,
    });
    const { differences, firstBadEvent } = await inspectData(server.dataDir);
    expect([differences, firstBadEvent]).toEqual([[], undefined]);
    expect(await traces()).toEqual([]);
    await server.start();
    expect(await traces()).toEqual([]);
  },
);

it('is erased again after keys were restored from an older backup', { timeout: 60_000 }, async () => {
  await server.stop();
  expect(await readFile(keyFile(), 'utf8')).toMatch(/^destroyed *$/);
  await writeFile(keyFile(), keyBefore);
  expect(await runTool('erase-again', [], { DATA_DIR: server.dataDir })).toMatchObject({ code: 0 });
  await server.start();
  await expect.poll(() => readFile(keyFile(), 'utf8'), { timeout: patienceMs }).toMatch(/^destroyed *$/);
});

it('does not keep the address from a new account, which has nothing of the old one', { timeout: 60_000 }, async () => {
  const id = await signUp(server, { name: '새사람', email: person.email, password });
  expect(id).not.toBe(client.user.id);
  const again = await logIn(server.url, { email: person.email, password });
  expect(again.user).toMatchObject({ id, name: '새사람', image: null });
  expect((await again.call('GET', 'request/project/mine')).body).toMatchObject({ total: 0 });
});
