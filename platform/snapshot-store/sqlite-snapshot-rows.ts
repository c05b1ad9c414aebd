import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { type FoldUses, usesAt } from './fold-uses.ts';
import type { FoldOf, FoundMark, Marks, StoredSnapshot } from './snapshot-store.ts';

export const schema = `
  CREATE TABLE IF NOT EXISTS folds (
    id     INTEGER PRIMARY KEY,
    fold   TEXT NOT NULL,
    stream TEXT NOT NULL,
    UNIQUE (stream, fold)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS snapshots (
    fold     INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    position INTEGER NOT NULL,
    hash     TEXT NOT NULL,
    state    BLOB NOT NULL,
    PRIMARY KEY (fold, revision)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS marks (
    fold  INTEGER NOT NULL,
    name  TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (fold, name)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS fold_uses (
    fold TEXT PRIMARY KEY,
    at   INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;`;

export const statementsOf = (database: DatabaseSyncInstance) => ({
  idOf: database.prepare('SELECT id FROM folds WHERE stream = ? AND fold = ?'),
  addFold: database.prepare('INSERT OR IGNORE INTO folds (stream, fold) VALUES (?, ?)'),
  newest: database.prepare(
    'SELECT revision, position, hash, state FROM snapshots WHERE fold = ? AND revision <= ? ORDER BY revision DESC LIMIT 1',
  ),
  upTo: database.prepare('SELECT max(revision) AS revision FROM snapshots WHERE fold = ?'),
  hashAt: database.prepare('SELECT hash FROM snapshots WHERE fold = ? AND revision = ?'),
  mark: database.prepare('SELECT value FROM marks WHERE fold = ? AND name = ?'),
  addMark: database.prepare('INSERT OR REPLACE INTO marks VALUES (?, ?, ?)'),
  folds: database.prepare('SELECT DISTINCT fold FROM folds'),
  setAside: database.prepare('UPDATE folds SET fold = ? || id WHERE id = ?'),
  setStreamAside: database.prepare('UPDATE folds SET fold = ? || id WHERE stream = ?'),
  setFoldAside: database.prepare('UPDATE folds SET fold = ? || id WHERE fold = ?'),
  aside: database.prepare('SELECT id FROM folds WHERE fold GLOB ? LIMIT 1'),
  removeMarks: database.prepare(
    'DELETE FROM marks WHERE fold = ?1 AND name IN (SELECT name FROM marks WHERE fold = ?1 LIMIT 5000)',
  ),
  removeSnapshots: database.prepare(
    'DELETE FROM snapshots WHERE fold = ?1 AND revision IN (SELECT revision FROM snapshots WHERE fold = ?1 LIMIT 50)',
  ),
  removeFold: database.prepare('DELETE FROM folds WHERE id = ?'),
  uses: database.prepare('SELECT fold, at FROM fold_uses'),
  noteUse: database.prepare(
    'INSERT INTO fold_uses VALUES (?, ?) ON CONFLICT (fold) DO UPDATE SET at = max(at, excluded.at)',
  ),
  removeUse: database.prepare('DELETE FROM fold_uses WHERE fold = ?'),
  addSnapshot: database.prepare('INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?, ?)'),
});

export type Statements = ReturnType<typeof statementsOf>;

interface SnapshotRow {
  readonly revision: number;
  readonly position: number;
  readonly hash: string;
  readonly state: Uint8Array;
}

/** What is to be removed is renamed first, because a fold of a million marks is removed in many turns. */
const aside = 'removed ';

const idIn = ({ idOf }: Statements, { stream, fold }: FoldOf) =>
  (idOf.get(stream, fold) as { readonly id: number } | undefined)?.id ?? -1;

const reachOf = ({ upTo }: Statements, id: number) =>
  (upTo.get(id) as { readonly revision: number | null }).revision ?? -1;

export const find = (statements: Statements, of: FoldOf, upTo: number): StoredSnapshot | undefined => {
  const row = statements.newest.get(idIn(statements, of), upTo) as SnapshotRow | undefined;
  return row && { ...row, state: Buffer.from(row.state) };
};

export const findMark = (statements: Statements, of: FoldOf, name: string): FoundMark => {
  const id = idIn(statements, of);
  const found = statements.mark.get(id, name) as { readonly value: string } | undefined;
  return { upTo: reachOf(statements, id), value: found?.value };
};

/** Marks only where they are newer: up to where the snapshots reach all of them are there. */
export const save = (statements: Statements, of: FoldOf, snapshot: StoredSnapshot, marks: Marks): boolean => {
  const { revision, position, hash, state } = snapshot;
  const before = idIn(statements, of);
  if (marks.since > reachOf(statements, before)) return false;
  if (marks.since < 0 && !hasSame(statements, before, snapshot)) statements.setAside.run(aside, before);
  statements.addFold.run(of.stream, of.fold);
  const id = idIn(statements, of);
  if (revision > reachOf(statements, id))
    for (const [name, value] of marks.byName) statements.addMark.run(id, name, value);
  statements.addSnapshot.run(id, revision, position, hash, state);
  return true;
};

const hasSame = ({ hashAt }: Statements, id: number, { revision, hash }: StoredSnapshot) =>
  (hashAt.get(id, revision) as { readonly hash: string } | undefined)?.hash === hash;

export const forget = ({ setStreamAside }: Statements, stream: string): void => void setStreamAside.run(aside, stream);

const foldUsesIn = ({ folds, uses }: Statements): FoldUses => {
  const noted = uses.all() as { readonly fold: string; readonly at: number }[];
  const kept = (folds.all() as { readonly fold: string }[]).map(({ fold }) => fold);
  return {
    noted: new Map(noted.map(({ fold, at }) => [fold, at])),
    kept: kept.filter((fold) => !fold.startsWith(aside)),
  };
};

export const noteUses = (statements: Statements, inUse: readonly string[], at: number): readonly string[] => {
  const { toNote, unused } = usesAt(foldUsesIn(statements), inUse, at);
  for (const fold of toNote) statements.noteUse.run(fold, at);
  for (const fold of unused) {
    statements.setFoldAside.run(aside, fold);
    statements.removeUse.run(fold);
  }
  return unused;
};

/** Whether more is to be removed. */
export const removeSome = (statements: Statements): boolean => {
  const found = statements.aside.get(`${aside}*`) as { readonly id: number } | undefined;
  if (!found) return false;
  const removed = [statements.removeMarks, statements.removeSnapshots].map((remove) => remove.run(found.id).changes);
  if (removed.every((count) => count === 0)) statements.removeFold.run(found.id);
  return true;
};
