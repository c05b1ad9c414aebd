import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where `PATH` has one of these programs. */
export const onPath = (...names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .filter(existsSync);

export const mayInstall = () =>
  process.getuid?.() === 0 &&
  existsSync('/etc/os-release') &&
  /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));

const aptGet = (...args) =>
  spawnSync('apt-get', args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
    .status === 0;

/** Installs the system's packages; answers whether it could. */
export const aptInstall = (...packages) => {
  console.log(`Installing ${packages.join(', ')} ...`);
  aptGet('update');
  return aptGet('install', '-y', '--no-install-recommends', ...packages);
};
