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

/** Throws where there is no page of this kind with that text. */
export const changePage = (file: string, { text, kind }: Page, change: (page: Buffer) => unknown): void => {
  changeFirst(file, (page) => {
    if (page[0] !== kind || !page.includes(text)) return false;
    change(page);
    return true;
  });
};

/** Overwrites a page of a SQLite file, as a bad disk does. */
export const damagePage = (file: string, page: Page): void =>
  changePage(file, page, (bytes) => bytes.fill(page.with ?? 0));

const countAt = 3;
/** Puts the page of rows that holds a text back to before its newest row. */
export const takeNewestRow = (file: string, text: string): void =>
  changePage(file, { text, kind: tableLeaf }, (page) => page.writeUInt16BE(page.readUInt16BE(countAt) - 1, countAt));

/** Gives a row of the only table another number, or takes it from its page. Numbers below 128, as one byte has them. */
export const moveRow = (file: string, from: number, to: number | undefined): void => {
  const cellsAt = 8;
  changeFirst(file, (page) => {
    if (page[0] !== tableLeaf) return false;
    const count = page.readUInt16BE(countAt);
    for (let pointer = cellsAt; pointer < cellsAt + 2 * count; pointer += 2) {
      // Behind the size of the row, which is a number of two bytes for rows of 128 bytes to 16 kB.
      const rowId = page.readUInt16BE(pointer) + 2;
      if (page[rowId] !== from) continue;
      if (to !== undefined) page[rowId] = to;
      else {
        page.copyWithin(pointer, pointer + 2, cellsAt + 2 * count);
        page.writeUInt16BE(count - 1, countAt);
      }
      return true;
    }
    return false;
  });
};

/** Changes the first page that `change` says it has changed. Throws where there is none. */
const changeFirst = (file: string, change: (page: Buffer) => boolean): void => {
  const bytes = readFileSync(file);
  for (let at = 0; at < bytes.length; at += pageSize) {
    if (!change(bytes.subarray(at, at + pageSize))) continue;
    writeFileSync(file, bytes);
    return;
  }
  throw new Error('there is no such page');
};
