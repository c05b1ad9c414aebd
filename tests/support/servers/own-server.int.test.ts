import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openMongo } from '@maru/platform/mongo/mongo-connection';
import { ownMongo, ownRedis } from './own-servers.ts';
import { canOwn, describeOn } from './servers.ts';
import type { OwnServer } from './test-server.ts';

interface Client {
  write(id: string): Promise<unknown>;
  knows(id: string): Promise<boolean>;
  close(): Promise<unknown>;
}

const mongoClient = async (url: string): Promise<Client> => {
  const { db, close } = await openMongo(url);
  const things = db.collection<{ _id: string; n: number }>('things');
  return {
    // A guarded upsert: what a replay after the kill has to find refused or written just as the first time.
    write: (id) => things.updateOne({ _id: id, n: { $lt: 1 } }, { $set: { n: 1 } }, { upsert: true }),
    knows: async (id) => (await things.findOne({ _id: id })) !== null,
    close,
  };
};

const redisClient = async (url: string): Promise<Client> => {
  const redis = new Redis(url);
  return {
    write: (id) => redis.set(id, 1),
    knows: async (id) => (await redis.exists(id)) === 1,
    close: async () => redis.disconnect(),
  };
};

const cases = (own: () => Promise<OwnServer>, connect: (url: string) => Promise<Client>) => () => {
  let server: OwnServer;
  let client: Client;
  beforeEach(async () => {
    server = await own();
    client = await connect(server.url);
  });
  afterEach(async () => {
    await client.close();
    await server.stop();
  });

  it('keeps what it has answered through a kill, at the same address', async () => {
    const ids = Array.from({ length: 20 }, () => randomUUID());
    await Promise.all(ids.map((id) => client.write(id)));
    await server.kill();
    await server.start();
    const again = await connect(server.url);
    expect(await Promise.all(ids.map((id) => again.knows(id)))).not.toContain(false);
    await again.close();
  });

  it('answers after a freeze what was asked during it', async () => {
    const id = randomUUID();
    await client.write(id);
    server.freeze();
    const asked = client.knows(id);
    server.goOn();
    expect(await asked).toBe(true);
  });
};

describeOn(canOwn.mongo(), 'a MongoDB of one test', cases(ownMongo, mongoClient));
describeOn(canOwn.redis(), 'a Redis of one test', cases(ownRedis, redisClient));
