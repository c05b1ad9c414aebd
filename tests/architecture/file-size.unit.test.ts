import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest, root, sourceFiles } from './source-files.ts';

const textOf = (path: string) => readFileSync(join(root, path), 'utf8');
const lengthOf = (path: string) => textOf(path).trimEnd().split('\n').length;

describe('file sizes', () => {
  it('keeps the median source file at 60 lines or fewer', () => {
    const lengths = sourceFiles
      .filter((path) => !isTest(path))
      .map(lengthOf)
      .toSorted((a, b) => a - b);
    expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(60);
  });

  it('gives a reason with every disabled rule', () => {
    const silenced = /(oxlint|eslint)-disable[^\n]*/g;
    const bare = (path: string) => (textOf(path).match(silenced) ?? []).some((line) => !/ -- \S+/.test(line));
    expect(sourceFiles.filter((path) => !path.startsWith('tests/architecture/') && bare(path))).toEqual([]);
  });
});
