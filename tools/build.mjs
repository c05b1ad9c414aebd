import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root, run, runPackage } from './packages.mjs';

const ignoredFolders = new Set(['node_modules', 'dist']);

const byName = (a, b) => (a < b ? -1 : 1);
const filesBelow = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : filesBelow(path);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
  });

/**
 * Hash over everything a build is made of: contents, not dates, so that a checkout or a deleted file cannot mislead it.
 */
const stampOf = (folders) => {
  const hash = createHash('sha256');
  for (const path of [...folders.flatMap(filesBelow), 'package-lock.json'].sort(byName))
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
