import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { aptInstall, mayInstall, onPath } from './apt.mjs';
import { ensureMongoDouble } from './mongo-double.mjs';
import { root } from './packages.mjs';

/** Written by `tests/support/servers/server-broker.ts`. */
const report = join(root, 'test-output/servers.json');

/**
 * Makes ready what tests start: Redis from the system's packages, the MongoDB double. Says and answers what is missing;
 * the tests skip it by name.
 */
export const ensureTestServers = () => {
  if (onPath('redis-server').length === 0 && mayInstall()) aptInstall('redis-server');
  const missing = [onPath('redis-server').length > 0 ? undefined : 'no redis-server found', ensureMongoDouble()].filter(
    Boolean,
  );
  for (const reason of missing) console.log(reason);
  return missing;
};

export const clearServerReport = () => rmSync(report, { force: true });

/** What the last test run ran against: `{ name, what }` or `{ name, missing }` each. */
export const readServerReport = () => (existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : []);

if (process.argv[1] === fileURLToPath(import.meta.url)) ensureTestServers();
