import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const holder = createServer();
let port = 0;
beforeAll(async () => {
  holder.listen(0);
  await once(holder, 'listening');
  const address = holder.address();
  port = typeof address === 'object' && address !== null ? address.port : 0;
});
afterAll(() => void holder.close());

describe('npm start', () => {
  it('says that the port is taken, and what to do', async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'start.mjs')], {
      env: { ...process.env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect(said).toBe(
      `Port ${port} is in use by another program. Stop it, or choose another: PORT=${port + 1} npm start\n`,
    );
    expect(code).toBe(1);
  });
});
