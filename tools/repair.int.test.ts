import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logWriter } from '@maru/platform/event-store/log-writer.fixture';
import { openSqliteEventStore } from '@maru/platform/event-store/sqlite-event-store';
import { damagePage, indexLeaf, tableLeaf } from '@maru/platform/sqlite/damaged-page.fixture';
import { runTool } from '@maru/tests/support/run-tool';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;
const file = () => join(folder, 'log.db');
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'repair-'));
  const store = openSqliteEventStore(file());
  const { log, note } = logWriter();
  for (let n = 0; n < 50; n += 1) note(`test.thing-${n}`);
  for (const event of log) await store.append(event.stream, [event], 'none');
  await store.close();
});
afterEach(() => rmSync(folder, { recursive: true }));
const repair = () => runTool('repair', [], { DATA_DIR: folder });

it('makes a damaged index again and keeps the damaged file, which no second repair removes', async () => {
  damagePage(file(), { text: 'test.thing-', kind: indexLeaf });
  const damaged = readFileSync(file());
  expect(await repair()).toMatchObject({
    code: 0,
    error: '',
    out: expect.stringContaining('50 events, their index made anew'),
  });
  expect(await runTool('verify', [], { DATA_DIR: folder })).toMatchObject({ code: 0, error: '' });
  expect(await repair()).toMatchObject({ code: 1, error: expect.stringContaining('move it away first') });
  expect(readFileSync(`${file()}.damaged`).equals(damaged)).toBe(true);
});

it('changes nothing where an event is lost, and names it', async () => {
  damagePage(file(), { text: 'test.thing-7', kind: tableLeaf });
  const damaged = readFileSync(file());
  expect(await repair()).toMatchObject({ code: 1, error: expect.stringContaining('revision 0 of test.thing-7 at') });
  expect(readFileSync(file()).equals(damaged)).toBe(true);
  expect(existsSync(`${file()}.damaged`)).toBe(false);
});

it('refuses while a server has the log', async () => {
  const store = openSqliteEventStore(file());
  expect(await repair()).toMatchObject({ code: 1, error: expect.stringContaining('is open in another process') });
  await store.close();
});
