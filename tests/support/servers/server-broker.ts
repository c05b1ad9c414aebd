import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { type EngineName, engines } from './engines.ts';
import { type FoundServer, findServer } from './find-server.ts';
import { isMissing } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    serverBroker: string;
  }
}

const output = fileURLToPath(new URL('../../../test-output/', import.meta.url));

/**
 * Once for a test run: a broker that test files, each in a process of its own, ask for a server. It starts with the
 * first who asks and is shared by all; what was used is written down for `npm test`.
 */
export const setup = async (project: TestProject) => {
  const servers = new Map<EngineName, Promise<FoundServer>>();
  const broker = createServer((request, response) => void answer(servers, request, response));
  broker.listen(0, '127.0.0.1');
  await once(broker, 'listening');
  const address = broker.address();
  if (address === null || typeof address === 'string') throw new Error('the broker has no port');
  project.provide('serverBroker', `http://127.0.0.1:${address.port}`);
  return async () => {
    broker.close();
    broker.closeAllConnections();
    await endAll(servers);
  };
};

const nameOf = ({ url }: IncomingMessage) => (Object.keys(engines) as EngineName[]).find((name) => url === `/${name}`);

const answer = async (
  servers: Map<EngineName, Promise<FoundServer>>,
  request: IncomingMessage,
  response: ServerResponse,
) => {
  const name = nameOf(request);
  if (!name) return void response.writeHead(404).end();
  const server = servers.get(name) ?? findServer(name);
  servers.set(name, server);
  const result = await server.catch((error: unknown) => ({
    missing: `${name} could not be started: ${String(error)}`,
  }));
  response.end(JSON.stringify(isMissing(result) ? result : { url: result.url, what: result.what }));
};

const endAll = async (servers: Map<EngineName, Promise<FoundServer>>) => {
  const report = [];
  for (const [name, started] of servers) {
    const server = await started.catch((error: unknown) => ({ missing: String(error) }));
    report.push(isMissing(server) ? { name, missing: server.missing } : { name, what: server.what });
    if (!isMissing(server)) await server.stop();
  }
  await mkdir(output, { recursive: true });
  await writeFile(`${output}servers.json`, JSON.stringify(report));
};
