import { readEnv } from '@maru/platform/env/env';
import { listen, portOf } from '@maru/platform/http/listen';
import { stopServer } from '@maru/platform/http/shutdown';
import { createLogger } from '@maru/platform/log/logger';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { startGateway } from './start-gateway.ts';

export interface Copy {
  readonly url: string;
  readonly server: Server;
  readonly requests: IncomingMessage[];
  stop(): Promise<void>;
}

export const serve = async (name: string, answer?: RequestListener, port = 0): Promise<Copy> => {
  const requests: IncomingMessage[] = [];
  const server = await listen(
    (request, response) => {
      requests.push(request);
      if (answer && request.url !== '/api/ready') return answer(request, response);
      let size = 0;
      request.on('data', (chunk: Buffer) => {
        size += chunk.length;
      });
      request.on('end', () => {
        response.setHeader('Content-Type', 'application/json').setHeader('X-Frame-Options', 'DENY');
        response.end(
          JSON.stringify({ name, method: request.method, url: request.url, headers: request.headers, size }),
        );
      });
    },
    { port, host: '127.0.0.1' },
  );
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    server,
    requests,
    stop: () => stopServer(server, { graceMs: 0 }),
  };
};

export const gatewayTo = async (
  urls: Readonly<Record<'command' | 'query' | 'realtime', readonly string[]>>,
  env: NodeJS.ProcessEnv = {},
  screens = '/nowhere',
) => {
  const setting = readEnv({
    PORT: '0',
    HOST: '127.0.0.1',
    COMMAND_API_URLS: urls.command.join(),
    QUERY_API_URLS: urls.query.join(),
    REALTIME_URLS: urls.realtime.join(),
    ...env,
  });
  const { server, stop } = await startGateway(setting, createLogger({ level: 'silent' }), screens);
  return { url: `http://127.0.0.1:${portOf(server)}`, port: portOf(server), stop };
};

export const gateways = (screens?: string) => {
  const openCopies: { stop(): Promise<void> }[] = [];
  const opening = async <T extends { stop(): Promise<void> }>(copy: Promise<T>): Promise<T> => {
    const one = await copy;
    openCopies.unshift(one);
    return one;
  };
  return {
    copy: (name: string, answer?: RequestListener) => opening(serve(name, answer)),
    gateway: (command: readonly Copy[], query: readonly Copy[] = command) =>
      opening(
        gatewayTo(
          {
            command: command.map(({ url }) => url),
            query: query.map(({ url }) => url),
            realtime: query.map(({ url }) => url),
          },
          {},
          screens,
        ),
      ),
    stopAll: async () => {
      for (const one of openCopies.splice(0)) await one.stop();
    },
  };
};
