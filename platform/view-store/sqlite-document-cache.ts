import { LRUCache } from 'lru-cache';
import type { Change } from './count-cache.ts';
import type { Document, Stored } from './view-store.ts';

export type CachedRow = readonly [n: number, body: string, position: number];

/** In characters of JSON, for one version. */
const maxCharacters = 1_000_000;

/** Documents of recent pages by their `n`, since parsing is most of a page's cost. Readers must not change one. */
export class DocumentCache {
  readonly #documents = new LRUCache<number, Stored<Document>>({ maxSize: maxCharacters });

  of<D extends Document>(
    page: readonly number[],
    fetch: (listed: string) => readonly CachedRow[],
  ): readonly Stored<D>[] {
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
