import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectStream } from '@maru/contracts/tracker/project/project.events';
import { projectExamples } from '@maru/contracts/tracker/project/project.examples';
import { fixedClock } from '@maru/platform/clock/fixed-clock';
import { chain } from '@maru/platform/event-store/hash-chain';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';
import { projections } from '@maru/projectors/compose';
import { runTool } from '@maru/tests/support/run-tool';

let folder: string;
const { ProjectAdded: added } = projectExamples;

const rebuild = (...args: readonly string[]) => runTool('rebuild', args, { DATA_DIR: folder });
const openLog = () => openSqliteEventStore(join(folder, 'log.db'));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rebuild-'));
  const log = openLog();
  const meta = {
    at: fixedClock().stamp(),
    actorId: 'a',
    commandId: 'c',
    correlationId: 'c',
    causationId: 'c',
    schemaVersion: 1,
    ipHash: '',
  };
  const stream = projectStream(added.data.id);
  await log.append(
    stream,
    chain({ stream, previous: 'none', events: [{ id: crypto.randomUUID(), ...added, meta }] }),
    'none',
  );
  await log.close();
});
afterAll(() => rm(folder, { recursive: true }));

it('builds the views that are named', { timeout: 60_000 }, async () => {
  expect(await rebuild('project', 'user')).toMatchObject({
    code: 0,
    out: 'project: 1 documents, 0 corrected\nuser: 0 documents, 0 corrected\n',
  });
  expect((await rebuild('all')).out.trimEnd().split('\n')).toHaveLength(projections.length);
});

it('refuses a view that is none, and a log that a server has open', { timeout: 60_000 }, async () => {
  expect(await rebuild('projcet')).toMatchObject({
    code: 1,
    error: expect.stringContaining('project, membership') as unknown,
  });
  const log = openLog();
  expect(await rebuild('all')).toMatchObject({
    code: 1,
    error: expect.stringContaining('open in another process') as unknown,
  });
  await log.close();
});
