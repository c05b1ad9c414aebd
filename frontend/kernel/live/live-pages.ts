import { pageSize } from '@maru/contracts/kernel/limits';

/**
 * What was true when a page was loaded: documents that come, go and change afterwards move neither its end nor where
 * the next one begins.
 */
export interface Page<Doc> {
  documents: Doc[];
  readonly cursor: number;
  readonly last: boolean;
  /** What the view had reached. */
  readonly position: number;
}
/** As RTK Query keeps an infinite query. */
export interface Pages<Doc> {
  pages: Page<Doc>[];
  pageParams: number[];
}
/** Of an answer, as RTK Query gives it. */
export type Meta = { readonly response?: Response | undefined } | undefined;

/** Not a number where the server does not say it. */
export const reportedPosition = (meta: Meta) => Number(meta?.response?.headers.get('X-Position') ?? Number.NaN);

/** How far an answer reaches: what the server says, else its newest document. */
export const positionOf = (meta: Meta, documents: readonly { readonly position: number }[]) => {
  const reported = reportedPosition(meta);
  return Number.isFinite(reported) ? reported : Math.max(0, ...documents.map(({ position }) => position));
};

/** Options of an infinite query whose pages follow each other by position in the log. */
export const byCursor = {
  initialPageParam: -1,
  getNextPageParam: ({ last, cursor }: Pick<Page<unknown>, 'last' | 'cursor'>) => (last ? undefined : cursor),
};

/** Fewer documents than a page's worth are the end: none as well. */
export const pageOf = <Doc extends { readonly position: number; readonly updated_position: number }>(
  documents: Doc[],
  meta: Meta,
  requested: number,
): Page<Doc> => ({
  documents,
  cursor: documents.at(-1)?.updated_position ?? requested,
  last: documents.length < pageSize,
  position: positionOf(meta, documents),
});

export const pagedDocuments = <Doc>({ pages }: Pages<Doc>) => pages.flatMap(({ documents }) => documents);
export const removeFromPages = ({ pages }: Pages<{ readonly id: string }>, id: string) => {
  for (const page of pages) page.documents = page.documents.filter((document) => document.id !== id);
};

const isPaged = (data: unknown): data is Pages<unknown> => typeof data === 'object' && data !== null && 'pages' in data;

/** The page by which a load made the data longer; undefined where everything was loaded anew. */
export const addedPage = (before: unknown, data: unknown): Page<unknown> | undefined =>
  isPaged(before) && isPaged(data) && data.pages.length > before.pages.length ? data.pages.at(-1) : undefined;

/** What loaded data surely holds: the least that a page of it does. */
export const loadedTo = (meta: Meta, data: unknown, documents: readonly { readonly position: number }[]): number =>
  isPaged(data) ? Math.min(...data.pages.map(({ position }) => position)) : positionOf(meta, documents);
