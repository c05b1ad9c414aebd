import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commandService } from '@maru/command-api/compose';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { accessTokens } from '@maru/platform/access-token/access-token';
import { closeEngines, type OpenedEngines, openEngines } from '@maru/platform/engines/open-engines';
import { createLogger } from '@maru/platform/log/logger';
import { waitForPosition } from '@maru/platform/view-store/wait-for';
import { projections } from '@maru/projectors/compose';
import { startProjections } from '@maru/projectors/runtime/start-projections';
import { v7 } from 'uuid';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runTool } from '../support/run-tool.ts';
import { hashes, noSocial } from '@maru/command-api/testing/identity-parts.fixture';

const log = createLogger({ level: 'silent' });
const [name, email, later] = ['김하늘바다', 'haneul.bada@example.com', '박노을'];
let dataDir = '';
let engines: OpenedEngines;
let id = '';

const serve = () =>
  commandService({ engines, tokens: accessTokens('a'.repeat(32), engines.clock), hashes, social: noSocial });
/** The account as its view has it, once that has seen the whole log. */
const user = async () => {
  const running = await startProjections(engines, log, projections);
  await waitForPosition(engines.views, ['user'], await engines.events.head(), 10_000);
  const [found] = await engines.views.view('user').getMany([id]);
  await running.close();
  return found?.doc;
};
const events = async () => {
  const found = [];
  for await (const batch of engines.events.readStream(userStream(id))) found.push(...batch);
  return found.map(({ type, data }) => ({ type, data }));
};
/** The bytes of the log, of whatever it left beside itself too. */
const logBytes = async () =>
  Buffer.concat(
    await Promise.all(
      (await readdir(dataDir)).filter((file) => file.startsWith('log.db')).map((file) => readFile(join(dataDir, file))),
    ),
  );

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'personal-data-'));
  engines = await openEngines({ dataDir }, log);
  const { register, execute } = serve();
  id = v7();
  await register('web')({ id, name, email, passwordHash: '$argon2id$x', level: 1, agreed: [], image: null });
  await execute({
    command: { type: 'ChangeUserName', data: { id, name: later } },
    actor: { id, level: 1 },
    commandId: v7(),
    ipHash: '',
    source: 'web',
    correlationId: '',
  });
});
afterEach(async () => {
  await closeEngines(engines);
  await rm(dataDir, { recursive: true });
});
const reopened = async () => {
  await closeEngines(engines);
  engines = await openEngines({ dataDir }, log);
};

it('is in no byte of the log, and open to those who fold it, also after a restart', async () => {
  const bytes = await logBytes();
  expect(bytes.includes('UserRegistered')).toBe(true);
  for (const text of [name, email, later])
    expect([bytes.includes(text), bytes.includes(JSON.stringify(text))]).toEqual([false, false]);
  await reopened();
  expect(await events()).toMatchObject([
    { data: { name, email } },
    { type: 'UserCertified' },
    { type: 'UserNameChanged', data: { name: later } },
  ]);
  expect(await user()).toMatchObject({ name: later });
});

it(
  'is gone with the key: reading gives nothing, the chain is good, and all views are built anew without it',
  { timeout: 120_000 },
  async () => {
    expect(await user()).toMatchObject({ name: later });
    await engines.keys.destroy(id, 'profile');
    expect(await events()).toMatchObject([
      { data: { id, name: '', email: '' } },
      { type: 'UserCertified' },
      { data: { name: '' } },
    ]);
    await closeEngines(engines);
    expect(await runTool('verify', [], { DATA_DIR: dataDir })).toMatchObject({
      code: 0,
      out: expect.stringContaining('are good') as unknown,
    });
    expect(await runTool('rebuild', ['all'], { DATA_DIR: dataDir })).toMatchObject({
      code: 0,
      out: expect.stringContaining('user: 1 documents, 1 corrected') as unknown,
    });
    engines = await openEngines({ dataDir }, log);
    expect(await user()).toMatchObject({ name: '' });
    expect((await logBytes()).includes(email)).toBe(false);
  },
);

it(
  'is carried ciphered by exports and copies, which open with the keys copied along',
  { timeout: 120_000 },
  async () => {
    await closeEngines(engines);
    const [backup, target] = [join(dataDir, 'log.jsonl'), join(dataDir, 'target')];
    expect(await runTool('export', [backup], { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
    const exported = await readFile(backup, 'utf8');
    for (const text of [name, email, later]) expect(exported).not.toContain(text);
    expect(await runTool('verify', [backup], {})).toMatchObject({ code: 0 });
    expect(await runTool('migrate', ['--to', target], { DATA_DIR: dataDir })).toMatchObject({
      code: 0,
      out: expect.stringContaining('2 keys') as unknown,
    });
    const secret = await readFile(join(dataDir, 'secrets/key-vault'), 'utf8');
    process.env['KEY_VAULT_SECRET'] = secret;
    const copy = await openEngines({ dataDir: target }, log);
    try {
      for await (const [registered] of copy.events.readStream(userStream(id)))
        expect(registered?.data).toMatchObject({ name, email });
    } finally {
      delete process.env['KEY_VAULT_SECRET'];
      await closeEngines(copy);
      engines = await openEngines({ dataDir }, log);
    }
  },
);
