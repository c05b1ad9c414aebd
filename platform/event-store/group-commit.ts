import type { EventRow } from './encoded-event.ts';
import type { Appended } from './event-store.ts';
import { isDamage } from '../sqlite/sqlite-code.ts';
import type { SqliteLog } from './sqlite-log.ts';
import { writeAppend } from './write-append.ts';
import type { Append, Outcome } from './write-append.ts';

interface PendingAppend {
  readonly append: Append;
  readonly resolve: (answer: Appended) => void;
  readonly reject: (error: unknown) => void;
}

/** Appends in one transaction: enough to share the disk's flush, few enough not to hold the event loop long. */
const maxTogether = 256;

const causeOf = (error: unknown) => (error instanceof Error ? error.cause : undefined);

/**
 * Commits the appends of one turn together, because a flush costs the same for many. Each is answered on its own, and
 * one that meets a damaged page takes no other along.
 */
export class GroupCommit {
  readonly #log: SqliteLog;
  readonly #head: () => number;
  readonly #committed: (rows: readonly EventRow[]) => void;
  #waiting: PendingAppend[] = [];

  constructor(log: SqliteLog, head: () => number, committed: (rows: readonly EventRow[]) => void) {
    this.#log = log;
    this.#head = head;
    this.#committed = committed;
  }

  add(append: Append): Promise<Appended> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.length === 0) setImmediate(() => this.#turn());
      this.#waiting.push({ append, resolve, reject });
    });
  }

  flush(): void {
    while (this.#waiting.length > 0) this.#commit(this.#waiting.splice(0, maxTogether));
  }

  #turn(): void {
    this.#commit(this.#waiting.splice(0, maxTogether));
    if (this.#waiting.length > 0) setImmediate(() => this.#turn());
  }

  #commit(group: readonly PendingAppend[]): void {
    if (group.length === 0) return;
    try {
      const outcomes = this.#log.transaction(() => this.#write(group));
      this.#committed(outcomes.flatMap((outcome) => ('rows' in outcome ? outcome.rows : [])));
      group.forEach((waiting, index) => settle(waiting, outcomes[index]));
    } catch (error) {
      if (group.length > 1 && isDamage(causeOf(error))) for (const one of group) this.#commit([one]);
      else for (const { reject } of group) reject(error);
    }
  }

  #write(group: readonly PendingAppend[]): readonly Outcome[] {
    let head = this.#head();
    return group.map(({ append }) => {
      const outcome = writeAppend(this.#log, append, head);
      if ('rows' in outcome) head += outcome.rows.length;
      return outcome;
    });
  }
}

function settle({ resolve, reject }: PendingAppend, outcome: Outcome | undefined): void {
  if (outcome === undefined) return;
  if ('answer' in outcome) resolve(outcome.answer);
  else reject(outcome.refusal);
}
