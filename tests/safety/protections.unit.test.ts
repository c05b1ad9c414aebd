import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { protections } from './protections.ts';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Whether the tests notice is tried by `npm run prove-safety`, which takes minutes; this keeps its table true. */
describe.each(protections)('$promise', ({ file, cut, instead, test, fails }) => {
  it('is kept where the table says, by one text', () => {
    expect(read(file).split(cut)).toHaveLength(2);
    expect(instead).not.toBe(cut);
  });
  it('has its test', () => {
    expect(existsSync(new URL(test, root))).toBe(true);
    expect(read(test)).toContain(fails);
  });
});

it('is named once', () => expect(new Set(protections.map(({ promise }) => promise)).size).toBe(protections.length));
