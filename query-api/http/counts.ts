import type { Clock } from '@maru/platform/clock/clock';
import type { FindOptions, ViewStore } from '@maru/platform/view-store/view-store';
import { LRUCache } from 'lru-cache';

/** How long a total may lag behind while others write, in ms. Nobody's own writes are ever missing from it. */
const maxAgeMs = 1_000;
const mostKept = 1_000;

/** Where the reader stands: `reached` is what the views have, `needed` what the caller has seen. */
export interface Standing {
  readonly reached: number;
  readonly needed: number;
}
export type Count = (view: string, options: Pick<FindOptions, 'where' | 'text'>, standing: Standing) => Promise<number>;

interface Kept {
  readonly total: Promise<number>;
  readonly reached: number;
  readonly at: number;
}

/**
 * Totals of filtered lists. Counting touches every row that matches, so that a list of 100,000 would cost more than its page; a
 * total is therefore kept while its view stands still, and shared by those who ask while it is being counted.
 */
export const countsOf = (views: ViewStore, clock: Clock): Count => {
  const kept = new LRUCache<string, Kept>({ max: mostKept });
  const holds = ({ reached, at }: Kept, standing: Standing) =>
    reached >= standing.needed && (reached >= standing.reached || clock.now() - at < maxAgeMs);

  return (view, options, standing) => {
    const key = JSON.stringify([view, options.where, options.text]);
    const known = kept.get(key);
    if (known && holds(known, standing)) return known.total;
    const total = views.view(view).count(options);
    kept.set(key, { total, reached: standing.reached, at: clock.now() });
    total.catch(() => kept.delete(key));
    return total;
  };
};
