import { readdirSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
export const rooms = [
  'contracts',
  'platform',
  'command-api',
  'projectors',
  'query-api',
  'realtime',
  'gateway',
  'demo',
  'frontend',
] as const;
export const contexts = ['identity', 'tracker', 'media', 'shop', 'site', 'addin'] as const;

const skipped = new Set(['node_modules', 'dist', 'data', 'test-output']);

const walk = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name)) return [];
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? walk(path) : [path];
  });

/** Paths from the root of every code file of the rooms, tests and tools. */
export const sourceFiles = [...rooms, 'tests', 'tools'].flatMap(walk).filter((path) => /\.(ts|tsx|mjs)$/.test(path));
export const isTest = (path: string) => path.startsWith('tests/') || /\.test\.tsx?$/.test(path);
