import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listen, PortTaken, portOf } from './listen.ts';
import { stopServer } from './shutdown.ts';

const local = { port: 0, host: '127.0.0.1' };

describe('listen', () => {
  it('says that the port is taken', async () => {
    const server = await listen((_request, response) => response.end(), local);
    await expect(listen(() => undefined, { ...local, port: portOf(server) })).rejects.toThrow(PortTaken);
    await stopServer(server, { graceMs: 0 });
  });
});

describe('stopServer', () => {
  it('lets a running request finish and takes no new one', async () => {
    let finish = () => {};
    const server = await listen((_request, response) => {
      finish = () => response.end('done');
    }, local);
    const url = `http://127.0.0.1:${portOf(server)}`;
    const arrived = once(server, 'request');
    const running = fetch(url);
    await arrived;
    const stopped = stopServer(server, { graceMs: 60_000 });
    await expect(fetch(url)).rejects.toThrow();
    finish();
    expect(await (await running).text()).toBe('done');
    await stopped;
  });

  it('cuts what hangs after the grace', async () => {
    const server = await listen(() => undefined, local);
    const arrived = once(server, 'request');
    const socket = connect(portOf(server), '127.0.0.1').on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await arrived;
    const closed = once(socket, 'close');
    await stopServer(server, { graceMs: 10 });
    await expect(closed).resolves.toBeDefined();
  });
});

describe('onStopSignal', () => {
  const run = async (stop: string, signals: number) => {
    const program = `
      import { onStopSignal } from '${join(import.meta.dirname, 'shutdown.ts')}';
      import { createLogger } from '${join(import.meta.dirname, '../log/logger.ts')}';
      onStopSignal(${stop}, createLogger({ level: 'silent' }));
      setInterval(() => {}, 1000);
      console.log('up');`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    if (signals > 1) {
      await once(child.stdout, 'data');
      child.kill('SIGTERM');
    }
    return (await ended)[0] as number;
  };

  it('ends with 0 after stopping', async () => expect(await run('async () => {}', 1)).toBe(0));
  it('ends with 1 when stopping fails', async () => expect(await run('async () => { throw new Error(); }', 1)).toBe(1));
  it('ends at once at the second signal', async () => {
    expect(await run(`() => new Promise(() => console.log('stopping'))`, 2)).toBe(1);
  });
});
