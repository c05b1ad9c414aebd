import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { damagePage, indexLeaf, moveRow, tableLeaf } from '../sqlite/damaged-page.fixture.ts';
import { lostOf, nameOf, noted, streams, writeLog } from './damaged-log.fixture.ts';
import type { RecordedEvent } from './event-store.ts';
import { readSqliteLog } from './log-reader.ts';
import { repairSqliteLog } from './repair-log.ts';
import { openSqliteEventStore } from './sqlite-event-store.ts';
import { damageIn } from './sqlite-log.ts';
import { verifyChain } from './verify-chain.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'repair-log-'));
  file = join(folder, 'log.db');
  await writeLog(file);
});
afterEach(() => rmSync(folder, { recursive: true }));
const damageRow = (n: number) => damagePage(file, { text: `text ${n}.`, kind: tableLeaf });

describe('a repair', () => {
  const repaired = () => join(folder, 'repaired.db');
  const backUp = () => {
    copyFileSync(file, join(folder, 'backup.db'));
    return join(folder, 'backup.db');
  };
  const changeRow = (change: string) => {
    const database = new DatabaseSync(file);
    database.exec(`UPDATE events SET ${change} WHERE position = 7`);
    database.close();
  };
  const mustBeGood = async () => {
    expect(damageIn(repaired())).toEqual([]);
    expect(await verifyChain(readSqliteLog(repaired()))).toMatchObject({ events: streams, bad: undefined });
  };

  it('makes a damaged index again, from the rows alone', async () => {
    damagePage(file, { text: nameOf(100), kind: indexLeaf });
    expect(repairSqliteLog(file, repaired())).toEqual({ events: streams, fromBackup: 0, lost: [] });
    await mustBeGood();
  });

  it.each([
    ['in the middle', 100],
    ['with the newest events', streams - 1],
  ])('takes lost rows from a backup: %s', async (_, n) => {
    const backup = backUp();
    damageRow(n);
    expect(repairSqliteLog(file, repaired(), backup)).toMatchObject({ events: streams, lost: [] });
    await mustBeGood();
  });

  it('takes a row from a backup that is not found at its position any more', async () => {
    const backup = backUp();
    moveRow(file, 101, 7);
    expect(repairSqliteLog(file, repaired(), backup)).toMatchObject({ fromBackup: 1, lost: [] });
    await mustBeGood();
  });

  it.each([
    ['its text', `data = replace(data, 'text', 'test')`],
    ['whose it is', `stream = 'other'`],
  ])('takes from a backup what was changed without a trace in the file: %s', async (_, change) => {
    const backup = backUp();
    changeRow(change);
    expect(repairSqliteLog(file, repaired(), backup)).toMatchObject({ fromBackup: 1, lost: [] });
    await mustBeGood();
  });

  it('takes nothing from the backup of another log', async () => {
    const other = join(folder, 'other.db');
    await writeLog(other);
    damageRow(100);
    expect(() => repairSqliteLog(file, repaired(), other)).toThrow(/the backup is of another log: .* position 300/);
  });

  it('leaves what is nowhere as damaged events, in a file that can be written to', async () => {
    damageRow(streams - 1);
    const { lost } = repairSqliteLog(file, repaired());
    expect(lost).toContainEqual({ stream: nameOf(streams - 1), revision: 0, position: streams });
    renameSync(repaired(), file);
    const store = openSqliteEventStore(file);
    expect(await store.append(nameOf(streams), noted(nameOf(streams), streams), 'none')).toMatchObject({
      position: streams + 1,
    });
    await store.close();
    const events: RecordedEvent[] = [];
    for await (const batch of readSqliteLog(file)) events.push(...batch);
    expect(lostOf(events)).toEqual(lost.map((place) => ({ fault: 'damaged', ...place })));
  });
});
