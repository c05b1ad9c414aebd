import { io, type Socket } from 'socket.io-client';

export interface Pool {
  readonly url: string;
  readonly token: string;
  readonly room: string;
  readonly count: number;
}

const openSocket = async ({ url, token, room }: Pool): Promise<Socket> => {
  const socket = io(`${url}/project`, {
    auth: { token },
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
  });
  await new Promise<void>((resolve, reject) => socket.on('connect', resolve).on('connect_error', reject));
  const answer = (await socket.emitWithAck('join', room)) as { ok: boolean };
  if (!answer.ok) throw new Error(`${room} was refused`);
  return socket;
};

/** 50 at a time. */
export const openSockets = async (pool: Pool): Promise<Socket[]> => {
  const sockets: Socket[] = [];
  while (sockets.length < pool.count) {
    const group = Array.from({ length: Math.min(50, pool.count - sockets.length) }, () => openSocket(pool));
    sockets.push(...(await Promise.all(group)));
  }
  return sockets;
};

export const closeSockets = (sockets: readonly Socket[]) => sockets.forEach((socket) => socket.disconnect());

const socketsAt = async (node: string): Promise<number> => {
  const metrics = await (await fetch(`${node}/metrics`)).text();
  return Number(/^realtime_sockets (\d+)/m.exec(metrics)?.[1] ?? Number.NaN);
};

/** One after the other, each with the node whose count it raised. */
const openAttributed = async (pool: Pool, nodes: readonly string[]) => {
  const opened: { readonly socket: Socket; readonly node: number }[] = [];
  let before = await Promise.all(nodes.map(socketsAt));
  while (opened.length < pool.count) {
    const socket = await openSocket(pool);
    const after = await Promise.all(nodes.map(socketsAt));
    opened.push({ socket, node: after.findIndex((count, node) => count > (before[node] ?? 0)) });
    before = after;
  }
  return opened;
};

/** All of them, and as `listening` those that another node holds than the first one, which is the sender's. */
export const openApart = async (pool: Pool, nodes: readonly string[]) => {
  const opened = await openAttributed(pool, nodes);
  const home = opened[0]?.node;
  const away = opened.filter(({ node }) => node >= 0 && node !== home);
  if (away.length === 0) throw new Error('every socket is on the same node');
  return { sockets: opened.map(({ socket }) => socket), listening: away.map(({ socket }) => socket) };
};
