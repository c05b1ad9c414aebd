import { readFileSync, writeFileSync } from 'node:fs';
import type { Seeded } from '../campaign/seeded.ts';

const pageSize = 4_096;
/** By the first byte of a page, https://www.sqlite.org/fileformat2.html#b_tree_pages. */
export const pageKinds = { indexInterior: 2, tableInterior: 5, indexLeaf: 10, tableLeaf: 13 } as const;

export interface DamagedPage {
  readonly page: number;
  /** Puts back what was there. */
  undo(): void;
}

/**
 * Overwrites a page of one of these kinds, chosen by chance, or a few bytes of it; undefined where the file has none. The
 * first is left alone.
 */
export const damagePage = (
  file: string,
  random: Seeded,
  kinds: readonly number[],
  size = pageSize,
): DamagedPage | undefined => {
  const bytes = readFileSync(file);
  const pages = Array.from({ length: Math.floor(bytes.length / pageSize) }, (_, at) => at).slice(1);
  const fitting = pages.filter((at) => kinds.includes(bytes[at * pageSize] ?? -1));
  if (fitting.length === 0) return undefined;
  const at = random.pick(fitting);
  const whole = Buffer.from(bytes.subarray(at * pageSize, (at + 1) * pageSize));
  const put = (content: Buffer) => {
    const now = readFileSync(file);
    content.copy(now, at * pageSize);
    writeFileSync(file, now);
  };
  const from = random.below(pageSize - size + 1);
  put(Buffer.from(whole).fill(random.pick([0, 0x5a, 0xff]), from, from + size));
  return { page: at + 1, undo: () => put(whole) };
};

/** Overwrites the beginning of a file, which says what it is. */
export const damageStart = (file: string): void => {
  const bytes = readFileSync(file);
  bytes.fill(0x5a, 0, pageSize);
  writeFileSync(file, bytes);
};
