import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';
import { eventsIn, interleaved, intrude, seed } from '@maru/tests/support/interleaved-log';
import { interruptTool, runTool } from '@maru/tests/support/run-tool';

let folder: string;
const at = (name: string) => join(folder, name);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'migrate-'));
});
afterEach(() => rm(folder, { recursive: true }));

const settings = () => ({ DATA_DIR: at('source') });
const run = (tool: 'migrate' | 'export', ...args: readonly string[]) => runTool(tool, args, settings());
const saying = (words: string) => expect.stringContaining(words) as unknown;

it(
  'copies the log and the files of a folder to another, and finds nothing to do the second time',
  { timeout: 180_000 },
  async () => {
    await seed(at('source'), interleaved(30));
    await mkdir(at('source/files/image/owner'), { recursive: true });
    await mkdir(at('source/secrets'));
    await writeFile(at('source/files/image/owner/a.webp'), 'picture');
    await writeFile(at('source/secrets/ip-hash'), 'the-secret-itself');

    const first = await run('migrate', '--to', at('target'));
    expect(first).toMatchObject({ code: 0, out: saying('30 events copied, 0 were there') });
    expect(first.out).toContain('1 files: 1 copied');
    expect(first.out).toContain('IP_HASH_SECRET');
    expect(first.out + first.error).not.toContain('the-secret-itself');
    expect(await eventsIn(at('target'))).toEqual(await eventsIn(at('source')));
    expect(await readFile(at('target/files/image/owner/a.webp'), 'utf8')).toBe('picture');

    const second = await run('migrate', '--to', at('target'));
    expect(second).toMatchObject({ code: 0, out: saying('0 events copied, 30 were there') });
    expect(second.out).toContain('1 files: 0 copied, 1 were there');
  },
);

it('restores an exported file', { timeout: 180_000 }, async () => {
  await seed(at('source'), interleaved(30));
  await run('export', at('backup.jsonl'));
  expect(await run('migrate', '--from', at('backup.jsonl'), '--to', at('target'))).toMatchObject({
    code: 0,
    out: saying('all                               30          30\n'),
  });
  expect(await eventsIn(at('target'))).toEqual(await eventsIn(at('source')));
});

it('carries over events of others as they are, also by an exported file', { timeout: 180_000 }, async () => {
  await seed(at('source'), interleaved(12));
  await intrude(at('source'), '{"n": 1.0}', '{}');
  const outcome = { code: 0, out: saying('1 events of others are as they were (revision 3 of test.a-1)') };
  expect(await run('migrate', '--to', at('target'))).toMatchObject(outcome);
  await run('export', at('backup.jsonl'));
  expect(await run('migrate', '--from', at('backup.jsonl'), '--to', at('restored'))).toMatchObject(outcome);
  for (const copy of ['target', 'restored']) expect(await eventsIn(at(copy))).toEqual(await eventsIn(at('source')));
  expect((await eventsIn(at('restored'))).map(({ stored }) => stored).filter(Boolean)).toEqual([
    { data: '{"n": 1.0}', meta: '{}' },
  ]);

  const lines = (await readFile(at('backup.jsonl'), 'utf8')).trimEnd().split('\n');
  const bare = lines.map((line) => JSON.stringify({ ...(JSON.parse(line) as object), stored: undefined }));
  await writeFile(at('old.jsonl'), bare.join('\n'));
  expect(await run('migrate', '--from', at('old.jsonl'), '--to', at('older'))).toMatchObject({
    code: 1,
    error: saying('revision 3 of test.a-1 is of others, and an older release exported it without its content'),
  });
});

it('goes on after it was killed, wherever that was', { timeout: 180_000 }, async () => {
  await seed(at('source'), interleaved(3_000));
  for (const heard of ['copying', 'copying', 'reading']) {
    await interruptTool('migrate', ['--to', at('target')], {
      settings: settings(),
      word: heard,
      act: (child) => child.kill('SIGKILL'),
    });
  }
  expect(await run('migrate', '--to', at('target'))).toMatchObject({ code: 0 });
  expect(await eventsIn(at('target'))).toEqual(await eventsIn(at('source')));
});

it(
  'refuses a target that is no beginning of the source, and names the first event that differs',
  { timeout: 180_000 },
  async () => {
    const events = interleaved(30);
    await seed(at('source'), events);
    await seed(at('other'), [...events.slice(0, 20), ...interleaved(1, 'foreign')]);
    await cp(at('source'), at('longer'), { recursive: true });
    await seed(at('longer'), interleaved(1, 'later'));
    expect(await run('migrate', '--to', at('other'))).toMatchObject({
      code: 1,
      error: saying('event 21 is revision 0 of test.foreign-0'),
    });
    expect(await run('migrate', '--to', at('longer'))).toMatchObject({
      code: 1,
      error: saying('event 31 is revision 0 of test.later-0'),
    });
    expect(await eventsIn(at('other'))).toHaveLength(21);
  },
);

it(
  'refuses a source that a server has open, unless told so, and one whose chain is broken',
  { timeout: 180_000 },
  async () => {
    await seed(at('source'), interleaved(30));
    const server = openSqliteEventStore(at('source/log.db'));
    expect(await run('migrate', '--to', at('target'))).toMatchObject({
      code: 1,
      error: saying('open in another process'),
    });
    expect(await run('migrate', '--to', at('target'), '--live')).toMatchObject({
      code: 0,
      out: saying('run this again'),
    });
    await server.close();

    await run('export', at('bad.jsonl'));
    await writeFile(at('bad.jsonl'), (await readFile(at('bad.jsonl'), 'utf8')).replace('"n":7', '"n":8'));
    expect(await run('migrate', '--from', at('bad.jsonl'), '--to', at('worse'))).toMatchObject({
      code: 1,
      error: saying('has a bad event, revision 1 of test.a-2'),
    });
  },
);

it('tells of a file that the target has otherwise', { timeout: 180_000 }, async () => {
  await seed(at('source'), interleaved(3));
  for (const side of ['source', 'target']) {
    await mkdir(at(`${side}/files/image/owner`), { recursive: true });
    await writeFile(at(`${side}/files/image/owner/a.webp`), side);
  }
  expect(await run('migrate', '--to', at('target'))).toMatchObject({
    code: 1,
    error: saying('another file at image/owner/a.webp'),
  });
});
