import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

export class PortTaken extends Error {}

export interface ListenOptions {
  readonly port: number;
  readonly host?: string | undefined;
}

export const listenOn = async (server: Server, { port, host }: ListenOptions): Promise<void> => {
  server.listen({ port, host });
  try {
    await once(server, 'listening');
  } catch (error) {
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw taken ? new PortTaken(`port ${port} is in use by another program; choose another with PORT`) : error;
  }
};

export const listen = async (listener: RequestListener, options: ListenOptions): Promise<Server> => {
  const server = createServer(listener);
  await listenOn(server, options);
  return server;
};

export const portOf = (server: Server): number => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port');
  return address.port;
};
