import codes from '@eventstore/db-client/generated/code_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import statuses from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerDuplexStream } from '@grpc/grpc-js';
import anyType from 'google-protobuf/google/protobuf/any_pb.js';
import emptyType from 'google-protobuf/google/protobuf/empty_pb.js';
import type { EventLog } from './event-log.ts';
import { type Membership, refusalOf } from './membership.ts';
import { messageTooBig } from './failures.ts';
import { streamIdentifier } from './read-responses.ts';
import type { Expected, ProposedEvent } from './recorded-event.ts';
import { expectedIn, proposedIn, streamNameIn } from './requests.ts';
import type { ServerFaults } from './server-faults.ts';
import { oversized } from './size-limit.ts';
import { append, type Append, MAX_APPEND_BYTES, type Outcome } from './writer.ts';

const { BatchAppendResp } = streams;
const { Code } = codes;
const { Any } = anyType;
const { Empty } = emptyType;

type Request = streams.BatchAppendReq;
type Pending = Append & { events: ProposedEvent[] };
type Refusal = Exclude<Outcome, { kind: 'done' }>;

function wrongVersion(expected: Expected, actual: number): shared.WrongExpectedVersion {
  const details = new shared.WrongExpectedVersion();
  if (actual < 0) details.setCurrentNoStream(new Empty());
  else details.setCurrentStreamRevision(String(actual));
  if (expected === 'no_stream') return details.setExpectedNoStream(new Empty());
  if (expected === 'stream_exists') return details.setExpectedStreamExists(new Empty());
  return expected === 'any' ? details.setExpectedAny(new Empty()) : details.setExpectedStreamPosition(String(expected));
}

function packed(type: string, message: { serializeBinary(): Uint8Array }): anyType.Any {
  const any = new Any();
  any.pack(message.serializeBinary(), `event_store.client.${type}`);
  return any;
}

function refused(wish: Append, refusal: Refusal): statuses.Status {
  const status = new statuses.Status();
  switch (refusal.kind) {
    case 'wrong':
      return status
        .setCode(Code.FAILED_PRECONDITION)
        .setMessage('WrongExpectedVersion')
        .setDetails(packed('WrongExpectedVersion', wrongVersion(wish.expected, refusal.actual)));
    case 'deleted':
      return status
        .setCode(Code.NOT_FOUND)
        .setMessage('StreamDeleted')
        .setDetails(
          packed('StreamDeleted', new shared.StreamDeleted().setStreamIdentifier(streamIdentifier(wish.stream))),
        );
    case 'too-big':
      return status
        .setCode(Code.INVALID_ARGUMENT)
        .setMessage('MaximumAppendSizeExceeded')
        .setDetails(
          packed(
            'MaximumAppendSizeExceeded',
            new shared.MaximumAppendSizeExceeded().setMaxappendsize(MAX_APPEND_BYTES),
          ),
        );
  }
}

function success(outcome: { revision: number; position: number }): streams.BatchAppendResp.Success {
  const at = String(outcome.position);
  const message = new BatchAppendResp.Success().setPosition(
    new shared.AllStreamPosition().setCommitPosition(at).setPreparePosition(at),
  );
  return outcome.revision < 0 ? message.setNoStream(new Empty()) : message.setCurrentRevision(String(outcome.revision));
}

function answer(wish: Append, outcome: Outcome): streams.BatchAppendResp {
  const response = new BatchAppendResp().setStreamIdentifier(streamIdentifier(wish.stream));
  return outcome.kind === 'done' ? response.setSuccess(success(outcome)) : response.setError(refused(wish, outcome));
}

function leaderless({ stream }: Append, message: string): streams.BatchAppendResp {
  const details = new Any();
  details.pack(new Empty().serializeBinary(), 'google.protobuf.Empty');
  const status = new statuses.Status().setMessage(message).setDetails(details);
  return new BatchAppendResp().setStreamIdentifier(streamIdentifier(stream)).setError(status);
}

/** Many appends over one call: each is a run of requests with one correlation id, the last of them final. */
export const batchAppend =
  (log: EventLog, membership: Membership, faults: ServerFaults) =>
  (call: ServerDuplexStream<Request | typeof oversized, streams.BatchAppendResp>) => {
    const pending = new Map<string, Pending>();

    function received(request: Request) {
      const id = request.getCorrelationId()?.getString() ?? '';
      const options = request.getOptions();
      const begun = options && { stream: streamNameIn(options), expected: expectedIn(options), events: [] };
      const wish = pending.get(id) ?? begun;
      if (!wish) return;
      wish.events.push(...request.getProposedMessagesList().map(proposedIn));
      pending.set(id, wish);
      if (!request.getIsFinal()) return;
      pending.delete(id);
      carryOut(id, wish);
    }

    function carryOut(id: string, wish: Pending) {
      const refusal = refusalOf(membership, call.metadata);
      // The server ends the whole call where it can name the leader, and answers the one append where it cannot.
      if (refusal && membership.leader) call.emit('error', refusal);
      else reply(id, refusal ? leaderless(wish, refusal.message) : answer(wish, append(log, wish)));
    }

    function reply(id: string, found: streams.BatchAppendResp) {
      const given = faults.appendAnswer?.(found) ?? found;
      const accepted = call.write(given.setCorrelationId(new shared.UUID().setString(id)));
      if (!accepted) call.pause().once('drain', () => call.resume());
    }

    call.on('data', (request: Request | typeof oversized) => {
      if (request === oversized) call.emit('error', messageTooBig());
      else received(request);
    });
    call.on('end', () => call.end());
  };
