import { spawnSync } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root, run, runPackage } from './packages.mjs';
import { hasStamp, stampOf } from './stamp.mjs';

const ignoredFolders = new Set(['node_modules', 'dist']);

/** The files of a source, which is a folder or a file itself; tests are in no build. */
const filesOf = (source) => {
  if (!statSync(join(root, source)).isDirectory()) return /\.test\.tsx?$/.test(source) ? [] : [source];
  return readdirSync(join(root, source))
    .filter((name) => !ignoredFolders.has(name))
    .flatMap((name) => filesOf(`${source}/${name}`));
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

/** Null where nobody knows: an image is made without the repository, and told by BUILD_COMMIT. */
const commit = () => {
  const told = process.env.BUILD_COMMIT?.trim();
  if (told) return told.slice(0, 40);
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
};

const ensureBuilt = (name) => {
  const { folder, sources, build } = builds[name];
  const stampFile = join(root, folder, '.stamp');
  const stamp = stampOf(root, [...sources.flatMap(filesOf), 'package-lock.json']);
  if (hasStamp(stampFile, stamp)) return true;
  console.log(`Building the ${name} ...`);
  if (!build()) {
    console.error(`The ${name} could not be built: see above.`);
    return false;
  }
  writeFileSync(stampFile, stamp);
  writeFileSync(
    join(root, folder, 'build.json'),
    JSON.stringify({ stamp: stamp.slice(0, 12), commit: commit(), at: Date.now() }),
  );
  return true;
};

/** Builds `dist` when its sources have changed since it was built; answers whether it is there now. */
export const ensureServices = () => ensureBuilt('services');

/** Builds `frontend/dist` and `dist` where their sources have changed; answers whether both are there now. */
export const ensureAll = () => ensureBuilt('screens') && ensureBuilt('services');

/** Runs a program of `dist` in this process; its stack traces name lines of the sources. */
export const runBuilt = (name) => {
  process.setSourceMapsEnabled(true);
  return import(pathToFileURL(join(root, 'dist', `${name}.mjs`)).href);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(ensureAll() ? 0 : 1);
