import type { Document, Stored } from '@maru/platform/view-store/view-store';
import type { QueryContext } from '../http/query-handler.ts';

/** What one context keeps about a person, under names that no other part uses. */
export interface DataPart {
  readonly views: readonly string[];
  readonly of: (userId: string, engines: QueryContext['engines']) => Promise<object>;
}

/** Of each kind of thing; more are counted in `left_out`. */
export const mostThings = 20_000;
const atOnce = 500;

/** All that `page` finds, piece by piece, so that nothing else has to wait long. */
export const allOf = async <D extends Document>(
  page: (limit: number, offset: number) => Promise<readonly Stored<D>[]>,
): Promise<readonly D[]> => {
  const docs: D[] = [];
  while (docs.length < mostThings) {
    const next = await page(atOnce, docs.length);
    docs.push(...next.map(({ doc }) => doc));
    if (next.length < atOnce) break;
  }
  return docs;
};

export const isoTime = (epochMs: number): string => new Date(epochMs).toISOString();
