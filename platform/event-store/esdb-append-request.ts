import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { BatchAppendReq } from '@eventstore/db-client/generated/streams_pb.js';
import type { EncodedEvent } from './encoded-event.ts';
import type { Append } from './write-append.ts';

/**
 * An append as the server's BatchAppend takes it. No deadline of ours goes with it: it would be a time of day, and
 * clocks differ; the server has its own limit for a write.
 */
export function appendRequest(id: string, { stream, events, expected }: Append): BatchAppendReq {
  const options = new streams.BatchAppendReq.Options();
  options.setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(stream)));
  if (expected === 'none') options.setNoStream(new shared.Empty());
  else options.setStreamPosition(String(expected));
  return new streams.BatchAppendReq()
    .setCorrelationId(new shared.UUID().setString(id))
    .setOptions(options)
    .setProposedMessagesList(events.map(proposed))
    .setIsFinal(true);
}

function proposed({ id, type, data, meta }: EncodedEvent) {
  const message = new streams.BatchAppendReq.ProposedMessage()
    .setId(new shared.UUID().setString(id))
    .setData(Buffer.from(data))
    .setCustomMetadata(Buffer.from(meta));
  message.getMetadataMap().set('type', type).set('content-type', 'application/json');
  return message;
}
