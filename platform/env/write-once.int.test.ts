import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeOnce } from './write-once.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'write-once-'));
});
afterEach(() => rmSync(root, { recursive: true }));

describe('a file written once', () => {
  it('is readable by nobody else, nor is its folder', () => {
    const [folder, file] = [join(root, 'secrets'), join(root, 'secrets', 'one')];
    writeOnce(folder, file, 'text');
    expect([folder, file].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
  });

  it('keeps its first text, and leaves no draft', () => {
    const file = join(root, 'one');
    for (const text of ['first', 'second']) writeOnce(root, file, text);
    expect([readFileSync(file, 'utf8'), readdirSync(root)]).toEqual(['first', ['one']]);
  });
});
