import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import { fixedClock } from '@maru/platform/clock/fixed-clock';
import { chain } from '@maru/platform/event-store/hash-chain';
import { readSqliteLog } from '@maru/platform/event-store/log-reader';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';
import { folderFileStore } from '@maru/platform/file-store/folder-file-store';
import { folderKeyTable } from '@maru/platform/key-vault/folder-key-table';
import { inspectData } from '@maru/tests/faults/inspect-data';
import { logIn, newIssue, newProject } from '@maru/tests/support/api-client';
import { runServer } from '@maru/tests/support/running-server';
import { runTool } from '@maru/tests/support/run-tool';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const source = () => join(folder, 'data');
const backUp = (target: string, dataDir = source()) => runTool('backup', [target], { DATA_DIR: dataDir });
const eventsIn = async (dataDir: string) => {
  const all = [];
  for await (const events of readSqliteLog(join(dataDir, 'log.db'))) all.push(...events);
  return all;
};

/** Somebody works: a key and a file, then an event that names both, until told to stop. Answers each that was done. */
const work = (dataDir: string) => {
  const store = openSqliteEventStore(join(dataDir, 'log.db'));
  const [files, keys] = [folderFileStore(join(dataDir, 'files')), folderKeyTable(join(dataDir, 'keys'))];
  const [done, clock] = [[] as string[], fixedClock()];
  let goesOn = true;
  const one = async (person: string) => {
    await keys.add({ person, purpose: 'profile' }, `key of ${person}`);
    await files.put(`item/${person}/a.webp`, Buffer.from(person));
    const meta = { ...ids(), at: clock.stamp(), actorId: 'a', schemaVersion: 1, ipHash: '' };
    const event = { id: crypto.randomUUID(), type: 'Noted', data: { person, text: 'x'.repeat(500) }, meta };
    const stream = `test.note-${person}`;
    await store.append(stream, chain({ stream, previous: 'none', events: [event] }), 'none');
    done.push(person);
  };
  const worker = async () => {
    for (; goesOn; await new Promise((resolve) => setTimeout(resolve, 20))) await one(crypto.randomUUID());
  };
  const workers = Array.from({ length: 4 }, worker);
  const stop = async () => {
    goesOn = false;
    await Promise.all(workers);
    await store.close();
  };
  return { done, stop };
};
const ids = () => ({ commandId: 'c', correlationId: 'c', causationId: 'c' });

it('has whatever its log names, while others go on working', { timeout: 120_000 }, async () => {
  mkdirSync(join(source(), 'secrets'), { recursive: true });
  writeFileSync(join(source(), 'secrets/key-vault'), 'secret');
  writeFileSync(join(source(), 'secrets/key-vault.4711.0a1b2c3d'), 'half');
  const { done, stop } = work(source());
  try {
    for (const round of [1, 2, 3]) {
      while (done.length < round * 50) await new Promise((resolve) => setTimeout(resolve, 5));
      const before = [...done];
      const target = join(folder, `copy-${round}`);
      expect(await backUp(target)).toMatchObject({ code: 0, error: '' });
      expect(done.length).toBeGreaterThan(before.length);
      const people = (await eventsIn(target)).map(({ data }) => (data as { person: string }).person);
      expect(people).toEqual(expect.arrayContaining(before));
      const keys = folderKeyTable(join(target, 'keys'));
      for (const person of people) {
        expect(await keys.read([{ person, purpose: 'profile' }])).toEqual([`key of ${person}`]);
        expect(statSync(join(target, 'files/item', person, 'a.webp')).size).toBe(person.length);
      }
      expect(readdirSync(target).toSorted()).toEqual(['files', 'keys', 'log.db', 'secrets']);
      expect(readdirSync(join(target, 'secrets'))).toEqual(['key-vault']);
    }
  } finally {
    await stop();
  }
});

it('lets nobody else read what it makes, also in a folder that is there', { timeout: 60_000 }, async () => {
  await openSqliteEventStore(join(source(), 'log.db')).close();
  const target = join(folder, 'mount');
  mkdirSync(target, { mode: 0o755 });
  expect(await backUp(target)).toMatchObject({ code: 0, error: '' });
  const modes = [target, join(target, 'log.db')].map((path) => (statSync(path).mode & 0o777).toString(8));
  expect(modes).toEqual(['700', '600']);
});

it('refuses a folder that is not empty, a place without a log, and other engines', { timeout: 60_000 }, async () => {
  const refused = async (target: string, text: string, settings: Record<string, string> = {}) =>
    expect(await runTool('backup', [target], { DATA_DIR: source(), ...settings })).toMatchObject({
      code: 1,
      error: expect.stringContaining(text) as unknown,
    });
  const full = join(folder, 'full');
  mkdirSync(full);
  writeFileSync(join(full, 'something'), '');
  await refused(full, 'is not empty');
  await refused(join(folder, 'none'), 'there is no log');
  await refused(join(folder, 'esdb'), 'embedded setting', { ESDB_URL: 'esdb://localhost:2113' });
});

it('is started from, and shows what was answered before it began', { timeout: 300_000 }, async () => {
  const server = await runServer({ dataDir: source() });
  try {
    const client = await logIn(server.url);
    const project = await newProject(client);
    const issue = await newIssue(client, project.id);
    const answered: Comment[] = [];
    let goesOn = true;
    const writer = async () => {
      while (goesOn) {
        const comment = `댓글 ${crypto.randomUUID()}`;
        const body = { prj_id: project.id, issue_id: issue.id, comment };
        const answer = await client.call<Comment>('POST', 'request/comment/add', { body });
        expect(answer.status).toBe(200);
        answered.push(answer.body);
      }
    };
    const writers = Array.from({ length: 4 }, writer);
    const copies: { readonly target: string; readonly before: readonly string[] }[] = [];
    for (const round of [1, 2, 3]) {
      while (answered.length < round * 100) await new Promise((resolve) => setTimeout(resolve, 5));
      const [target, before] = [join(folder, `copy-${round}`), answered.map(({ id }) => id)];
      expect(await backUp(target)).toMatchObject({ code: 0, error: '' });
      expect(answered.length).toBeGreaterThan(before.length);
      copies.push({ target, before });
    }
    goesOn = false;
    await Promise.all(writers);
    await server.stop();
    for (const { target, before } of copies) {
      const restored = await runServer({ dataDir: target });
      expect((await logIn(restored.url)).user).toEqual(client.user);
      await restored.stop();
      const { comments, differences, firstBadEvent } = await inspectData(target);
      expect(comments.map(({ id }) => id)).toEqual(expect.arrayContaining([...before]));
      expect([differences, firstBadEvent]).toEqual([[], undefined]);
    }
  } finally {
    await server.stop('SIGKILL');
  }
});
