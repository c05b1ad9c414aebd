import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { damagePage, indexLeaf, moveRow, tableLeaf, takeNewestRow } from '../sqlite/damaged-page.fixture.ts';
import { nameOf, streams, writeLog } from './damaged-log.fixture.ts';
import { readSqliteLog } from './log-reader.ts';
import { repairSqliteLog } from './repair-log.ts';
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

describe('a repair', () => {
  const repaired = () => join(folder, 'repaired.db');
  const unrepaired = async () => {
    const found = await repairSqliteLog(file, repaired());
    expect(existsSync(repaired())).toBe(false);
    return found;
  };

  it('makes a damaged index again, from the rows alone', async () => {
    damagePage(file, { text: nameOf(100), kind: indexLeaf });
    expect(await repairSqliteLog(file, repaired())).toBe(streams);
    expect(damageIn(repaired())).toEqual([]);
    expect(await verifyChain(readSqliteLog(repaired()))).toMatchObject({ events: streams, bad: undefined });
  });

  it('does nothing where an event is lost, and names it', async () => {
    damagePage(file, { text: 'text 100.', kind: tableLeaf });
    const named = expect.arrayContaining([expect.objectContaining({ stream: nameOf(100), fault: 'damaged' })]);
    expect(await unrepaired()).toMatchObject({ named });
  });

  it('does nothing where an event was changed without a trace in the file', async () => {
    const database = new DatabaseSync(file);
    database.exec(`UPDATE events SET data = replace(data, 'text', 'test') WHERE position = 7`);
    database.close();
    expect(await unrepaired()).toMatchObject({ faults: { hash: 1 } });
  });

  it('does nothing where only the index knows the newest event', async () => {
    takeNewestRow(file, `text ${streams - 1}.`);
    expect(await unrepaired()).toMatchObject({ missing: true });
  });

  it('does nothing where nobody knows of an event any more', async () => {
    damagePage(file, { text: nameOf(100), kind: indexLeaf });
    moveRow(file, 101, undefined);
    expect(await unrepaired()).not.toBe(streams);
  });
});
