import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest, root, sourceFiles } from './source-files.ts';

type Imports = Readonly<Record<string, readonly string[]>>;

/** Parts that cannot be understood, or taken away, one without the other: each with one that leads back to it. */
const circlesOf = (imports: Imports): string[] => {
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    (imports[from] ?? []).some((next) => {
      if (next === goal) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, goal, seen);
    });
  return Object.keys(imports).filter((part) => reaches(part, part));
};

const importOf = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/** What files, or their folders, import of each other, types and lazy parts as well. */
const importsOf = (paths: readonly string[], textOf: (path: string) => string, partOf = dirname): Imports => {
  const parts: Record<string, string[]> = {};
  for (const path of paths) {
    const own = partOf(path);
    const used = [...textOf(path).matchAll(importOf)].map(([, name]) =>
      partOf(posix.join(dirname(path), String(name))),
    );
    parts[own] = [...new Set([...(parts[own] ?? []), ...used.filter((part) => part !== own)])];
  }
  return parts;
};

/** What tests are made of, too: it stands beside what it makes, or where screens are combined. */
const code = sourceFiles.filter((path) => !isTest(path) && !path.startsWith('tools/'));
const text = (path: string) => readFileSync(join(root, path), 'utf8');

describe('files and folders', () => {
  it('import each other in one direction', () => {
    expect(circlesOf(importsOf(code, text))).toEqual([]);
    expect(circlesOf(importsOf(code, text, (path) => path))).toEqual([]);
  });

  it.each<[string, Record<string, string>, string[]]>([
    [
      'types',
      { 'a/x.ts': "import type { Y } from '../b/y.ts';", 'b/y.ts': "import { X } from '../a/x.ts';" },
      ['a', 'b'],
    ],
    [
      'a lazy part',
      { 'a/x.ts': "lazy(() => import('../b/y.ts'))", 'b/y.ts': "export * from '../a/z.ts';" },
      ['a', 'b'],
    ],
    [
      'a third folder',
      { 'a/x.ts': "from '../b/y.ts'", 'b/y.ts': "from '../c/z.ts'", 'c/z.ts': "from '../a/w.ts'" },
      ['a', 'b', 'c'],
    ],
    ['nothing', { 'a/x.ts': "from '../b/y.ts'; from './w.ts'", 'b/y.ts': "from '../c/z.ts'" }, []],
  ])('would be refused where a circle goes over %s', (_, files, refused) => {
    expect(circlesOf(importsOf(Object.keys(files), (path) => String(files[path])))).toEqual(refused);
  });
});
