import { batchLimit } from '@maru/contracts/addin/batch/batch.fields';
import { linesOf } from '@maru/contracts/addin/batch/batch.lines';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { Request } from 'express';
import { gunzipSync } from 'node:zlib';

const bytesOf = async (req: Request): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > batchLimit.packedBytes) throw new Rejected('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * A few bytes unpack to gigabytes: unpacking ends with the limit. At once, because a batch of usual size takes a tenth of
 * a millisecond, and the way through another thread ten times that.
 */
const unpacked = (bytes: Buffer): Buffer => {
  try {
    return gunzipSync(bytes, { maxOutputLength: batchLimit.bytes });
  } catch (error) {
    const isTooLarge = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new Rejected(isTooLarge ? 'too_large' : 'malformed_body');
  }
};

const encodingOf = ({ headers }: Request) => (headers['content-encoding'] ?? 'identity').trim().toLowerCase();

/** The lines of a body, packed by gzip or not. Throws `too_large`, `malformed_body`. */
export const receiveBatch = async (req: Request): Promise<ReturnType<typeof linesOf>> => {
  const encoding = encodingOf(req);
  if (encoding !== 'gzip' && encoding !== 'identity') throw new Rejected('malformed_body');
  const bytes = await bytesOf(req);
  const text = (encoding === 'gzip' ? unpacked(bytes) : bytes).toString('utf8');
  const lines = linesOf(text.replace(/^\uFEFF/, ''));
  if (lines.length > batchLimit.lines) throw new Rejected('too_large');
  return lines;
};
