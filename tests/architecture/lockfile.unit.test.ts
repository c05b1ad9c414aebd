import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './source-files.ts';

interface Locked {
  readonly link?: boolean;
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

describe('package-lock.json', () => {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const names = new Set(
    Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)),
  );

  // A registry may carry a package before its builds for other platforms; npm ci then refuses the whole lockfile.
  it('locks every platform build of every package', () => {
    const missing = Object.values(packages).flatMap((locked) =>
      Object.keys(locked.optionalDependencies ?? {}).filter((name) => !names.has(name)),
    );
    expect(missing).toEqual([]);
  });
});
