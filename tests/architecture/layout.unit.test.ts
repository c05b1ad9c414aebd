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
/** Folders of a process, which no single aggregate owns. */
const processes: ReadonlySet<string> = new Set(['command-api/identity/login', 'command-api/shop/checkout']);
const withoutExtension = (path: string) => path.replace(/\.tsx?$/, '');

const known = new Set(sourceFiles);
const hasTest = (path: string) =>
  ['unit', 'int'].some((kind) => known.has(`${withoutExtension(path)}.${kind}.test.ts`));

describe('layout', () => {
  it.each(rooms.filter((room) => room !== 'contracts'))('%s names its slices as contracts does', (room) => {
    const slices = slicesOf('contracts');
    // Screens of the frontend combine slices of their context.
    const own = [...slicesOf(room)].filter((slice) => room !== 'frontend' || !slice.endsWith('/screens'));
    expect(own.filter((slice) => !slices.has(slice) && !processes.has(`${room}/${slice}`))).toEqual([]);
  });

  it('has no file or folder named after nothing', () => {
    const nothing = /(^|[/.-])(utils?|helpers?|common|misc)([/.-]|$)/;
    expect(sourceFiles.filter((path) => nothing.test(path))).toEqual([]);
  });

  it('has one shape of an aggregate', () => {
    const other = /^command-api\/.*\.(evolve|decider|deciders)\.ts$/;
    expect(sourceFiles.filter((path) => other.test(path))).toEqual([]);
  });

  it('folds every aggregate once, in contracts, where a decision that knows more adds to it', () => {
    const commands = sourceFiles.filter((path) => /^contracts\/.*\.commands\.ts$/.test(path));
    const folds = commands.map((path) => path.replace('.commands.ts', '.fold.ts'));
    expect(folds.filter((path) => !known.has(path))).toEqual([]);
    const folding = sourceFiles.filter((path) => path.startsWith('command-api/') && path.endsWith('.aggregate.ts'));
    const own = folding.filter((path) => /\bevolve: \{/.test(readFileSync(join(root, path), 'utf8')));
    // What stands in for the provider of payments, and the reservation of its keys, nobody but this room knows.
    const unknown = /^command-api\/shop\/payment\/(sandbox\/sandbox(-receipt)?|payment-key)\.aggregate\.ts$/;
    expect(own.filter((path) => !unknown.test(path))).toEqual([]);
  });

  it('has a test beside every projection', () => {
    const projections = sourceFiles.filter((path) => path.endsWith('.projection.ts'));
    expect(projections.filter((path) => !hasTest(path))).toEqual([]);
  });
});
