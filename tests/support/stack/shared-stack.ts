import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { findServer } from '../servers/find-server.ts';
import type { EngineName } from '../servers/engines.ts';
import { isMissing } from '../servers/test-server.ts';
import { runStack } from './running-stack.ts';
import { sharedStackFile } from './stack-product.ts';

const found = async (name: EngineName) => {
  const server = await findServer(name);
  if (isMissing(server)) throw new Error(server.missing);
  return server;
};

/** Once for a test run: a stack that all its files use, one after the other. */
export const setup = async () => {
  const [esdb, mongo, redis] = await Promise.all([found('esdb'), found('mongo'), found('redis')]);
  const { servers, dispose, ...place } = await runStack({ esdb, mongo, redis }, { NODE_ENV: 'development' });
  await mkdir(dirname(sharedStackFile), { recursive: true });
  await writeFile(sharedStackFile, JSON.stringify(place));
  const what = Object.values(servers).map((server) => server.what);
  console.log(`two copies of each service on ${what.join(', ')}`);
  return async () => {
    await rm(sharedStackFile, { force: true });
    await dispose();
  };
};
