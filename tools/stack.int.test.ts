import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const runStack = async (env: Record<string, string>) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'stack.mjs')], {
    env: { ...process.env, ESDB_URL: '', MONGODB_URL: '', REDIS_URL: '', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { said: said.trim(), code: Number(code) };
};

describe('npm run stack', () => {
  it('says what is missing', async () => {
    const { said, code } = await runStack({ MONGODB_URL: 'mongodb://127.0.0.1', REDIS_URL_FILE: '/run/secrets/redis' });
    expect([said, code]).toEqual([
      'npm run stack needs ESDB_URL: processes share their engines. npm start needs nothing.',
      1,
    ]);
  });

  it('makes no copies that are none', async () => {
    const engines = {
      ESDB_URL: 'esdb://127.0.0.1',
      MONGODB_URL: 'mongodb://127.0.0.1',
      REDIS_URL: 'redis://127.0.0.1',
    };
    expect(await runStack({ ...engines, COPIES: 'two' })).toEqual({
      said: 'COPIES must be a whole number from 1 to 16',
      code: 1,
    });
  });
});

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a process that is kept', () => {
  let folder = '';
  let keeper: ChildProcess;
  let lines: AsyncIterator<string>;
  const next = async () => String((await lines.next()).value);
  /** The pid of the next start, once the program is up. */
  const nextPid = async () => {
    const pid = Number(await next());
    expect(await next()).toBe('kept | up');
    return pid;
  };

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'kept-'));
    writeFileSync(join(folder, 'program.mjs'), `console.log('up'); setInterval(() => {}, 1000);`);
    const program = `
      import { superviseProcess } from '${join(import.meta.dirname, 'stack/supervise-process.mjs')}';
      const kept = superviseProcess({ name: 'kept', main: '${join(folder, 'program.mjs')}', env: {} }, (pid) => console.log(pid));
      process.once('SIGTERM', () => kept.stop().then(() => process.exit(0)));`;
    keeper = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'ignore'],
      cwd: join(import.meta.dirname, '..'),
    });
    if (!keeper.stdout) throw new Error('no output');
    lines = createInterface({ input: keeper.stdout })[Symbol.asyncIterator]();
  });
  afterEach(() => {
    keeper.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });

  it('is started again when it dies, and ends when told to', async () => {
    const first = await nextPid();
    process.kill(first, 'SIGKILL');
    const second = await nextPid();
    expect(second).not.toBe(first);
    const ended = once(keeper, 'exit');
    keeper.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(isAlive(second)).toBe(false);
  });

  it('does not outlive who keeps it', async () => {
    const pid = await nextPid();
    keeper.kill('SIGKILL');
    while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(isAlive(pid)).toBe(false);
  });
});
