import { LRUCache } from 'lru-cache';
import { type FieldTest, passes } from './field-test.ts';
import { searchTextOf } from './search-text.ts';
import { holdsText, type TextGroups, type ViewQuestion } from './view-question.ts';
import type { Document, ViewDefinition } from './view-store.ts';

interface Count extends ViewQuestion {
  value: number;
}

export interface Change {
  readonly n: number;
  readonly before: string | undefined;
  readonly after: Document | undefined;
}

/** Each costs every write a look at it. */
const maxCounts = 32;
/** Beyond this, asking again is cheaper than looking at every change. */
const maxChanges = 200;

/** Answers of `count` for one version, kept right through writes: a table's total costs the same at any size. */
export class CountCache {
  readonly #view: ViewDefinition;
  readonly #counts = new LRUCache<string, Count>({ max: maxCounts });

  constructor(view: ViewDefinition) {
    this.#view = view;
  }

  of(tests: readonly FieldTest[], text: TextGroups | undefined, count: () => number): number {
    const key = JSON.stringify([tests, text]);
    const known = this.#counts.get(key);
    if (known) return known.value;
    const value = count();
    this.#counts.set(key, { tests, text, value });
    return value;
  }

  apply(changes: readonly Change[]): void {
    if (this.#counts.size === 0) return;
    if (changes.length > maxChanges) return this.#counts.clear();
    for (const { before, after } of changes) {
      const [was, is] = [this.#looked(before && JSON.parse(before)), this.#looked(after)];
      for (const count of this.#counts.values()) count.value += Number(is(count)) - Number(was(count));
    }
  }

  #looked(doc: Document | undefined): (count: Count) => boolean {
    if (doc === undefined) return () => false;
    const searched = searchTextOf(this.#view, doc) ?? '';
    return ({ tests, text }) =>
      tests.every((test) => passes(test, doc)) && (text === undefined || holdsText(searched, text));
  }
}
