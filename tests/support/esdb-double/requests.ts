import type shared from '@eventstore/db-client/generated/shared_pb.js';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import { filterBy, type Filter } from './filter.ts';
import type { Expected, ProposedEvent } from './recorded-event.ts';

/** How the four calls that write say what they expect; batches call the revision a position. */
interface ExpectedOnWire {
  hasAny(): boolean;
  hasNoStream(): boolean;
  hasStreamExists(): boolean;
  getRevision?(): string;
  getStreamPosition?(): string;
}

type Proposed = streams.BatchAppendReq.ProposedMessage | streams.AppendReq.ProposedMessage;
type FilterOptions = streams.ReadReq.Options.FilterOptions;

/** Where a read begins: at an end of the log or stream, or at a revision or position. */
export type From = 'start' | 'end' | number;

const DEFAULT_SEARCH_WINDOW = 32;

export const streamNameIn = (holder: { getStreamIdentifier(): shared.StreamIdentifier | undefined } | undefined) =>
  Buffer.from(holder?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString('utf8');

export function expectedIn(options: ExpectedOnWire): Expected {
  if (options.hasAny()) return 'any';
  if (options.hasNoStream()) return 'no_stream';
  if (options.hasStreamExists()) return 'stream_exists';
  return Number(options.getRevision?.() ?? options.getStreamPosition?.());
}

export function proposedIn(message: Proposed): ProposedEvent {
  const headers = message.getMetadataMap();
  return {
    id: message.getId()?.getString() ?? '',
    type: headers.get('type') ?? '',
    contentType: headers.get('content-type') ?? 'application/octet-stream',
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

export function fromRevisionIn(options: streams.ReadReq.Options.StreamOptions): From {
  if (options.hasRevision()) return Number(options.getRevision());
  return options.hasEnd() ? 'end' : 'start';
}

export function fromPositionIn(options: streams.ReadReq.Options.AllOptions): From {
  const position = options.getPosition();
  if (position) return Number(position.getCommitPosition());
  return options.hasEnd() ? 'end' : 'start';
}

export function filterIn(options: FilterOptions | undefined): Filter | undefined {
  const expression = options?.getStreamIdentifier() ?? options?.getEventType();
  if (!options || !expression) return undefined;
  return filterBy({
    on: options.hasStreamIdentifier() ? 'stream' : 'type',
    regex: expression.getRegex(),
    prefixes: expression.getPrefixList(),
    searchWindow: options.hasMax() ? options.getMax() : DEFAULT_SEARCH_WINDOW,
    checkpointMultiplier: options.getCheckpointintervalmultiplier(),
  });
}
