import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Missing, Program } from './test-server.ts';

const double = fileURLToPath(new URL('../../../node_modules/.cache/mongo-double', import.meta.url));
const esdbMain = fileURLToPath(new URL('../esdb-double/main.ts', import.meta.url));

const isOnPath = (name: string) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, name)));
const mongoUrl = (port: number) => `mongodb://127.0.0.1:${port}`;

export const redisProgram = (settings: readonly string[] = []): Program | Missing =>
  isOnPath('redis-server')
    ? redis(settings)
    : { missing: 'no redis-server on the PATH; set REDIS_TEST_URL, or install it' };

export const mongoProgram = (): Program | Missing => {
  if (isOnPath('mongod')) return mongod;
  if (existsSync(join(double, 'stamp'))) return mongoDouble;
  return {
    missing: 'no mongod on the PATH and no double built; set MONGODB_TEST_URL, or run: node tools/test-servers.mjs',
  };
};

export const esdbProgram = (): Program => esdbDouble;

/** Writes are on disk when they are answered, as a shop's Redis may be set up. */
const redis = (settings: readonly string[]): Program => ({
  what: 'redis-server of this machine',
  command: 'redis-server',
  args: (port, folder) => [
    '--port',
    String(port),
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'yes',
    '--appendfsync',
    'always',
    '--dir',
    folder,
    ...settings,
  ],
  ready: /Ready to accept connections/,
  url: (port) => `redis://127.0.0.1:${port}`,
});

const mongod: Program = {
  what: 'mongod of this machine',
  command: 'mongod',
  args: (port, folder) => ['--port', String(port), '--bind_ip', '127.0.0.1', '--dbpath', folder],
  ready: /Waiting for connections/,
  url: mongoUrl,
};

const mongoDouble: Program = {
  what: 'double of MongoDB (mongo-java-server)',
  command: 'java',
  args: (port, folder) => [
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    '-Xmx1g',
    '-cp',
    [join(double, 'classes'), join(double, 'lib', '*')].join(delimiter),
    'MongoDouble',
    String(port),
    join(folder, 'journal'),
  ],
  ready: /^listening/m,
  url: mongoUrl,
};

const esdbDouble: Program = {
  what: 'double of EventStoreDB',
  command: process.execPath,
  args: () => ['--import', 'tsx', esdbMain],
  env: (port, folder) => ({ PORT: String(port), FILE: join(folder, 'events') }),
  ready: /^listening/m,
  url: (port) => `esdb://127.0.0.1:${port}?tls=false`,
};
