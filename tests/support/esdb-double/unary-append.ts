import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { sendUnaryData, ServerReadableStream } from '@grpc/grpc-js';
import type { EventLog } from './event-log.ts';
import { appendTooBig, messageTooBig, streamDeleted } from './failures.ts';
import type { Expected, ProposedEvent } from './recorded-event.ts';
import { type Membership, refusalOf } from './membership.ts';
import { expectedIn, proposedIn, streamNameIn } from './requests.ts';
import { oversized } from './size-limit.ts';
import { append, type Append, type Outcome } from './writer.ts';

const { AppendResp } = streams;

type Request = streams.AppendReq;
type Wish = Append & { events: ProposedEvent[] };

function wrongVersion(expected: Expected, actual: number): streams.AppendResp.WrongExpectedVersion {
  const details = new AppendResp.WrongExpectedVersion();
  if (actual < 0) details.setCurrentNoStream(new shared.Empty());
  else details.setCurrentRevision(String(actual));
  if (expected === 'no_stream') return details.setExpectedNoStream(new shared.Empty());
  if (expected === 'stream_exists') return details.setExpectedStreamExists(new shared.Empty());
  return expected === 'any'
    ? details.setExpectedAny(new shared.Empty())
    : details.setExpectedRevision(String(expected));
}

function success({ revision, position }: { revision: number; position: number }): streams.AppendResp.Success {
  const at = String(position);
  const message = new AppendResp.Success().setPosition(
    new AppendResp.Position().setCommitPosition(at).setPreparePosition(at),
  );
  return revision < 0 ? message.setNoStream(new shared.Empty()) : message.setCurrentRevision(String(revision));
}

function answer(wish: Wish, outcome: Outcome, callback: sendUnaryData<streams.AppendResp>) {
  switch (outcome.kind) {
    case 'done':
      return callback(null, new AppendResp().setSuccess(success(outcome)));
    case 'wrong':
      return callback(null, new AppendResp().setWrongExpectedVersion(wrongVersion(wish.expected, outcome.actual)));
    case 'deleted':
      return callback(streamDeleted(wish.stream));
    case 'too-big':
      return callback(appendTooBig());
  }
}

/** One append per call: the options first, then one event per request. */
export const unaryAppend =
  (log: EventLog, membership: Membership) =>
  (
    call: ServerReadableStream<Request | typeof oversized, streams.AppendResp>,
    callback: sendUnaryData<streams.AppendResp>,
  ) => {
    const wish: Wish = { stream: '', expected: 'any', events: [] };
    let refused = false;

    call.on('data', (request: Request | typeof oversized) => {
      if (refused) return;
      if (request === oversized) {
        refused = true;
        return callback(messageTooBig());
      }
      const options = request.getOptions();
      if (options) Object.assign(wish, { stream: streamNameIn(options), expected: expectedIn(options) });
      const message = request.getProposedMessage();
      if (message) wish.events.push(proposedIn(message));
    });
    call.on('end', () => {
      const refusal = refusalOf(membership, call.metadata);
      if (refusal) return callback(refusal);
      if (!refused) answer(wish, append(log, wish), callback);
    });
  };
