import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { sendUnaryData, ServerUnaryCall } from '@grpc/grpc-js';
import type { EventLog } from './event-log.ts';
import { deleteRefused, streamDeleted } from './failures.ts';
import { expectedIn, streamNameIn } from './requests.ts';
import { remove } from './writer.ts';

const { DeleteReq, DeleteResp, TombstoneReq, TombstoneResp } = streams;

type Options = streams.DeleteReq.Options | streams.TombstoneReq.Options;

/** The position of what the delete wrote, or the failure to answer with. */
function removed(log: EventLog, options: Options, hard: boolean) {
  const [stream, expected] = [streamNameIn(options), expectedIn(options)];
  const outcome = remove(log, { stream, expected, hard });
  if (outcome.kind === 'done') return { position: String(outcome.position) };
  return {
    failure: outcome.kind === 'wrong' ? deleteRefused(stream, expected, outcome.actual) : streamDeleted(stream),
  };
}

export const softDelete =
  (log: EventLog) =>
  (call: ServerUnaryCall<streams.DeleteReq, streams.DeleteResp>, callback: sendUnaryData<streams.DeleteResp>) => {
    const { position, failure } = removed(log, call.request.getOptions() ?? new DeleteReq.Options(), false);
    if (failure) return callback(failure);
    const at = new DeleteResp.Position().setCommitPosition(position).setPreparePosition(position);
    callback(null, new DeleteResp().setPosition(at));
  };

export const tombstone =
  (log: EventLog) =>
  (
    call: ServerUnaryCall<streams.TombstoneReq, streams.TombstoneResp>,
    callback: sendUnaryData<streams.TombstoneResp>,
  ) => {
    const { position, failure } = removed(log, call.request.getOptions() ?? new TombstoneReq.Options(), true);
    if (failure) return callback(failure);
    const at = new TombstoneResp.Position().setCommitPosition(position).setPreparePosition(position);
    callback(null, new TombstoneResp().setPosition(at));
  };
