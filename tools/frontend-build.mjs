import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, runPackage } from './packages.mjs';

const stampFile = join(root, 'frontend/dist/.stamp');
const ignoredFolders = new Set(['node_modules', 'dist']);

const byName = (a, b) => (a < b ? -1 : 1);
const filesBelow = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : filesBelow(path);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [path];
  });

/**
 * Hash over everything the bundle is made of: contents, not dates, so that a checkout or a deleted file cannot mislead
 * it.
 */
const stampOfSources = () => {
  const hash = createHash('sha256');
  for (const path of [...filesBelow('frontend'), ...filesBelow('contracts'), 'package-lock.json'].sort(byName))
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  return hash.digest('hex');
};

/** Builds `frontend/dist` when its sources have changed since it was built; answers whether it is there now. */
export const ensureFrontend = () => {
  const stamp = stampOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true;
  console.log('Building the screens ...');
  if (!runPackage('vite/bin/vite.js', ['build', 'frontend', '--logLevel', 'warn'], { NODE_ENV: 'production' }))
    return false;
  writeFileSync(stampFile, stamp);
  return true;
};
