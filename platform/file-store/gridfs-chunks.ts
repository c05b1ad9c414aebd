import { Readable } from 'node:stream';
import { type Collection, ObjectId } from 'mongodb';
import { bounded, unhurried } from '../mongo/patience.ts';
import type { FileContent } from './file-store.ts';

/**
 * As GridFS lays files out (https://github.com/mongodb/specifications/blob/master/source/gridfs/gridfs-spec.md). The
 * streams of the driver would bound nothing on the server.
 */
export interface FileDescription {
  readonly _id: ObjectId;
  readonly filename: string;
  readonly length: number;
  readonly chunkSize: number;
  readonly uploadDate: Date;
}

export interface FileChunk {
  readonly _id: ObjectId;
  readonly files_id: ObjectId;
  readonly n: number;
  readonly data: Buffer;
}

const chunkSize = 255 * 1024;

export const indexChunks = (chunks: Collection<FileChunk>): Promise<string> =>
  chunks.createIndex({ files_id: 1, n: 1 }, { unique: true, ...unhurried });

async function* inChunks(content: FileContent): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0);
  for await (const piece of Buffer.isBuffer(content) ? [content] : content) {
    const all = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
    let at = 0;
    for (; at + chunkSize <= all.length; at += chunkSize) yield all.subarray(at, at + chunkSize);
    rest = Buffer.from(all.subarray(at));
  }
  if (rest.length > 0) yield rest;
}

/** Answers the description that is to follow them. */
export const writeChunks = async (
  chunks: Collection<FileChunk>,
  { _id, filename }: Pick<FileDescription, '_id' | 'filename'>,
  content: FileContent,
): Promise<FileDescription> => {
  let [n, length] = [0, 0];
  for await (const data of inChunks(content)) {
    await chunks.insertOne({ _id: new ObjectId(), files_id: _id, n, data });
    n += 1;
    length += data.length;
  }
  return { _id, filename, length, chunkSize, uploadDate: new Date() };
};

/** The stream fails where a chunk is missing. Bounded is what the server does for it, not how slowly somebody reads. */
export const readChunks = (chunks: Collection<FileChunk>, description: FileDescription): Readable =>
  Readable.from(chunksOf(chunks, description), { objectMode: false });

async function* chunksOf(chunks: Collection<FileChunk>, { _id, length }: FileDescription): AsyncGenerator<Buffer> {
  let [next, read] = [0, 0];
  const found = chunks.find({ files_id: _id }, { ...bounded, promoteBuffers: true });
  for await (const { n, data } of found.sort({ n: 1 })) {
    if (n !== next) break;
    next += 1;
    read += data.length;
    yield data;
  }
  if (read !== length) throw new Error(`of the file ${_id.toHexString()} ${read} of ${length} bytes are there`);
}
