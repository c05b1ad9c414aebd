import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedClock } from '@maru/platform/clock/fixed-clock';
import { chain } from '@maru/platform/event-store/hash-chain';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';

let folder: string;

async function run(tool: 'verify' | 'export', ...args: readonly string[]) {
  const script = fileURLToPath(new URL(`${tool}.ts`, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], { env: { ...process.env, DATA_DIR: folder } });
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { out, error, code: code as unknown };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-'));
  const store = openSqliteEventStore(join(folder, 'log.db'));
  const clock = fixedClock();
  for (const stream of ['a-1', 'b-1']) {
    const events = Array.from({ length: 3 }, (_, n) => ({
      id: crypto.randomUUID(),
      type: 'Noted',
      data: { n, text: '메모' },
      meta: { at: clock.stamp(), actorId: 'a', commandId: 'c', correlationId: 'c', causationId: 'c', schemaVersion: 1, ipHash: '' },
    }));
    await store.append(stream, chain({ stream, previous: 'none', events }), 'none');
  }
  await store.close();
});
afterAll(() => rm(folder, { recursive: true }));

it('finds a whole log good, in place and exported', { timeout: 60_000 }, async () => {
  const exported = join(folder, 'export.jsonl');
  expect(await run('export', exported)).toMatchObject({ code: 0 });
  expect(await run('export')).toMatchObject({ code: 0, out: await readFile(exported, 'utf8') });
  for (const args of [[], [exported]]) {
    expect(await run('verify', ...args)).toMatchObject({ code: 0, out: expect.stringContaining('6 events in 2 streams') as unknown });
  }
});

it('names the first bad event of an exported file and ends with 1', { timeout: 60_000 }, async () => {
  const exported = join(folder, 'bad.jsonl');
  await run('export', exported);
  await writeFile(exported, (await readFile(exported, 'utf8')).replaceAll('"n":1', '"n":7'));
  const { code, error } = await run('verify', exported);
  expect(code).toBe(1);
  expect(error).toContain('revision 1 of a-1 at position 2 (hash)');
});

it('ends with 1 for a file that is missing or no export', { timeout: 60_000 }, async () => {
  const prose = join(folder, 'prose.jsonl');
  await writeFile(prose, 'once upon a time\n');
  expect(await run('verify', prose)).toMatchObject({ code: 1, error: expect.stringContaining('prose.jsonl:1 is not JSON') as unknown });
  expect(await run('verify', join(folder, 'missing.db'))).toMatchObject({ code: 1, error: expect.stringContaining('no such file') as unknown });
});
