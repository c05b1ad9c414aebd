import { once } from 'node:events';
import { createServer } from 'node:http';
import { portOf } from '@maru/platform/http/listen';
import { redisLiveBus } from '@maru/platform/live-bus/redis-live-bus';
import { createLogger } from '@maru/platform/log/logger';
import { redisChannels } from '@maru/platform/redis/redis-channels';
import { openRedis, type RedisConnections } from '@maru/platform/redis/redis-connection';
import { redisSocketCluster } from '@maru/platform/socket-cluster/redis-socket-cluster';
import { sessionStream } from '@maru/contracts/identity/session/session.events';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { liveTables } from '@maru/realtime/compose';
import { attachRealtime } from '@maru/realtime/server/attach-realtime';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type LiveClient, liveClient, presentTo } from '../support/live-client.ts';
import { openWorld, type Reader, type ReadingWorld } from '../support/reading-world.ts';
import { ownRedis } from '../support/servers/own-servers.ts';
import { canOwn, describeOn } from '../support/servers/servers.ts';
import type { OwnServer } from '../support/servers/test-server.ts';
import { trackerEvents } from '../support/tracker-events.ts';

const log = createLogger({ level: 'silent' });

describeOn(canOwn.redis(), 'two nodes with sockets', () => {
  let redis: OwnServer;
  let world: ReadingWorld;
  let owner: Reader;
  let of = { prj_id: '', issue_id: '' };
  let clients: LiveClient[] = [];
  let opened: RedisConnections[] = [];
  let second = { url: '', close: async () => {} };

  const liveOfItsOwn = async () => {
    const connections = openRedis(redis.url, log);
    opened.push(connections);
    const channels = redisChannels(connections, { log });
    await once(connections.commands, 'ready');
    return { bus: redisLiveBus(channels, log), sockets: redisSocketCluster(channels) };
  };
  const secondNode = async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const node = attachRealtime(server, {
      ...liveTables,
      engines: { ...world.engines, ...(await liveOfItsOwn()) },
      tokens: world.tokens,
      log,
    });
    return { url: `http://127.0.0.1:${portOf(server)}`, close: () => node.close().then(() => void server.close()) };
  };

  beforeEach(async () => {
    redis = await ownRedis();
    world = await openWorld(await liveOfItsOwn());
    second = await secondNode();
    const tracker = trackerEvents(world);
    owner = await world.person('김하늘');
    const prj_id = await tracker.project(owner);
    of = { prj_id, issue_id: await tracker.issue(prj_id, owner) };
    await world.untilSettled();
    clients = await Promise.all([world.url, second.url].map((url) => liveClient(url, owner.token)));
    await Promise.all(clients.map((client) => client.join(`issue:${of.issue_id}`)));
  });
  afterEach(async () => {
    for (const client of clients) client.close();
    await second.close();
    await world.close();
    await Promise.all(opened.map((connections) => connections.close()));
    opened = [];
    await redis.stop();
  });

  const comment = () => trackerEvents(world).comment(of, owner);
  const allHear = async (id: string) =>
    void (await Promise.all(clients.map((client) => client.until(({ payload }) => payload.id === id))));

  it('both tell what changed; what was lost with Redis they tell to have missed, before anything later', async () => {
    const first = await comment();
    await allHear(first);
    await redis.kill();
    const lost = await comment();
    await world.untilSettled();
    await redis.start();
    await Promise.all(clients.map((client) => client.until(({ event }) => event === 'missed')));
    await expect
      .poll(() => opened.map(({ commands }) => commands.status), { timeout: 20_000 })
      .toEqual(['ready', 'ready']);
    const later = await comment();
    await allHear(later);
    for (const { messages } of clients) {
      const ids = messages.filter(({ event }) => event === 'update_comment').map(({ payload }) => payload.id);
      expect(ids).toEqual([first, later]);
      expect(messages.findIndex(({ event }) => event === 'missed')).toBeLessThan(
        messages.findIndex(({ payload }) => payload.id === later),
      );
    }
    const { payload } = (await clients[0]?.until(({ payload: { id } }) => id === first)) ?? {
      payload: { position: 0 },
    };
    const query = { room: `issue:${of.issue_id}`, comment: payload.position ?? 0 };
    const { body } = await world.get<{ changes: readonly { id: string }[] }>('request/changes', { as: owner, query });
    expect(body.changes.map(({ id }) => id)).toEqual([lost, later]);
  });

  it('a node whose own line was cut tells so before anything later, the other has missed nothing', async () => {
    const first = await comment();
    await allHear(first);
    const administrator = new Redis(redis.url);
    const ids = String(await administrator.client('LIST', 'TYPE', 'PUBSUB')).matchAll(/id=(\d+).* ssub=(\d+)/g);
    // The lines of the nodes are those with channels of rooms; the one opened last is the second node's.
    const lines = [...ids].filter(([, , channels]) => Number(channels) > 4).map(([, id]) => Number(id));
    await administrator.client('KILL', 'ID', Math.max(...lines));
    const [whole, cut] = clients;
    await cut?.until(({ event }) => event === 'missed');
    const later = await comment();
    await allHear(later);
    expect(whole?.messages.some(({ event }) => event === 'missed')).toBe(false);
    administrator.disconnect();
  });

  it('a removed member leaves the rooms of both nodes at once, and people are named as they are by now', async () => {
    const member = await world.person('이바다');
    await trackerEvents(world).join(of.prj_id, member);
    await world.untilSettled();
    const his = await Promise.all([world.url, second.url].map((url) => liveClient(url, member.token)));
    clients.push(...his);
    const rooms = [`issue:${of.issue_id}`, `project:${of.prj_id}`];
    for (const client of his) for (const room of rooms) await client.join(room);
    await world.append(userStream(owner.id), [
      { type: 'UserImageChanged', data: { id: owner.id, image: '/image/new.webp' } },
    ]);
    await world.untilSettled();
    const named = await comment();
    for (const client of clients) {
      const { payload } = await client.until((message) => message.payload.id === named);
      expect(payload.document?.['author']).toMatchObject({ image: '/image/new.webp' });
    }
    await trackerEvents(world).onProject(of.prj_id, {
      type: 'MemberRemoved',
      data: { id: of.prj_id, userId: member.id },
    });
    const hidden = await comment();
    await Promise.all(clients.slice(0, 2).map((client) => client.until(({ payload }) => payload.id === hidden)));
    for (const client of his) {
      for (const room of rooms)
        await client.until(({ event, payload }) => event === 'removed' && payload.room === room);
      expect(client.messages.some(({ payload }) => payload?.id === hidden)).toBe(false);
    }
  });

  it('a session that ends loses its sockets on both nodes', async () => {
    const guest = await world.person('박들');
    const his = await Promise.all([world.url, second.url].map((url) => liveClient(url, guest.token)));
    clients.push(...his);
    const family = guest.id;
    await world.append(sessionStream(family), [
      { type: 'SessionStarted', data: { family, userId: guest.id, tokenHash: '', device: '' } },
      { type: 'SessionEnded', data: { family, reason: 'ended' } },
    ]);
    await Promise.all(his.map((client) => client.until(({ event }) => event === 'expired')));
    await expect.poll(() => his.map(({ socket }) => socket.connected)).toEqual([false, false]);
  });

  it('both tell who is on a project, also those of the other node, and who has gone, also while Redis was away', async () => {
    const member = await world.person('이바다');
    await trackerEvents(world).join(of.prj_id, member);
    await world.untilSettled();
    const room = `project:${of.prj_id}`;
    const enter = async (url: string, reader: Reader) => {
      const client = await liveClient(url, reader.token);
      clients.push(client);
      client.socket.emit('welcome', { id: reader.id });
      await client.join(room);
      return client;
    };
    const sees = async (client: LiveClient, ids: readonly string[], timeout: number) =>
      await expect.poll(() => presentTo(client)?.people.map(({ id }) => id), { timeout }).toEqual(ids.toSorted());
    const [mine, his] = [await enter(world.url, owner), await enter(second.url, member)];
    await Promise.all([mine, his].map((client) => sees(client, [owner.id, member.id], 1_000)));
    await redis.kill();
    his.close();
    await redis.start();
    await sees(mine, [owner.id], 20_000);
    await sees(await enter(second.url, member), [owner.id, member.id], 1_000);
    await second.close();
    await sees(mine, [owner.id], 2_000);
  });
});
