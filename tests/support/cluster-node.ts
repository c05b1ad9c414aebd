import { once } from 'node:events';
import { createServer } from 'node:http';
import { portOf } from '@maru/platform/http/listen';
import { liveNamespace, type NodeEvents, type SocketCluster } from '@maru/platform/socket-cluster/socket-cluster';
import { type DefaultEventsMap, type Namespace, Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';

export type Heard = readonly (string | readonly [event: string, payload: unknown])[];

/** A server with sockets that may join whatever they ask for. */
export const openClusterNode = async (cluster: SocketCluster) => {
  const heard: (string | readonly [string, unknown])[] = [];
  const joined = cluster.join(() => heard.push('missed'));
  const http = createServer().listen(0, '127.0.0.1');
  await once(http, 'listening');
  const server = new Server(http, { adapter: joined.adapter });
  const namespace: Namespace<DefaultEventsMap, DefaultEventsMap, NodeEvents> = server.of(liveNamespace);
  namespace.on('sessionEnded', (session) => heard.push(['sessionEnded', session]));
  namespace.on('connection', (socket) => {
    socket.on('join', async (room: string, answer: () => void) => {
      await socket.join(room);
      await joined.subscribed();
      answer();
    });
    socket.on('leave', async (room: string, answer: () => void) => {
      await socket.leave(room);
      answer();
    });
  });
  const clients: Socket[] = [];
  return {
    joined,
    /** What the server itself was told. */
    heard: heard as Heard,
    /** A page; `got` is what it was sent. */
    page: async (...rooms: readonly string[]) => {
      const socket = io(`http://127.0.0.1:${portOf(http)}${liveNamespace}`, {
        transports: ['websocket'],
        forceNew: true,
      });
      clients.push(socket);
      const got: unknown[] = [];
      socket.onAny((_event, payload: unknown) => got.push(payload));
      await new Promise<void>((resolve) => socket.once('connect', resolve));
      const ask = (what: 'join' | 'leave', room: string) => socket.emitWithAck(what, room) as Promise<void>;
      for (const room of rooms) await ask('join', room);
      return { got, ask };
    },
    close: async () => {
      for (const client of clients) client.disconnect();
      joined.leave();
      await server.close();
    },
  };
};
export type OpenClusterNode = Awaited<ReturnType<typeof openClusterNode>>;

/** A process that only sends, as projections do. */
export const clusterSender = (cluster: SocketCluster) => {
  const namespace: Namespace<DefaultEventsMap, DefaultEventsMap, NodeEvents> = new Server({
    adapter: cluster.sender,
  }).of(liveNamespace);
  return {
    namespace,
    send: (room: string, payload: unknown) => {
      namespace.to(room).emit('said', payload);
      return cluster.sent();
    },
  };
};
