import type { FileContent } from '@maru/contracts/kernel/table-export';
import { errorHandler } from '@maru/platform/http/error-handler';
import { listen, portOf } from '@maru/platform/http/listen';
import { stopServer } from '@maru/platform/http/shutdown';
import { createLogger } from '@maru/platform/log/logger';
import express from 'express';
import type { Server } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { sendContent } from './send-content.ts';

let server: Server | undefined;
afterEach(async () => {
  if (server) await stopServer(server, { graceMs: 0 });
});

const sending = async (chunks: FileContent['chunks']): Promise<string> => {
  const content = { name: '주문.csv', type: 'text/csv; charset=utf-8', chunks };
  const app = express()
    .get('/file', (request, response) => sendContent(request, response, { content, position: 7 }))
    .use(errorHandler(createLogger({ level: 'silent' })));
  server = await listen(app, { port: 0, host: '127.0.0.1' });
  return `http://127.0.0.1:${portOf(server)}/file`;
};

const large = 'x'.repeat(64 * 1024);
const made = { pieces: 0, isEnded: false };
async function* pieces(count: number, failAt = Infinity) {
  Object.assign(made, { pieces: 0, isEnded: false });
  try {
    for (; made.pieces < count; made.pieces += 1) {
      if (made.pieces === failAt) throw new Error('the view store went away');
      yield large;
      await setImmediate();
    }
  } finally {
    made.isEnded = true;
  }
}

it('goes out as a file with its Korean name', async () => {
  const answer = await fetch(await sending(pieces(3)));
  expect(answer.headers.get('content-disposition')).toContain(encodeURIComponent('주문.csv'));
  expect(answer.headers.get('x-position')).toBe('7');
  expect((await answer.text()).length).toBe(3 * large.length);
  expect(made).toEqual({ pieces: 3, isEnded: true });
});

it('is made no further when its reader goes away, and lets go of what it holds', async () => {
  const leaving = new AbortController();
  const answer = await fetch(await sending(pieces(100_000)), { signal: leaving.signal });
  await answer.body?.getReader().read();
  leaving.abort();
  await expect.poll(() => made.isEnded).toBe(true);
  expect(made.pieces).toBeLessThan(100_000);
});

it('is made no faster than it is taken', async () => {
  const answer = await fetch(await sending(pieces(100_000)));
  const reader = answer.body?.getReader();
  await reader?.read();
  let before = -1;
  await expect
    .poll(() => {
      const [last, now] = [before, made.pieces];
      before = now;
      return now === last;
    })
    .toBe(true);
  expect(made.pieces).toBeLessThan(1_000);
  await reader?.cancel();
});

it('is not taken for whole when its making fails midway', async () => {
  const answer = await fetch(await sending(pieces(10, 3)));
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
  expect(made.isEnded).toBe(true);
});

it('is answered as any failure where not even its first piece can be made', async () => {
  const answer = await fetch(await sending(pieces(10, 0)));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    500,
    expect.stringContaining('application/problem+json'),
  ]);
});
