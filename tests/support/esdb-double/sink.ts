import { once } from 'node:events';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';

export type ReadCall = ServerWritableStream<streams.ReadReq, streams.ReadResp>;

export interface Sink {
  /** Aborts when the reader is gone. */
  readonly gone: AbortSignal;
  /** Resolves when the reader has room for more, or is gone: nothing piles up for a slow one. */
  send(response: streams.ReadResp): Promise<void> | undefined;
}

/** Made once: an abort without a reason makes an error with its stack, at the end of each read. */
const left = new Error('the reader is gone');

export function sinkOf(call: ReadCall): Sink {
  const leaving = new AbortController();
  call.once('cancelled', () => leaving.abort(left));
  if (call.cancelled) leaving.abort(left);

  const room = () =>
    once(call, 'drain', { signal: leaving.signal }).then(
      () => undefined,
      () => undefined,
    );
  return { gone: leaving.signal, send: (response) => (call.write(response) ? undefined : room()) };
}
