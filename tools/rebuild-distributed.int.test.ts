import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectStream } from '@maru/contracts/tracker/project/project.events';
import { projectExamples } from '@maru/contracts/tracker/project/project.examples';
import { closeEngines, openEngines } from '@maru/platform/engines/open-engines';
import { fixedClock } from '@maru/platform/clock/fixed-clock';
import { chain } from '@maru/platform/event-store/hash-chain';
import { createLogger } from '@maru/platform/log/logger';
import { projections } from '@maru/projectors/compose';
import { startProjections } from '@maru/projectors/runtime/start-projections';
import { type EsdbDouble, startEsdbDouble } from '@maru/tests/support/esdb-double/esdb-double';
import { runTool } from '@maru/tests/support/run-tool';
import { type FreshMongo, freshMongo } from '@maru/tests/support/servers/fresh-mongo';
import { describeOn, mongoServer } from '@maru/tests/support/servers/servers';

const log = createLogger({ level: 'silent' });
const { ProjectAdded: added } = projectExamples;
const meta = {
  at: fixedClock().stamp(),
  actorId: 'a',
  commandId: 'c',
  correlationId: 'c',
  causationId: 'c',
  schemaVersion: 1,
  ipHash: '',
};

describeOn(await mongoServer(), 'rebuilding views in MongoDB', (server) => {
  let folder: string;
  let esdb: EsdbDouble;
  let mongo: FreshMongo;
  let engines: Awaited<ReturnType<typeof openEngines>>;
  const rebuild = () =>
    runTool('rebuild', ['project'], { DATA_DIR: folder, ESDB_URL: esdb.url, MONGODB_URL: mongo.url });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'rebuild-distributed-'));
    esdb = await startEsdbDouble();
    mongo = await freshMongo(server.url);
    engines = await openEngines({ dataDir: folder, esdbUrl: esdb.url, mongodbUrl: mongo.url }, log);
    const stream = projectStream(added.data.id);
    await engines.events.append(
      stream,
      chain({ stream, previous: 'none', events: [{ id: crypto.randomUUID(), ...added, meta }] }),
      'none',
    );
  });
  afterAll(async () => {
    await closeEngines(engines);
    await mongo.drop();
    await esdb.close();
    await rm(folder, { recursive: true });
  });

  it('is refused while projectors run, and done once they are stopped', { timeout: 120_000 }, async () => {
    const running = await startProjections(engines, log, projections);
    expect(await rebuild()).toMatchObject({
      code: 1,
      error: expect.stringContaining('projectors are running (project)') as unknown,
    });
    await running.close();
    expect(await rebuild()).toMatchObject({ code: 0, out: 'project: 1 documents, 0 corrected\n' });
  });
});
