import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, rooms, sourceFiles } from './source-files.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const namesIn = (folder: string) => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(read(join(folder, 'package.json'))) as Record<
    string,
    Record<string, string>
  >;
  return Object.keys({ ...dependencies, ...devDependencies });
};

describe('documents', () => {
  it('give a reason for every dependency', () => {
    const explained = read('docs/dependencies.md');
    const installed = new Set(['.', ...rooms, 'tests'].flatMap(namesIn));
    const own = (name: string) => name.startsWith('@maru/') || name.startsWith('@types/');
    expect([...installed].filter((name) => !own(name) && !new RegExp(`[|,] ${name}[ ,]`).test(explained))).toEqual([]);
  });

  it('keep decisions short', () => {
    const long = readdirSync(join(root, 'docs/adr')).filter(
      (name) => read(`docs/adr/${name}`).trimEnd().split('\n').length > 60,
    );
    expect(long).toEqual([]);
  });

  it('name only places that exist where they say who keeps a promise', () => {
    const places = [
      ...read('docs/security.md').matchAll(
        /`((?:contracts|platform|command-api|projectors|query-api|realtime|gateway)(?:\/[\w./-]+)?)`/g,
      ),
    ].map(([, place]) => String(place));
    expect(places.length).toBeGreaterThan(10);
    expect(
      places.filter((place) => !sourceFiles.some((file) => file === place || file.startsWith(`${place}/`))),
    ).toEqual([]);
  });

  it('link only to what exists', () => {
    const written = read('README.md') + read('CONTRIBUTING.md');
    const targets = [...written.matchAll(/\]\((?!http)([^)#]+)/g)].map(([, target]) => String(target));
    expect(targets.filter((target) => !existsSync(join(root, target)))).toEqual([]);
  });
});
