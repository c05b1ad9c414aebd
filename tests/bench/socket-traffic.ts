/**
 * What Redis sends to each node of 2, 8 and 32, when every node hears all announcements and when it hears its rooms.
 * `REDIS_TEST_URL=redis://127.0.0.1:6379 npx tsx tests/bench/socket-traffic.ts`
 */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { redisLiveBus } from '@maru/platform/live-bus/redis-live-bus';
import { createLogger } from '@maru/platform/log/logger';
import { redisChannels } from '@maru/platform/redis/redis-channels';
import { openRedis } from '@maru/platform/redis/redis-connection';
import { redisSocketCluster } from '@maru/platform/socket-cluster/redis-socket-cluster';
import { liveNamespace } from '@maru/platform/socket-cluster/socket-cluster';
import type { Redis } from 'ioredis';
import { Server } from 'socket.io';

const url = process.env['REDIS_TEST_URL'] ?? 'redis://127.0.0.1:6379';
const log = createLogger({ level: 'silent' });
/** Rooms that a node serves, nodes that serve a room, and changes in a room while presence is stated once. */
const [roomsOfNode, nodesOfRoom, changes] = [100, 2, 10];
const text = 'x'.repeat(1_800);
const people = (room: number, node: number) => [
  `00000000-0000-0000-0000-${String(room * 100 + node).padStart(12, '0')}`,
];

/** Connections whose incoming bytes are counted. */
const counted = async (prefix: string) => {
  const redis = openRedis(url, log);
  await once(redis.commands, 'ready');
  const lines: Redis[] = [];
  let [messages, before] = [0, 0];
  const bytes = () =>
    lines.reduce((sum, { stream }) => sum + (stream as unknown as { bytesRead: number }).bytesRead, 0);
  const another = () => {
    const line = redis.another();
    for (const event of ['messageBuffer', 'smessageBuffer']) line.on(event, () => (messages += 1));
    lines.push(line);
    return line;
  };
  return {
    channels: redisChannels({ ...redis, another }, { log, prefix }),
    begin: () => {
      [messages, before] = [0, bytes()];
    },
    figures: () => ({ messages, bytes: bytes() - before }),
    close: () => redis.close(),
  };
};
type Process = Awaited<ReturnType<typeof counted>>;

const document = (room: number, n: number) => ({
  view: 'comment',
  id: randomUUID(),
  revision: n,
  position: room * changes + n,
  document: { id: `${room}`, issue_id: `${room}`, text },
});
/** Each room is served by two neighbours. */
const roomsOf = (node: number, nodes: number) =>
  Array.from({ length: (roomsOfNode * nodes) / nodesOfRoom }, (_, room) => room).filter(
    (room) => room % nodes === node || (room + 1) % nodes === node,
  );

const heardByAll = async (nodes: readonly Process[], sender: Process) => {
  const views = ['comment', 'presence'];
  const buses = nodes.map(({ channels }) => redisLiveBus(channels, log));
  for (const bus of buses)
    bus.listen(
      () => {},
      () => {},
      views,
    );
  await Promise.all(buses.map((bus) => bus.subscribed(views)));
  for (const node of nodes) node.begin();
  const bus = redisLiveBus(sender.channels, log);
  const rooms = (roomsOfNode * nodes.length) / nodesOfRoom;
  for (let room = 0; room < rooms; room += 1)
    for (let n = 0; n < changes; n += 1) await bus.publish([document(room, n)]);
  for (const [at, own] of buses.entries()) {
    const stated = Object.fromEntries(roomsOf(at, nodes.length).map((room) => [`project:${room}`, people(room, at)]));
    await own.publish([
      { view: 'presence', id: randomUUID(), revision: 0, position: 0, document: { rooms: stated, whole: true } },
    ]);
  }
};

const heardByRoom = async (nodes: readonly Process[], sender: Process) => {
  const clusters = nodes.map(({ channels }) => redisSocketCluster(channels));
  const joined = await Promise.all(
    clusters.map(
      (cluster) =>
        new Promise<ReturnType<typeof cluster.join>>((resolve) => {
          const node = cluster.join(() => resolve(node));
        }),
    ),
  );
  for (const [at, node] of joined.entries()) {
    const { adapter } = new Server({ adapter: node.adapter }).of(liveNamespace);
    const rooms = roomsOf(at, nodes.length);
    await adapter.addAll('a socket', new Set(rooms.map((room) => `issue:${room}`)));
    for (const room of rooms) node.topics.subscribe(`presence:project:${room}`, () => {});
    await node.subscribed();
  }
  for (const node of nodes) node.begin();
  const cluster = redisSocketCluster(sender.channels);
  const namespace = new Server({ adapter: cluster.sender }).of(liveNamespace);
  const rooms = (roomsOfNode * nodes.length) / nodesOfRoom;
  for (let room = 0; room < rooms; room += 1)
    for (let n = 0; n < changes; n += 1) {
      const { view: _view, ...message } = document(room, n);
      namespace.to(`issue:${room}`).emit('update_comment', message);
      await cluster.sent();
    }
  for (const [at, { topics }] of joined.entries())
    for (const room of roomsOf(at, nodes.length))
      topics.signal(`presence:project:${room}`, { node: randomUUID(), people: people(room, at) });
};

for (const size of [2, 8, 32])
  for (const [name, run] of Object.entries({ heardByAll, heardByRoom })) {
    const prefix = randomUUID();
    const [sender, ...nodes] = await Promise.all(Array.from({ length: size + 1 }, () => counted(prefix)));
    if (!sender) throw new Error('no sender');
    await run(nodes, sender);
    await setTimeout(1_000);
    const figures = nodes.map((node) => node.figures());
    const mean = (of: 'messages' | 'bytes') => Math.round(figures.reduce((sum, one) => sum + one[of], 0) / size);
    console.log(`${size} nodes, ${name}: ${mean('messages')} messages, ${mean('bytes')} bytes for each node`);
    await Promise.all([sender, ...nodes].map((one) => one.close()));
  }
process.exit(0);
