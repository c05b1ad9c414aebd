import { randomUUID } from 'node:crypto';
import { MaxAppendSizeExceededError, WrongExpectedVersionError } from '@eventstore/db-client';
import { unpackToCommandError } from '@eventstore/db-client/dist/streams/appendToStream/unpackError.js';
import { parseUUID } from '@eventstore/db-client/dist/utils/grpcUUID.js';
import grpc, { type StreamsClient } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams, { type BatchAppendReq, type BatchAppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { Logger } from '../log/logger.ts';
import { inTime, NodeFailure } from './esdb-errors.ts';
import { type EsdbNode, type Failed, fromLeader } from './esdb-node.ts';
import { toPosition } from './esdb-recorded.ts';
import { type Appended, AppendTooLarge, maxAppendBytes, WrongExpectedRevision } from './event-store.ts';
import type { Append } from './write-append.ts';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { EncodedEvent } from './encoded-event.ts';

type BatchStream = ReturnType<StreamsClient['batchAppend']>;

/** The server may leave out the position of what it had written before. */
type Written = Pick<Appended, 'revision'> & { readonly position: number | undefined };

interface PendingAppend {
  readonly stream: BatchStream;
  readonly resolve: (answer: BatchAppendResp) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Appends over one BatchAppend call (EventStoreDB 21.10 or later). Under load the client's own `appendToStream` rejects
 * promises nobody holds when a connection breaks, and waits for ever when a call just ends.
 */
export class EsdbAppends {
  readonly #node: EsdbNode;
  readonly #log: Pick<Logger, 'warn'>;
  readonly #open: () => Promise<BatchStream>;
  readonly #waiting = new Map<string, PendingAppend>();
  readonly #ended = new WeakSet<BatchStream>();
  readonly #running = new Set<Promise<unknown>>();

  constructor(node: EsdbNode, log: Pick<Logger, 'warn'>) {
    const { client } = node;
    this.#node = node;
    this.#log = log;
    const start = (streams: StreamsClient) =>
      this.#listen(streams.batchAppend(...client['callArguments'](fromLeader, { deadline: Infinity })));
    this.#open = client['GRPCStreamCreator'](
      grpc.StreamsClient,
      'append',
      start,
      new WeakMap<StreamsClient, BatchStream>(),
    );
  }

  async append(append: Append, before: Promise<void>): Promise<Written> {
    const failed = this.#node.beginCall();
    const id = randomUUID();
    const request = appendRequest(id, append);
    const running = inTime(before.then(() => this.#exchange(id, request)));
    this.#running.add(running);
    try {
      return toAppended(append, await running);
    } catch (error) {
      throw toRefusal(append, error, failed);
    } finally {
      this.#waiting.delete(id);
      this.#running.delete(running);
    }
  }

  async settled(): Promise<void> {
    await Promise.allSettled(this.#running);
  }

  async #exchange(id: string, request: BatchAppendReq): Promise<BatchAppendResp> {
    const stream = await this.#open();
    if (this.#ended.has(stream)) throw new Error('the connection was lost');
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { stream, resolve, reject });
      stream.write(request, (error: Error | null | undefined) => {
        if (error) reject(error);
      });
    });
  }

  #listen(stream: BatchStream): BatchStream {
    const end = (error: Error) => {
      if (this.#ended.has(stream)) return;
      this.#ended.add(stream);
      const hit = [...this.#waiting.values()].filter((waiting) => waiting.stream === stream);
      if (hit.length > 0) this.#log.warn({ err: error, appends: hit.length }, 'the event log was lost amid appends');
      for (const waiting of hit) waiting.reject(error);
    };
    return stream
      .on('data', (answer: BatchAppendResp) =>
        this.#waiting.get(parseUUID(answer.getCorrelationId()) ?? '')?.resolve(answer),
      )
      .on('error', end)
      .on('end', () => {
        end(new NodeFailure('the server ended the call'));
        stream.destroy();
      });
  }
}

function toAppended({ stream, events, expected }: Append, answer: BatchAppendResp): Written {
  const error = answer.getError();
  if (error !== undefined) throw unpackToCommandError(error, stream);
  const success = answer.getSuccess();
  const revision = Number(success?.getCurrentRevision());
  const last = (expected === 'none' ? -1 : expected) + events.length;
  if (revision !== last)
    throw new NodeFailure(`an append to ${stream} up to revision ${last} was answered by ${revision}`);
  const commit = success?.getPosition()?.getCommitPosition();
  return { revision, position: commit === undefined ? undefined : toPosition(BigInt(commit)) };
}

function toRefusal({ stream, expected }: Append, error: unknown, failed: Failed): Error {
  if (error instanceof WrongExpectedVersionError) {
    const { actualVersion } = error;
    return new WrongExpectedRevision(
      stream,
      expected,
      typeof actualVersion === 'bigint' ? Number(actualVersion) : 'none',
    );
  }
  if (error instanceof MaxAppendSizeExceededError) {
    return new AppendTooLarge(`an append carries at most ${maxAppendBytes} bytes`, { cause: error });
  }
  return failed(error);
}

/** Without a deadline of ours, which would be a time of day while clocks differ; the server limits a write itself. */
function appendRequest(id: string, { stream, events, expected }: Append): BatchAppendReq {
  const options = new streams.BatchAppendReq.Options();
  options.setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(stream)));
  if (expected === 'none') options.setNoStream(new shared.Empty());
  else options.setStreamPosition(String(expected));
  return new streams.BatchAppendReq()
    .setCorrelationId(new shared.UUID().setString(id))
    .setOptions(options)
    .setProposedMessagesList(events.map(toProposal))
    .setIsFinal(true);
}

function toProposal({ id, type, data, meta }: EncodedEvent) {
  const message = new streams.BatchAppendReq.ProposedMessage()
    .setId(new shared.UUID().setString(id))
    .setData(Buffer.from(data))
    .setCustomMetadata(Buffer.from(meta));
  message.getMetadataMap().set('type', type).set('content-type', 'application/json');
  return message;
}
