import type { Checkpoint } from '../event-store/checkpoint.ts';
import type { Change } from './count-cache.ts';
import type { SqliteCatalog } from './sqlite-catalog.ts';
import type { SqliteConnection } from './sqlite-connection.ts';
import { hasManyUnpaired, pairMore } from './sqlite-pairing.ts';
import type { SqliteVersion } from './sqlite-version.ts';
import { writeDocuments } from './sqlite-write.ts';
import type { ViewWrite } from './view-store.ts';

interface PendingWrite {
  readonly version: SqliteVersion;
  readonly writes: readonly ViewWrite[];
  readonly checkpoint: Checkpoint;
  readonly fence: number;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const reachSql =
  'UPDATE versions SET position = max(position, ?), event = coalesce(?, event) WHERE name = ? AND version = ?';

/** Documents in one transaction: enough to share its cost, few enough not to hold the event loop long. */
const maxTogether = 1_000;

/** Collects the writes of one turn of the event loop, as the projections of one event do them, into one transaction. */
export class SqliteWriter {
  readonly #connection: SqliteConnection;
  readonly #catalog: SqliteCatalog;
  readonly #committed: (version: SqliteVersion) => void;
  #waiting: PendingWrite[] = [];

  constructor(connection: SqliteConnection, catalog: SqliteCatalog, committed: (version: SqliteVersion) => void) {
    this.#connection = connection;
    this.#catalog = catalog;
    this.#committed = committed;
  }

  add(
    version: SqliteVersion,
    { writes, checkpoint, fence }: Pick<PendingWrite, 'writes' | 'checkpoint' | 'fence'>,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#turn());
      this.#waiting.push({ version, writes, checkpoint, fence, resolve, reject });
    });
  }

  flush(): void {
    while (this.#waiting.length > 0) this.#commit(this.#next());
  }

  #turn(): void {
    this.#commit(this.#next());
    if (this.#waiting.length > 0) setImmediate(() => this.#turn());
  }

  #next(): readonly PendingWrite[] {
    let documents = 0;
    const end = this.#waiting.findIndex(({ writes }) => (documents += writes.length) >= maxTogether);
    return this.#waiting.splice(0, end === -1 ? this.#waiting.length : end + 1);
  }

  #commit(group: readonly PendingWrite[]): void {
    const changes = this.#write(group);
    if (changes === undefined) return;
    group.forEach(({ version, checkpoint: { position, event }, resolve }, index) => {
      version.counted.apply(changes[index] ?? []);
      version.kept.apply(changes[index] ?? []);
      version.position = Math.max(version.position, position);
      version.event = event ?? version.event;
      resolve();
    });
    for (const version of new Set(group.map((waiting) => waiting.version))) this.#committed(version);
  }

  /** Undefined when the group failed; each is then written alone, because one bad document must not fail the others. */
  #write(group: readonly PendingWrite[]): readonly (readonly Change[])[] | undefined {
    try {
      for (const { version } of group)
        if (hasManyUnpaired(version) && this.#catalog.holds(version)) pairMore(this.#connection, version);
      return this.#connection.transaction(() => group.map((waiting) => this.#writeOne(waiting)));
    } catch (error) {
      if (group.length > 1) for (const waiting of group) this.#commit([waiting]);
      else for (const { reject } of group) reject(error);
      return undefined;
    }
  }

  #writeOne({ version, writes, checkpoint: { position, event }, fence }: PendingWrite) {
    this.#catalog.mustAdmit(version, fence);
    const { name, version: number } = version.view;
    const changes = writeDocuments(this.#connection, version, writes);
    const values = [position, event ? JSON.stringify(event) : null, name, number];
    this.#connection.run(reachSql, values);
    return changes;
  }
}
