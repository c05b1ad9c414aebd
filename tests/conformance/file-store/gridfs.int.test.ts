import { finished } from 'node:stream/promises';
import { GridFSBucket, ObjectId } from 'mongodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gridFsFileStore } from '@maru/platform/file-store/gridfs-file-store';
import { type FreshMongo, freshMongo } from '../../support/servers/fresh-mongo.ts';
import { describeOn, mongoServer } from '../../support/servers/servers.ts';
import { fileStoreConformance } from './file-store.conformance.ts';

describeOn(await mongoServer(), 'GridFS', ({ url }) => {
  fileStoreConformance('GridFS', async () => {
    const { db, drop } = await freshMongo(url);
    return { store: gridFsFileStore(db), reopen: async () => gridFsFileStore(db), close: drop };
  });

  let mongo: FreshMongo;
  beforeAll(async () => {
    mongo = await freshMongo(url);
  });
  afterAll(() => mongo.drop());
  const chunksOf = (id: ObjectId) => mongo.db.collection('files.chunks').countDocuments({ files_id: id });
  const rows = async (name: string) => (await mongo.db.collection(name).find().toArray()).length;

  it('lets one of many processes write a key, and leaves nothing of the others', async () => {
    const stores = Array.from({ length: 4 }, () => gridFsFileStore(mongo.db));
    await Promise.all(stores.map((store, n) => store.put('issue/1/a.webp', Buffer.alloc(600_000, n))));
    expect(await rows('files.files')).toBe(1);
    expect(await rows('files.chunks')).toBe(3);
    expect(await rows('files.unfinished')).toBe(0);
  });

  it('clears a day later what a crash left, and nothing else', async () => {
    const [old, fresh] = [new ObjectId(), new ObjectId()];
    await mongo.db
      .collection('files.chunks')
      .insertMany([old, fresh].map((id) => ({ files_id: id, n: 0, data: Buffer.from('half') })));
    await mongo.db.collection('files.unfinished').insertMany([
      { _id: old, at: new Date(Date.now() - 90_000_000) },
      { _id: fresh, at: new Date() },
    ]);
    await gridFsFileStore(mongo.db).put('issue/1/b.webp', Buffer.from('b'));
    expect([await chunksOf(old), await chunksOf(fresh)]).toEqual([0, 1]);
  });

  it('keeps a whole file whose writer crashed only after it', async () => {
    const store = gridFsFileStore(mongo.db);
    await store.put('issue/2/a.webp', Buffer.from('whole'));
    const file = await mongo.db.collection('files.files').findOne({ filename: 'issue/2/a.webp' });
    await mongo.db
      .collection<{ _id: unknown }>('files.unfinished')
      .insertOne({ _id: file?._id, at: new Date(0) } as { _id: unknown });
    await gridFsFileStore(mongo.db).put('issue/2/b.webp', Buffer.from('next'));
    expect((await store.get('issue/2/a.webp'))?.size).toBe(5);
    expect(await chunksOf(file?._id ?? new ObjectId())).toBe(1);
  });

  it.each([0, 1, 2])('fails to read a file whose chunk %i is gone, instead of ending early', async (n) => {
    const [store, key] = [gridFsFileStore(mongo.db), `issue/${n + 3}/a.webp`];
    await store.put(key, Buffer.alloc(600_000, n));
    const file = await mongo.db.collection('files.files').findOne({ filename: key });
    await mongo.db.collection('files.chunks').deleteOne({ files_id: file?._id, n });
    const found = await store.get(key);
    expect(found?.size).toBe(600_000);
    await expect(found?.stream.toArray()).rejects.toThrow('of 600000 bytes are there');
  });

  it('is read and written as the driver does it', async () => {
    const [store, bucket] = [gridFsFileStore(mongo.db), new GridFSBucket(mongo.db, { bucketName: 'files' })];
    const content = Buffer.from(Array.from({ length: 600_000 }, (_, n) => n % 251));
    await store.put('issue/9/ours.webp', content);
    const ours = Buffer.concat(await bucket.openDownloadStreamByName('issue/9/ours.webp').toArray());
    expect(content.equals(ours)).toBe(true);
    await finished(bucket.openUploadStream('issue/9/theirs.webp').end(content));
    const theirs = Buffer.concat((await (await store.get('issue/9/theirs.webp'))?.stream.toArray()) ?? []);
    expect(content.equals(theirs)).toBe(true);
  });
});
