import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FileStoreUnavailable } from '@maru/platform/file-store/file-store';
import { gridFsFileStore } from '@maru/platform/file-store/gridfs-file-store';
import { isMongoAway } from '@maru/platform/mongo/mongo-errors';
import { type MongoConnection, openMongo } from '@maru/platform/mongo/mongo-connection';
import { ownMongo } from '../support/servers/own-servers.ts';
import { canOwn, describeOn } from '../support/servers/servers.ts';
import type { OwnServer } from '../support/servers/test-server.ts';

/** What became of work; the driver's own patience would outlast the test's. */
const outcome = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => error,
  );

describeOn(canOwn.mongo(), 'MongoDB is away', () => {
  let server: OwnServer;
  let mongo: MongoConnection;
  const things = () => mongo.db.collection<{ _id: string }>('things');
  const read = () => things().findOne({ _id: 'a' });
  const write = (_id: string) => things().insertOne({ _id });

  beforeEach(async () => {
    server = await ownMongo();
    mongo = await openMongo(server.url);
    await write('a');
  });
  afterEach(async () => {
    await mongo.close();
    await server.stop();
  });

  it('says so while it is down, and goes on when it is back', async () => {
    await server.kill();
    const outcomes = await Promise.all([outcome(read()), outcome(write('b'))]);
    expect(outcomes.map(isMongoAway)).toEqual([true, true]);
    await server.start();
    await vi.waitFor(async () => expect(await read()).toEqual({ _id: 'a' }), 20_000);
  });

  it('says so while it hangs, and goes on afterwards', async () => {
    server.freeze();
    const outcomes = await Promise.all([outcome(read()), outcome(write('b'))]);
    expect(outcomes.map(isMongoAway)).toEqual([true, true]);
    expect(isMongoAway(await outcome(read()))).toBe(true);
    server.goOn();
    await vi.waitFor(async () => expect(await read()).toEqual({ _id: 'a' }), 20_000);
  });

  it('opens before the server is there', async () => {
    await server.kill();
    const early = await openMongo(server.url);
    await server.start();
    await vi.waitFor(async () => expect(await early.db.collection('things').countDocuments()).toBe(1), 20_000);
    await early.close();
  });

  it('keeps every file that was answered, and takes those that were not again', async () => {
    const store = gridFsFileStore(mongo.db);
    const keys = Array.from({ length: 12 }, (_, n) => `issue/${n}/a.webp`);
    const put = (key: string) => store.put(key, Buffer.alloc(400_000, key));
    await put('issue/first/a.webp');
    const putting = Promise.allSettled(keys.map(put));
    await server.kill();
    const answers = await putting;
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
    expect(refused.filter((error) => !(error instanceof FileStoreUnavailable))).toEqual([]);
    await server.start();
    const answered = keys.filter((_, n) => answers[n]?.status === 'fulfilled');
    await vi.waitFor(() => Promise.all(answered.map((key) => store.get(key))), 20_000);
    for (const key of answered) expect(await store.get(key)).toBeDefined();
    await Promise.all(keys.map(put));
    for (const key of keys) {
      const file = await store.get(key);
      expect(file && (await buffer(file.stream)).equals(Buffer.alloc(400_000, key))).toBe(true);
    }
  });
});
