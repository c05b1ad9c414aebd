import type { FileContent } from '@maru/contracts/kernel/table-export';
import { answerInTime } from '@maru/platform/http/answer-in-time';
import type { Request, Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

async function* withFirst<T>(first: IteratorResult<T>, rest: AsyncIterator<T>): AsyncGenerator<T> {
  try {
    for (let next = first; !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

/**
 * Sends a file while it is made, no faster than it is taken, and ends its making when nobody takes it any more. What
 * fails before the first piece is answered as any failure; later the connection is broken, so that no half of a file
 * looks like a whole one.
 */
export const sendContent = async (
  request: Request,
  response: Response,
  { content, position }: { readonly content: FileContent; readonly position: number },
) => {
  const pieces = content.chunks[Symbol.asyncIterator]();
  const first = await answerInTime(pieces.next());
  response.attachment(content.name);
  response.set({ 'Content-Type': content.type, 'Cache-Control': 'no-store', 'X-Position': String(position) });
  if (request.method === 'HEAD') {
    await pieces.return?.();
    response.end();
    return;
  }
  await pipeline(Readable.from(withFirst(first, pieces)), response).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  });
};
