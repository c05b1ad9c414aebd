import { readFileSync, writeFileSync } from 'node:fs';

const pageSize = 4_096;
/** First bytes of a page that is a leaf of a table, or of an index. */
export const [tableLeaf, indexLeaf] = [13, 10];

interface Page {
  /** Stands on it. */
  readonly text: string;
  readonly kind: number;
  readonly with?: number | undefined;
}

/** Overwrites a page of a SQLite file, as a bad disk does. Throws where there is none of this kind with that text. */
export const damagePage = (file: string, { text, kind, with: filling = 0 }: Page): void => {
  const bytes = readFileSync(file);
  for (let at = 0; at < bytes.length; at += pageSize) {
    const page = bytes.subarray(at, at + pageSize);
    if (page[0] !== kind || !page.includes(text)) continue;
    page.fill(filling);
    writeFileSync(file, bytes);
    return;
  }
  throw new Error(`no page holds ${text}`);
};
