import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isTest, root, sourceFiles } from './source-files.ts';

type Imports = Readonly<Record<string, readonly string[]>>;

/** Folders that cannot be understood, or taken away, one without the other: each with one that leads back to it. */
const circlesOf = (imports: Imports): string[] => {
  const reaches = (from: string, goal: string, seen = new Set<string>()): boolean =>
    (imports[from] ?? []).some((next) => {
      if (next === goal) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, goal, seen);
    });
  return Object.keys(imports).filter((folder) => reaches(folder, folder));
};

const importOf = /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^']+)'/g;

/** What folders import of each other, types and lazy parts as well. */
const importsOf = (paths: readonly string[], textOf: (path: string) => string): Imports => {
  const folders: Record<string, string[]> = {};
  for (const path of paths) {
    const own = dirname(path);
    const used = [...textOf(path).matchAll(importOf)].map(([, name]) => dirname(posix.join(own, String(name))));
    folders[own] = [...new Set([...(folders[own] ?? []), ...used.filter((folder) => folder !== own)])];
  }
  return folders;
};

const isFixture = (path: string) => /\.fixture\.tsx?$/.test(path);
/** In command-api what tests are made of, too: it stands beside what it makes. */
const codeOf = (room: string) =>
  sourceFiles.filter(
    (path) => path.startsWith(`${room}/`) && !isTest(path) && (room === 'command-api' || !isFixture(path)),
  );

describe('folders of a room', () => {
  it.each(['contracts', 'platform', 'command-api', 'frontend'])('%s import each other in one direction', (room) => {
    expect(circlesOf(importsOf(codeOf(room), (path) => readFileSync(join(root, path), 'utf8')))).toEqual([]);
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
