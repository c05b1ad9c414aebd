import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { mongoLeases } from '@maru/platform/lease/mongo-leases';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FreshMongo, freshMongo } from '../support/servers/fresh-mongo.ts';
import { describeOn, mongoServer } from '../support/servers/servers.ts';

const silent = { info: () => undefined, warn: () => undefined };
const name = 'test:paused';

describeOn(await mongoServer(), 'an owner whose process is stopped', ({ url }) => {
  let mongo: FreshMongo;
  let owner: ChildProcessWithoutNullStreams;
  beforeEach(async () => {
    mongo = await freshMongo(url);
    const script = fileURLToPath(new URL('hold-lease.ts', import.meta.url));
    owner = spawn(process.execPath, ['--import', 'tsx', script, mongo.url, name]);
  });
  afterEach(async () => {
    owner.kill('SIGKILL');
    if (owner.exitCode === null && owner.signalCode === null) await once(owner, 'exit');
    await mongo.drop();
  });

  it('loses its lease, and knows it before it does anything else when it goes on', async () => {
    const lines = createInterface(owner.stdout)[Symbol.asyncIterator]();
    const said = async () => (await lines.next()).value as unknown;
    expect(await said()).toBe('holds 1');
    owner.stdin.write('?\n');
    expect(await said()).toBe('true false');
    owner.kill('SIGSTOP');
    // Waits for it in its input: it is the first thing the process meets.
    owner.stdin.write('?\n');
    let token = 0;
    await mongoLeases(mongo.db, silent).hold(
      name,
      async (lease) => void (token = lease.token),
      AbortSignal.timeout(25_000),
    );
    expect(token).toBe(2);
    owner.kill('SIGCONT');
    expect(await said()).toBe('false true');
  });
});
