import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Not import.meta.dirname: an older Node must get as far as the sentence below.
export const root = fileURLToPath(new URL('..', import.meta.url));
const oldestNode = [20, 19];

/** Ends the process with a sentence when this Node cannot run the code. */
export const requireNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  console.error(
    `Node ${oldestNode.join('.')} or newer is needed; this is ${process.versions.node}. See https://nodejs.org/`,
  );
  process.exit(1);
};

const packagesIn = (file) => {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages;
  } catch {
    return {};
  }
};

/**
 * What the lockfile asks for, against npm's own note of what it installed: file dates change with every checkout,
 * versions do not.
 */
const isInstalled = () => {
  const expected = packagesIn('package-lock.json');
  const present = packagesIn('node_modules/.package-lock.json');
  const same = ([path, entry]) => entry.optional || (path in present && present[path].version === entry.version);
  return Object.entries(expected)
    .filter(([path]) => path !== '')
    .every(same);
};

/** Runs a program in the project folder with its output shown; answers whether it succeeded. */
export const run = (program, args, env = {}) =>
  spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;

/** Runs the command line of an installed package with this very Node. */
export const runPackage = (file, args, env) => run(process.execPath, [join(root, 'node_modules', file), ...args], env);

/** `npm ci` when a package is missing or of another version; ends the process when that fails. */
export const ensurePackages = () => {
  if (isInstalled()) return;
  console.log('Installing packages (once, about a minute) ...');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  if (run(npm, ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'])) return;
  console.error('npm ci failed: see above. Is the package registry reachable?');
  process.exit(1);
};
