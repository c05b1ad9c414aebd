import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run, runPackage } from './packages.mjs';

const ignoredFolders = new Set(['node_modules', 'dist']);

const byName = (a, b) => (a < b ? -1 : 1);
/** The files of a source, which is a folder or a file itself; tests are in no build. */
const filesOf = (source) => {
  if (!statSync(join(root, source)).isDirectory()) return /\.test\.tsx?$/.test(source) ? [] : [source];
  return readdirSync(join(root, source))
    .filter((name) => !ignoredFolders.has(name))
    .flatMap((name) => filesOf(`${source}/${name}`));
};

/**
 * Hash over everything a build is made of: contents, not dates, so that a checkout or a deleted file cannot mislead it.
 */
const stampOf = (sources) => {
  const hash = createHash('sha256');
  for (const path of [...sources.flatMap(filesOf), 'package-lock.json'].sort(byName))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
};

const builds = {
  screens: {
    folder: 'frontend/dist',
    sources: ['frontend', 'contracts'],
    build: () =>
      runPackage('vite/bin/vite.js', ['build', 'frontend', '--logLevel', 'warn'], { NODE_ENV: 'production' }),
  },
  services: {
    folder: 'dist',
    sources: [
      'start.ts',
      'contracts',
      'platform',
      'command-api',
      'projectors',
      'query-api',
      'realtime',
      'gateway',
      'demo',
      'tools',
    ],
    build: () => run(process.execPath, ['tools/bundle-services.mjs']),
  },
};

const ensureBuilt = (name) => {
  const { folder, sources, build } = builds[name];
  const stampFile = join(root, folder, '.stamp');
  const stamp = stampOf(sources);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true;
  console.log(`Building the ${name} ...`);
  if (!build()) {
    console.error(`The ${name} could not be built: see above.`);
    return false;
  }
  writeFileSync(stampFile, stamp);
  return true;
};

/** Builds `dist` when its sources have changed since it was built; answers whether it is there now. */
export const ensureServices = () => ensureBuilt('services');

/** Builds `frontend/dist` and `dist` where their sources have changed; answers whether both are there now. */
export const ensureAll = () => ensureBuilt('screens') && ensureBuilt('services');

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(ensureAll() ? 0 : 1);
