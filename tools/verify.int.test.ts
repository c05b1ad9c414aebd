import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedClock } from '@maru/platform/clock/fixed-clock';
import { chain } from '@maru/platform/event-store/hash-chain';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { toJsonLines } from '@maru/platform/event-store/json-lines';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';
import { openSqliteViewStore } from '@maru/platform/view-store/sqlite-view-store';
import { openSealer } from '@maru/command-api/workflows/log-seal/sealer';
import { openSealKeys, publicKeys, type SealKeys } from '@maru/command-api/workflows/log-seal/seal-keys';
import { sealMetrics } from '@maru/command-api/workflows/log-seal/seal-metrics';
import { createMetrics } from '@maru/platform/metrics/metrics';
import { logWriter } from '@maru/platform/event-store/log-writer.fixture';
import { type LogSigner, logSigner, type SealData } from '@maru/platform/event-store/seal-signature';
import { runTool } from '@maru/tests/support/run-tool';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
let folder: string;
let keys: SealKeys;

const run = (tool: 'verify' | 'export', ...args: readonly string[]) => runTool(tool, args, { DATA_DIR: folder });

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'verify-'));
  keys = openSealKeys(folder, undefined, {});
  const store = openSqliteEventStore(join(folder, 'log.db'));
  const clock = fixedClock();
  for (const stream of ['a-1', 'b-1']) {
    const events = Array.from({ length: 3 }, (_, n) => ({
      id: crypto.randomUUID(),
      type: 'Noted',
      data: { n, text: '메모' },
      meta: {
        at: clock.stamp(),
        actorId: 'a',
        commandId: 'c',
        correlationId: 'c',
        causationId: 'c',
        schemaVersion: 1,
        ipHash: '',
      },
    }));
    await store.append(stream, chain({ stream, previous: 'none', events }), 'none');
  }
  const views = await openSqliteViewStore(join(folder, 'views.db'));
  const tools = { log: silent, keys, metrics: sealMetrics(createMetrics()), due: { events: 1, ms: 0 } };
  await openSealer({ events: store, views, clock }, tools).poll(() => true);
  await views.close();
  await store.close();
});
afterAll(() => rm(folder, { recursive: true }));

it('finds a whole log good, in place and exported', { timeout: 60_000 }, async () => {
  const exported = join(folder, 'export.jsonl');
  expect(await run('export', exported)).toMatchObject({ code: 0 });
  expect(await run('export')).toMatchObject({ code: 0, out: await readFile(exported, 'utf8') });
  for (const args of [[], [exported]]) {
    expect(await run('verify', ...args)).toMatchObject({
      code: 0,
      out: expect.stringContaining('7 events in 3 streams are good, 6 of them sealed') as unknown,
    });
  }
});

it('names the first bad event of an exported file and ends with 1', { timeout: 60_000 }, async () => {
  const exported = join(folder, 'bad.jsonl');
  await run('export', exported);
  await writeFile(exported, (await readFile(exported, 'utf8')).replaceAll('"n":1', '"n":7'));
  const { code, error } = await run('verify', exported);
  expect(code).toBe(1);
  expect(error).toContain('revision 1 of a-1 at position 2 (hash)');
});

it('ends with 1 for a file that is missing or no export', { timeout: 60_000 }, async () => {
  const prose = join(folder, 'prose.jsonl');
  await writeFile(prose, 'once upon a time\n');
  expect(await run('verify', prose)).toMatchObject({
    code: 1,
    error: expect.stringContaining('prose.jsonl:1 is not JSON') as unknown,
  });
  expect(await run('verify', join(folder, 'missing.db'))).toMatchObject({
    code: 1,
    error: expect.stringContaining('no such file') as unknown,
  });
});

it('names the seal over what was cut off, removed or reordered', { timeout: 60_000 }, async () => {
  const exported = join(folder, 'whole.jsonl');
  await run('export', exported);
  const whole = (await readFile(exported, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedEvent);
  const order = [0, 3, 1, 2, 4, 5, 6].map((index) => whole[index]).filter((event) => event !== undefined);
  const forged = {
    cut: whole.filter(({ stream, revision }) => stream !== 'b-1' || revision < 2),
    removed: whole.filter(({ stream }) => stream !== 'a-1'),
    reordered: order.map((event, index) => ({ ...event, position: index + 1 })),
  };
  for (const [name, events] of Object.entries(forged)) {
    const file = join(folder, `${name}.jsonl`);
    await writeFile(file, toJsonLines(events));
    expect(await run('verify', file)).toMatchObject({
      code: 1,
      error: expect.stringContaining('revision 0 of platform.seal') as unknown,
    });
  }
});

/** All written again with another text and every hash right, its seals left out or signed by a key of the forger. */
const rewritten = async (file: string, forger?: LogSigner) => {
  const writer = logWriter();
  for (let n = 0; n < 6; n += 1) writer.write(n < 3 ? 'a-1' : 'b-1', 'Noted', { n, text: 'changed' });
  if (forger) writer.sign(forger);
  await writeFile(file, toJsonLines(writer.log));
};

it('finds a log that was rewritten as a whole by the public key alone', { timeout: 120_000 }, async () => {
  const file = join(folder, 'rewritten.jsonl');
  const key = keys.current.key;
  expect(await run('verify', '--expect', key)).toMatchObject({ code: 0, out: expect.stringContaining(key) as unknown });
  await rewritten(file);
  expect(await run('verify', file)).toMatchObject({ code: 0 });
  expect(await run('verify', file, '--expect', key)).toMatchObject({
    code: 1,
    error: expect.stringContaining('6 events are without a seal that is believed') as unknown,
  });
  await rewritten(file, logSigner('the key of a forger, as good as any'));
  expect(await run('verify', file)).toMatchObject({ code: 0 });
  expect(await run('verify', file, '--expect', key)).toMatchObject({
    code: 1,
    error: expect.stringContaining('7 events are without a seal that is believed') as unknown,
  });
});

it(
  'finds a log that is shorter than a seal, or another than it, in whatever form it was kept',
  { timeout: 120_000 },
  async () => {
    const [exported, set, posted] = ['all.jsonl', 'keys.json', 'seals.jsonl'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    await run('export', exported);
    const lines = (await readFile(exported, 'utf8')).trimEnd().split('\n');
    const { data } = JSON.parse(lines.at(-1) ?? '') as RecordedEvent;
    await writeFile(posted, `${JSON.stringify(data)}\n`);
    await writeFile(set, JSON.stringify(publicKeys(keys)));
    const { count, hash } = data as SealData;
    for (const expected of [posted, set, `${count}:${hash}`])
      expect(await run('verify', exported, '--expect', expected)).toMatchObject({ code: 0 });

    await writeFile(exported, `${lines.slice(0, 4).join('\n')}\n`);
    expect(await run('verify', exported, '--expect', posted)).toMatchObject({
      code: 1,
      error: expect.stringContaining('ends before the seal over 6 events') as unknown,
    });
    expect(await run('verify', '--expect', `6:${'ab'.repeat(32)}`)).toMatchObject({
      code: 1,
      error: expect.stringContaining('first 6 events are not those of the seal') as unknown,
    });
    await writeFile(posted, JSON.stringify({ ...data, count: 5 }));
    expect(await run('verify', '--expect', posted)).toMatchObject({
      code: 1,
      error: expect.stringContaining('neither keys nor seals') as unknown,
    });
  },
);

it('names events of others and goes on; they alone end it with 2', { timeout: 60_000 }, async () => {
  const file = join(folder, 'foreign.jsonl');
  const { log, note, intrude } = logWriter();
  note('a-1');
  intrude('a-1');
  note('a-1');
  await writeFile(file, toJsonLines(log));
  expect(await run('verify', file)).toMatchObject({
    code: 2,
    out: expect.stringContaining('3 events in 1 streams were read, 1 of them bad') as unknown,
    error: expect.stringContaining('revision 1 of a-1 at position 20 (foreign') as unknown,
  });
});

it('names damaged pages of a log whose rows are all good', { timeout: 60_000 }, async () => {
  const damaged = join(folder, 'damaged.db');
  const bytes = await readFile(join(folder, 'log.db'));
  const leafOfAnIndex = 10;
  for (let at = 0; at < bytes.length; at += 4_096) if (bytes[at] === leafOfAnIndex) bytes.fill(0, at, at + 4_096);
  await writeFile(damaged, bytes);
  const { code, error } = await run('verify', damaged);
  expect([code, error]).toEqual([1, expect.stringMatching(/^damaged file: .*page/m)]);
});
