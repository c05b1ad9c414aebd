import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { folderKeyTable } from '@maru/platform/key-vault/folder-key-table';
import { mongoKeyTable } from '@maru/platform/key-vault/mongo-key-table';
import { openMongoViewStore } from '@maru/platform/view-store/mongo-view-store';
import { projections } from '@maru/projectors/compose';
import { type EsdbDouble, startEsdbDouble } from '@maru/tests/support/esdb-double/esdb-double';
import { interleaved, seed } from '@maru/tests/support/interleaved-log';
import { runTool } from '@maru/tests/support/run-tool';
import { type FreshMongo, freshMongo } from '@maru/tests/support/servers/fresh-mongo';
import { describeOn, mongoServer } from '@maru/tests/support/servers/servers';

const timeout = 180_000;
const someone = { person: 'someone', purpose: 'profile' } as const;
const saying = (words: string) => expect.stringContaining(words) as unknown;

describeOn(await mongoServer(), 'moving files and views', (server) => {
  let folder: string;
  let esdb: EsdbDouble;
  let mongo: FreshMongo;
  const at = (name: string) => join(folder, name);
  const migrate = (...args: readonly string[]) => runTool('migrate', args, { DATA_DIR: at('source') });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'migrate-mongo-'));
    esdb = await startEsdbDouble();
    mongo = await freshMongo(server.url);
    await seed(at('source'), interleaved(20));
    await mkdir(at('source/files/image/owner'), { recursive: true });
    for (const name of ['a', 'b']) await writeFile(at(`source/files/image/owner/${name}.webp`), name.repeat(300_000));
    await folderKeyTable(at('source/keys')).add(someone, 'wrapped');
  });
  afterAll(async () => {
    await mongo.drop();
    await esdb.close();
    await rm(folder, { recursive: true });
  });

  it('brings files and keys there and back', { timeout }, async () => {
    const first = await migrate('--to', esdb.url, '--files', mongo.url);
    expect(first).toMatchObject({ code: 0, out: saying('2 files: 2 copied') });
    expect(first.out).toContain('1 keys: 1 copied');
    expect(await mongoKeyTable(mongo.db).read([someone])).toEqual(['wrapped']);
    expect(await migrate('--to', esdb.url, '--files', mongo.url)).toMatchObject({
      code: 0,
      out: saying('2 files: 0 copied, 2 were there'),
    });
    expect(await migrate('--from', esdb.url, '--files', mongo.url, '--to', at('back'))).toMatchObject({
      code: 0,
      out: saying('2 files: 2 copied'),
    });
    expect(await readFile(at('back/files/image/owner/b.webp'), 'utf8')).toBe('b'.repeat(300_000));
    expect(await folderKeyTable(at('back/keys')).read([someone])).toEqual(['wrapped']);
  });

  it('refuses views that have seen more than the log, and compares those of both sides', { timeout }, async () => {
    const views = await openMongoViewStore(mongo.db);
    for (const { name, view } of projections) {
      await views.define({ name, version: 1, ...view });
      await views.write(name, 1, [], Number.MAX_SAFE_INTEGER);
      await views.swap(name, 1);
    }
    const to = ['--to', esdb.url, '--files', mongo.url];
    expect(await migrate(...to)).toMatchObject({ code: 1, error: saying('are of another log') });
    await mkdir(at('empty'));
    expect(await runTool('rebuild', ['all'], { DATA_DIR: at('empty') })).toMatchObject({ code: 0 });
    expect(await migrate('--from', at('empty'), ...to, '--compare-views')).toMatchObject({
      code: 0,
      out: saying('project: 0 documents, 0 differ'),
    });
    await views.write(
      'project',
      1,
      [{ id: 'x', doc: { id: 'x', revision: 0, position: 1 } as { id: string }, position: 1 }],
      Number.MAX_SAFE_INTEGER,
    );
    expect(await migrate('--from', at('empty'), ...to, '--compare-views')).toMatchObject({
      code: 1,
      error: saying('  x'),
    });
  });
});
