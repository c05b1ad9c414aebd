import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contexts, root, rooms, sourceFiles } from './source-files.ts';

/** `<context>/<aggregate>` folders of a room. */
const slicesOf = (room: string) =>
  new Set(
    sourceFiles
      .map((path) => path.split('/'))
      .filter(
        ([first, context, , file]) => first === room && file !== undefined && contexts.some((name) => name === context),
      )
      .map(([, context, aggregate]) => `${context}/${aggregate}`),
  );
const kebab = (name: string) => name.replaceAll(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
/**
 * `contracts/tracker/issue/issue.commands.ts` names `AddIssue`: `command-api/tracker/issue/add-issue.ts` decides it.
 */
const decidingFiles = (commands: string) => {
  const folder = commands.replace(/^contracts/, 'command-api').replace(/\/[^/]+$/, '');
  const names = readFileSync(join(root, commands), 'utf8').matchAll(/\bcommand\('(\w+)'/g);
  return [...names].map(([, name]) => `${folder}/${kebab(String(name))}.ts`);
};
const withoutExtension = (path: string) => path.replace(/\.tsx?$/, '');

const known = new Set(sourceFiles);
const hasTest = (path: string) =>
  ['unit', 'int'].some((kind) => known.has(`${withoutExtension(path)}.${kind}.test.ts`));

describe('layout', () => {
  it.each(rooms.filter((room) => room !== 'contracts'))('%s names its slices as contracts does', (room) => {
    const slices = slicesOf('contracts');
    expect([...slicesOf(room)].filter((slice) => !slices.has(slice))).toEqual([]);
  });

  it('has no file or folder named after nothing', () => {
    const nothing = /(^|[/.-])(utils?|helpers?|common|misc)([/.-]|$)/;
    expect(sourceFiles.filter((path) => nothing.test(path))).toEqual([]);
  });

  it('decides every command in a file of its own, with its test beside it', () => {
    const deciding = sourceFiles.filter((path) => path.endsWith('.commands.ts')).flatMap(decidingFiles);
    expect(deciding.filter((path) => !known.has(path) || !hasTest(path))).toEqual([]);
  });

  it('has a test beside every projection', () => {
    const projections = sourceFiles.filter((path) => path.endsWith('.projection.ts'));
    expect(projections.filter((path) => !hasTest(path))).toEqual([]);
  });
});
