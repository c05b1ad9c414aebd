import type { SqliteConnection } from './sqlite-connection.ts';
import { sqliteTable } from './sqlite-table.ts';
import { type SqliteVersion, sqliteVersion } from './sqlite-version.ts';
import { checkDefinition, shapeOf } from './view-definition.ts';
import { type Checkpoint, Fenced, UnknownView, type ViewDefinition } from './view-store.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS versions (
    name       TEXT NOT NULL,
    version    INTEGER NOT NULL,
    position   INTEGER NOT NULL,
    status     TEXT NOT NULL,
    definition TEXT NOT NULL,
    paired_up_to INTEGER NOT NULL,
    event      TEXT,
    PRIMARY KEY (name, version)
  ) STRICT`;

export class SqliteCatalog {
  readonly #connection: SqliteConnection;
  readonly #views = new Map<string, Map<number, SqliteVersion>>();
  readonly #live = new Map<string, SqliteVersion>();

  constructor(connection: SqliteConnection) {
    this.#connection = connection;
    this.#load();
  }

  /** Knows no view any more, and goes on in an empty file. */
  begin(takeAway: (file: string) => void): void {
    this.#views.clear();
    this.#live.clear();
    this.#connection.begin(takeAway);
    this.#load();
  }

  #load(): void {
    this.#connection.exec(schema);
    type Status = Checkpoint['status'];
    type Row = [definition: string, position: number, status: Status, pairedUpTo: number, event: string | null];
    const rows = this.#connection.all<Row>(
      'SELECT definition, position, status, paired_up_to, event FROM versions',
      [],
    );
    for (const [definition, position, status, pairedUpTo, event] of rows) {
      const mark = event === null ? undefined : JSON.parse(event);
      this.#know(sqliteVersion(JSON.parse(definition), { position, status, pairedUpTo, event: mark }));
    }
  }

  live(name: string): SqliteVersion {
    const version = this.#live.get(name);
    if (version === undefined) throw new UnknownView(`no version of the view ${name} is live`);
    return version;
  }

  version(name: string, version: number): SqliteVersion {
    const known = this.find(name, version);
    if (known === undefined) throw new UnknownView(`the view ${name} has no version ${version}`);
    return known;
  }

  find(name: string, version: number): SqliteVersion | undefined {
    return this.#views.get(name)?.get(version);
  }

  /** False when it was dropped since it was looked up. */
  holds(version: SqliteVersion): boolean {
    return this.find(version.view.name, version.view.version) === version;
  }

  mustHold(version: SqliteVersion): void {
    const { name, version: number } = version.view;
    if (!this.holds(version)) throw new UnknownView(`version ${number} of the view ${name} has been dropped`);
  }

  /** Throws `Fenced`, `UnknownView`. */
  mustAdmit(version: SqliteVersion, fence: number): void {
    this.mustHold(version);
    const { name, version: number } = version.view;
    if (fence < version.fence)
      throw new Fenced(`version ${number} of the view ${name} has a newer writer than ${fence}: ${version.fence}`);
    version.fence = fence;
  }

  ofView(name: string): readonly SqliteVersion[] {
    return [...(this.#views.get(name)?.values() ?? [])].toSorted((a, b) => a.view.version - b.view.version);
  }

  personal(): readonly SqliteVersion[] {
    return [...this.#views.values()].flatMap((versions) => [...versions.values()]).filter(({ view }) => view.personal);
  }

  /** Throws `TypeError` when it is known with other fields. */
  define(view: ViewDefinition): void {
    checkDefinition(view);
    const known = this.find(view.name, view.version);
    if (known === undefined) this.#add(view);
    else if (shapeOf(known.view) !== shapeOf(view))
      throw new TypeError(
        `the view ${view.name} is stored as version ${view.version} with other fields: give it a higher one`,
      );
    else this.#redefine(known, view);
  }

  #redefine(known: SqliteVersion, view: ViewDefinition): void {
    known.view = view;
    known.table = sqliteTable(view);
    if (known.status === 'live') for (const index of known.table.createIndexes) this.#connection.exec(index);
    const values = [JSON.stringify(view), view.name, view.version];
    this.#connection.run('UPDATE versions SET definition = ? WHERE name = ? AND version = ?', values);
  }

  #add(view: ViewDefinition): void {
    const added = sqliteVersion(view, { position: 0, status: 'building', pairedUpTo: 0, event: undefined });
    this.#connection.transaction(() => {
      this.#connection.exec(added.table.create);
      const values = [view.name, view.version, added.position, added.status, JSON.stringify(view), added.pairedUpTo];
      this.#connection.run(
        'INSERT INTO versions (name, version, position, status, definition, paired_up_to) VALUES (?, ?, ?, ?, ?, ?)',
        values,
      );
    });
    this.#know(added);
  }

  makeOnly(version: SqliteVersion): void {
    const { name } = version.view;
    const others = this.ofView(name).filter((other) => other !== version);
    this.#connection.transaction(() => {
      this.#connection.run("UPDATE versions SET status = 'live' WHERE name = ? AND version = ?", [
        name,
        version.view.version,
      ]);
      for (const other of others) this.#erase(other, version.view.personal);
    });
    for (const other of others) this.#forget(other);
    version.status = 'live';
    this.#live.set(name, version);
  }

  drop(version: SqliteVersion): void {
    this.#connection.transaction(() => this.#erase(version, version.view.personal));
    this.#forget(version);
  }

  /** To zero all pages takes seconds for many documents: that is for those about people. */
  #erase({ view, table }: SqliteVersion, personal = false): void {
    this.#connection.exec(
      personal ? table.drop : `PRAGMA secure_delete = FAST; ${table.drop}; PRAGMA secure_delete = ON`,
    );
    this.#connection.run('DELETE FROM versions WHERE name = ? AND version = ?', [view.name, view.version]);
  }

  #know(version: SqliteVersion): void {
    const { name } = version.view;
    const versions = this.#views.get(name) ?? new Map<number, SqliteVersion>();
    this.#views.set(name, versions.set(version.view.version, version));
    if (version.status === 'live') this.#live.set(name, version);
  }

  #forget(version: SqliteVersion): void {
    const { name } = version.view;
    this.#views.get(name)?.delete(version.view.version);
    if (this.#live.get(name) === version) this.#live.delete(name);
  }
}
