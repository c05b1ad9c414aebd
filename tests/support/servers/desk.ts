import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { type EngineName, engines } from './engines.ts';
import { type Found, findServer } from './find-server.ts';
import { isMissing } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    serverDesk: string;
  }
}

const output = fileURLToPath(new URL('../../../test-output/', import.meta.url));

/**
 * Once for a test run: a desk at which test files, each in a process of its own, ask for a server. It starts with the
 * first who asks and is shared by all; what was used is written down for `npm test`.
 */
export const setup = async (project: TestProject) => {
  const asked = new Map<EngineName, Promise<Found>>();
  const desk = createServer((request, response) => void answer(asked, request, response));
  desk.listen(0, '127.0.0.1');
  await once(desk, 'listening');
  const address = desk.address();
  if (address === null || typeof address === 'string') throw new Error('the desk has no port');
  project.provide('serverDesk', `http://127.0.0.1:${address.port}`);
  return async () => {
    desk.close();
    desk.closeAllConnections();
    await endAll(asked);
  };
};

const nameOf = ({ url }: IncomingMessage) => (Object.keys(engines) as EngineName[]).find((name) => url === `/${name}`);

const answer = async (asked: Map<EngineName, Promise<Found>>, request: IncomingMessage, response: ServerResponse) => {
  const name = nameOf(request);
  if (!name) return void response.writeHead(404).end();
  const found = asked.get(name) ?? findServer(name);
  asked.set(name, found);
  const said = await found.catch((error: unknown) => ({ missing: `${name} could not be started: ${String(error)}` }));
  response.end(JSON.stringify(isMissing(said) ? said : { url: said.url, what: said.what }));
};

const endAll = async (asked: Map<EngineName, Promise<Found>>) => {
  const used = [];
  for (const [name, started] of asked) {
    const found = await started.catch((error: unknown) => ({ missing: String(error) }));
    used.push(isMissing(found) ? { name, missing: found.missing } : { name, what: found.what });
    if (!isMissing(found)) await found.stop();
  }
  await mkdir(output, { recursive: true });
  await writeFile(`${output}servers.json`, JSON.stringify(used));
};
