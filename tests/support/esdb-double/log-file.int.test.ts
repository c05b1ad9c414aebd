import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openEventLog } from './event-log.ts';
import { openLogFile } from './log-file.ts';
import { append } from './writer.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'esdb-double-'));
});
afterEach(() => rm(folder, { recursive: true }));

function reopened(write: (add: (...ids: string[]) => void) => void = () => undefined) {
  const file = openLogFile(join(folder, 'log'));
  const log = openEventLog(file.stored, file.persist);
  write((...ids) => {
    const events = ids.map((id) => ({
      id,
      type: 'Made',
      contentType: 'application/octet-stream',
      data: Uint8Array.of(0, 255),
      metadata: Uint8Array.of(10),
    }));
    append(log, { stream: 's', expected: 'any', events });
  });
  file.close();
  return log.all.map((event) => ({ ...event, data: [...event.data], metadata: [...event.metadata] }));
}

it('holds every event as it was, with bytes and positions', () => {
  const before = reopened((add) => {
    add('a', 'b');
    add('c');
  });
  expect(before).toHaveLength(3);
  expect(reopened()).toEqual(before);
});

it('goes on with greater positions', () => {
  const first = reopened((add) => add('a'));
  const [a, b] = reopened((add) => add('b'));
  expect(a).toEqual(first[0]);
  expect(b?.position).toBeGreaterThan(a?.position ?? Infinity);
});

it('drops a torn last line, which nobody was told of, and writes on behind it', async () => {
  const before = reopened((add) => add('a'));
  const whole = await readFile(join(folder, 'log'));
  await appendFile(join(folder, 'log'), whole.subarray(0, whole.length / 2));
  expect(reopened()).toEqual(before);
  reopened((add) => add('b'));
  expect(reopened().map(({ id }) => id)).toEqual(['a', 'b']);
});
