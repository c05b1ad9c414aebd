import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { Position } from './server-faults.ts';
import { type RecordedEvent, TOMBSTONE_REVISION } from './recorded-event.ts';

const { ReadResp } = streams;

const GREATEST_REVISION = '9223372036854775807';

const revisionOf = ({ revision }: RecordedEvent) =>
  revision === TOMBSTONE_REVISION ? GREATEST_REVISION : String(revision);

export function streamIdentifier(name: string): shared.StreamIdentifier {
  return new shared.StreamIdentifier().setStreamName(Buffer.from(name));
}

function recordedEvent(event: RecordedEvent) {
  const message = new ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(event.id))
    .setStreamIdentifier(streamIdentifier(event.stream))
    .setStreamRevision(revisionOf(event))
    .setCommitPosition(String(event.position))
    .setPreparePosition(String(event.position))
    .setData(event.data)
    .setCustomMetadata(event.metadata);
  // Created is in .NET ticks of 100 ns: ten thousand in a millisecond.
  message
    .getMetadataMap()
    .set('type', event.type)
    .set('content-type', event.contentType)
    .set('created', `${event.created}0000`);
  return message;
}

export const eventResponse = (event: RecordedEvent) =>
  new ReadResp().setEvent(
    new ReadResp.ReadEvent().setEvent(recordedEvent(event)).setCommitPosition(String(event.position)),
  );

export const notFoundResponse = (stream: string) =>
  new ReadResp().setStreamNotFound(new ReadResp.StreamNotFound().setStreamIdentifier(streamIdentifier(stream)));

export const confirmationResponse = (id: string) =>
  new ReadResp().setConfirmation(new ReadResp.SubscriptionConfirmation().setSubscriptionId(id));

export const checkpointResponse = ({ commit, prepare }: Position) =>
  new ReadResp().setCheckpoint(
    new ReadResp.Checkpoint().setCommitPosition(String(commit)).setPreparePosition(String(prepare)),
  );
