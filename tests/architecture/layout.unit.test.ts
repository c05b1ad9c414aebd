import { describe, expect, it } from 'vitest';
import { contexts, isTest, rooms, sourceFiles } from './source-files.ts';

/** `<context>/<aggregate>` folders of a room. */
const slicesOf = (room: string) =>
  new Set(
    sourceFiles
      .map((path) => path.split('/'))
      .filter(([first, context, , file]) => first === room && file !== undefined && contexts.some((name) => name === context))
      .map(([, context, aggregate]) => `${context}/${aggregate}`),
  );
const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const withoutExtension = (path: string) => path.replace(/\.tsx?$/, '');

describe('layout', () => {
  it.each(rooms.filter((room) => room !== 'contracts'))('%s names its slices as contracts does', (room) => {
    const known = slicesOf('contracts');
    expect([...slicesOf(room)].filter((slice) => !known.has(slice))).toEqual([]);
  });

  it('has no file or folder named after nothing', () => {
    const nothing = /(^|[/.-])(utils?|helpers?|common|misc)([/.-]|$)/;
    expect(sourceFiles.filter((path) => nothing.test(path))).toEqual([]);
  });

  it('has a test beside every command', () => {
    const commands = sourceFiles.filter((path) => {
      const [room, context] = path.split('/');
      const inSlice = room === 'command-api' && contexts.some((name) => name === context);
      return inSlice && !isTest(path) && /^[a-z0-9-]+(\.command)?\.ts$/.test(baseName(path));
    });
    expect(commands.filter((path) => !hasTest(path))).toEqual([]);
  });

  it('has a test beside every projection', () => {
    const projections = sourceFiles.filter((path) => path.endsWith('.projection.ts'));
    expect(projections.filter((path) => !hasTest(path))).toEqual([]);
  });
});

const known = new Set(sourceFiles);
const hasTest = (path: string) => ['unit', 'int'].some((kind) => known.has(`${withoutExtension(path)}.${kind}.test.ts`));
