import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, logIn, newIssue, newProject } from '../support/api-client.ts';
import { admin, type Product, runServer } from '../support/running-server.ts';
import { inspectData } from './inspect-data.ts';

let server: Product;
let client: Client;
let issue: { readonly prj_id: string; readonly issue_id: string };
const folders: string[] = [];
const folder = () => folders[folders.push(mkdtempSync(join(tmpdir(), 'maru-put-back-'))) - 1] ?? '';
beforeAll(async () => {
  server = await runServer();
  client = await logIn(server.url);
  const project = await newProject(client);
  issue = { prj_id: project.id, issue_id: (await newIssue(client, project.id)).id };
});
afterAll(async () => {
  await server.dispose();
  for (const one of folders) rmSync(one, { recursive: true, force: true });
});

const comment = async (text: string) => {
  const { status } = await client.call('POST', 'request/comment/add', { body: { ...issue, comment: text } });
  expect(status).toBe(200);
};
const comments = async (count: number) => {
  for (let at = 0; at < count; at += 1) await comment(`댓글 ${at}`);
};
const partOf = (name: string) => (/^(log|views)\.db/.exec(name) ?? ['', 'rest'])[1] ?? 'rest';
const copy = (from: string, to: string, part: string) => {
  for (const name of readdirSync(from).filter((one) => partOf(one) === part && !one.includes('lock')))
    execFileSync('cp', ['-a', join(from, name), to]);
};
const remove = (from: string, part: string) => {
  for (const name of readdirSync(from).filter((one) => partOf(one) === part)) rmSync(join(from, name));
};

it('a log put back from yesterday beside the views of today is what they show', { timeout: 180_000 }, async () => {
  await comments(5);
  await server.stop();
  const yesterday = folder();
  copy(server.dataDir, yesterday, 'log');
  await server.start();
  client = await logIn(server.url);
  await comments(20);
  await server.stop();
  remove(server.dataDir, 'log');
  copy(yesterday, server.dataDir, 'log');
  await server.start();
  client = await logIn(server.url);
  await comments(3);
  await server.stop();
  const found = await inspectData(server.dataDir);
  expect([found.comments.length, found.differences, found.firstBadEvent]).toEqual([8, [], undefined]);
  await server.start();
  client = await logIn(server.url);
});

it.each([
  ['views before the log', ['views', 'log']],
  ['the log before the views', ['log', 'views']],
])('a copy of a running folder shows what its log holds: %s', { timeout: 180_000 }, async (_, order) => {
  const target = folder();
  copy(server.dataDir, target, 'rest');
  let over = false;
  const writing = (async () => {
    while (!over) await comment('부하');
  })();
  for (const part of order) {
    await wait(200);
    copy(server.dataDir, target, part);
  }
  await wait(200);
  over = true;
  await writing;
  const restored = await runServer({ dataDir: target });
  await restored.stop();
  const { comments: found, differences, firstBadEvent } = await inspectData(target);
  expect([differences, firstBadEvent]).toEqual([[], undefined]);
  expect(found.length).toBeGreaterThan(8);
});

interface Stopped {
  readonly id: string;
  readonly status: string;
  readonly reason: string | null;
}
const stoppedWorkflows = async () =>
  (await client.call<{ readonly workflows: readonly Stopped[] }>('GET', 'adm/system/list')).body.workflows;
/** One may stop while others are resumed, and is resumed when somebody looks again. */
const resumeAll = async () => {
  for (const { id } of await stoppedWorkflows()) await client.call('POST', 'adm/system/resume', { body: { id } });
  return stoppedWorkflows();
};
const askForCode = () => client.call('POST', 'auth/findpass', { body: { email: admin.email } });
const codesSent = () => {
  const mails = join(server.dataDir, 'mail');
  return existsSync(mails) ? readdirSync(mails, { recursive: true }).length : 0;
};

it(
  'workflows stop at each log that is put back, and go on each time a person resumes them',
  { timeout: 180_000 },
  async () => {
    await server.stop();
    const yesterday = folder();
    copy(server.dataDir, yesterday, 'log');
    for (let time = 0; time < 2; time += 1) {
      await server.start();
      const before = codesSent();
      await askForCode();
      await expect.poll(codesSent, { timeout: 30_000 }).toBeGreaterThan(before);
      await server.stop();
      remove(server.dataDir, 'log');
      copy(yesterday, server.dataDir, 'log');
      await server.start();
      client = await logIn(server.url);
      const mails = { id: 'mails', status: 'stopped', reason: 'diverged' };
      await expect.poll(stoppedWorkflows, { timeout: 30_000 }).toContainEqual(expect.objectContaining(mails));
      await expect.poll(resumeAll, { timeout: 60_000, interval: 3_000 }).toEqual([]);
      await server.stop();
    }
    await server.start();
  },
);
