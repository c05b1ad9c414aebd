import { LRUCache } from 'lru-cache';
import type { Change } from './counted.ts';
import type { Document, Stored } from './view-store.ts';

export type KeptRow = readonly [n: number, body: string, position: number];

/** In characters of JSON, for one version. */
const mostKept = 1_000_000;

/** Documents of recent pages by their `n`, since parsing is most of a page's cost. Readers must not change one. */
export class Kept {
  readonly #documents = new LRUCache<number, Stored<Document>>({ maxSize: mostKept });

  of<D extends Document>(page: readonly number[], fetch: (listed: string) => readonly KeptRow[]): readonly Stored<D>[] {
    const found = new Map(page.map((n) => [n, this.#documents.get(n)]));
    const missing = page.filter((n) => found.get(n) === undefined);
    for (const [n, body, position] of missing.length > 0 ? fetch(JSON.stringify(missing)) : []) {
      const stored = { doc: JSON.parse(body), position };
      found.set(n, stored);
      this.#documents.set(n, stored, { size: body.length });
    }
    return page.flatMap((n) => (found.get(n) as Stored<D> | undefined) ?? []);
  }

  apply(changes: readonly Change[]): void {
    for (const { n } of changes) this.#documents.delete(n);
  }
}
