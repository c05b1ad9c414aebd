import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { readSqliteLog } from '@maru/platform/event-store/log-reader';
import { openSqliteLogToRead } from '@maru/platform/event-store/sqlite-log';
import type { Ground } from './ground.ts';
import { damagePage, damageStart, pageKinds } from './pages.ts';

/** What was done to the data of a stopped product. */
export interface Damaged {
  readonly what: string;
  /** Whether it cannot be started so. */
  readonly refuses?: boolean;
  /** Events of the log that are damaged or of others. */
  readonly faults: readonly RecordedEvent[];
  /** Some event is another than it was, whatever it looks like now. */
  readonly isChanged?: boolean;
  /** Of the log's file: rows, or the index by which all streams are found. */
  readonly logPages?: 'rows' | 'index';
  /** It is put right by `npm run repair`, else by `undo`. */
  readonly isRepairable?: boolean;
  /** Puts back what was there; absent where nothing needs to be. */
  readonly undo?: () => void;
}

export interface Damage {
  readonly name: string;
  readonly weight: number;
  /** Undefined where there is nothing to damage. */
  readonly spoil: (ground: Ground) => Promise<Damaged | undefined>;
}

const inData = ({ server }: Ground, name: string) => join(server.dataDir, name);

const faultsIn = async (file: string): Promise<readonly RecordedEvent[]> => {
  const faults: RecordedEvent[] = [];
  for await (const events of readSqliteLog(file)) faults.push(...events.filter(({ fault }) => fault !== undefined));
  return faults;
};

/** Whether the newest event cannot be found any more. */
const isHeadLost = (file: string) => {
  const log = openSqliteLogToRead(file);
  try {
    return log.head() === 0;
  } catch {
    return true;
  } finally {
    log.close();
  }
};

const rowKinds: readonly number[] = [pageKinds.tableLeaf, pageKinds.tableInterior];

const logPage =
  (...kinds: readonly number[]) =>
  async (ground: Ground): Promise<Damaged | undefined> => {
    const file = inData(ground, 'log.db');
    const damaged = damagePage(file, ground.random, kinds);
    if (!damaged) return undefined;
    const refuses = isHeadLost(file);
    const faults = refuses ? [] : await faultsIn(file);
    const what = refuses ? 'newest' : `${faults.length} events`;
    const found = { what, refuses, faults, undo: damaged.undo };
    if (!kinds.some((kind) => rowKinds.includes(kind))) return { ...found, logPages: 'index', isRepairable: true };
    return { ...found, logPages: 'rows' };
  };

/** What is stored, as text. */
const contentOf = async (file: string): Promise<string> => {
  const events: RecordedEvent[] = [];
  for await (const batch of readSqliteLog(file)) events.push(...batch);
  return JSON.stringify(events);
};

/** Whatever they were of, `verify` ends with 1 where they were of anything. */
const changedBytes = async (ground: Ground): Promise<Damaged | undefined> => {
  const file = inData(ground, 'log.db');
  const before = await contentOf(file);
  const damaged = damagePage(file, ground.random, [pageKinds.tableLeaf], 8);
  if (!damaged) return undefined;
  const refuses = isHeadLost(file);
  const isChanged = refuses || (await contentOf(file).catch(() => '')) !== before;
  if (!isChanged) return undefined;
  return { what: 'of a row', refuses, faults: [], isChanged, undo: damaged.undo };
};

const onLog = (ground: Ground, sql: string): void => {
  const database = new DatabaseSync(inData(ground, 'log.db'));
  database.exec(`${sql}; PRAGMA wal_checkpoint(TRUNCATE)`);
  database.close();
};

const row = async (ground: Ground): Promise<Damaged> => {
  const { random } = ground;
  const file = inData(ground, 'log.db');
  const log = openSqliteLogToRead(file);
  const position = 1 + random.below(log.head() - 1);
  log.close();
  const column = random.pick(['data', 'meta']);
  onLog(ground, `UPDATE events SET ${column} = '#' || ${column} WHERE position = ${position}`);
  const undo = () => onLog(ground, `UPDATE events SET ${column} = substr(${column}, 2) WHERE position = ${position}`);
  return { what: column, faults: await faultsIn(file), undo };
};

const foreign = async (ground: Ground): Promise<Damaged> => {
  const id = crypto.randomUUID();
  onLog(
    ground,
    `INSERT INTO events (id, stream, revision, type, data, meta)
      SELECT '${id}', stream, max(revision) + 1, 'Noted', '{"by":"somebody"}', '{}' FROM events
      WHERE stream = (SELECT stream FROM events WHERE stream LIKE 'tracker.comment-%' LIMIT 1)`,
  );
  return { what: 'in a comment', faults: await faultsIn(inData(ground, 'log.db')) };
};

const key = async (ground: Ground): Promise<Damaged | undefined> => {
  const { random } = ground;
  const keys = readdirSync(inData(ground, 'keys'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.endsWith('profile'))
    .map((entry) => join(entry.parentPath, entry.name));
  if (keys.length === 0) return undefined;
  const file = random.pick(keys);
  const whole = readFileSync(file);
  const what = random.pick(['empty', 'garbage', 'cut off', 'removed', 'a folder']);
  rmSync(file);
  if (what === 'empty') writeFileSync(file, '');
  if (what === 'garbage') writeFileSync(file, Buffer.alloc(whole.length, 0x5a));
  if (what === 'cut off') writeFileSync(file, whole.subarray(0, whole.length / 2));
  if (what === 'a folder') mkdirSync(file);
  const undo = () => {
    rmSync(file, { recursive: true, force: true });
    writeFileSync(file, whole, { mode: 0o600 });
  };
  return { what, faults: [], undo };
};

/** What is made of the log, which is made again. */
const derived =
  (name: string) =>
  async (ground: Ground): Promise<Damaged | undefined> => {
    const file = inData(ground, name);
    if (!existsSync(file)) return undefined;
    const isStart = ground.random.chance(0.2);
    if (isStart) damageStart(file);
    else if (!damagePage(file, ground.random, Object.values(pageKinds))) return undefined;
    return { what: isStart ? 'first page' : 'a page', faults: [] };
  };

export const damages: readonly Damage[] = [
  { name: 'damaged page of rows in log.db', weight: 4, spoil: logPage(pageKinds.tableLeaf) },
  { name: 'damaged inner page of rows in log.db', weight: 1, spoil: logPage(pageKinds.tableInterior) },
  {
    name: 'damaged page of the index in log.db',
    weight: 2,
    spoil: logPage(pageKinds.indexLeaf, pageKinds.indexInterior),
  },
  { name: 'changed bytes in log.db', weight: 4, spoil: changedBytes },
  { name: 'row that is not JSON', weight: 2, spoil: row },
  { name: 'row of others', weight: 1, spoil: foreign },
  { name: 'damaged page of views.db', weight: 3, spoil: derived('views.db') },
  { name: 'damaged page of snapshots.db', weight: 2, spoil: derived('snapshots.db') },
  { name: 'damaged key', weight: 3, spoil: key },
];
