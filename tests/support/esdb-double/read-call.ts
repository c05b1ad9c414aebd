import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { EventLog } from './event-log.ts';
import { type Failure, invalidPosition, streamDeleted, unexpectedRead } from './failures.ts';
import { eventResponse, notFoundResponse } from './read-responses.ts';
import type { RecordedEvent } from './recorded-event.ts';
import { isPlace, readAll, readStream } from './reads.ts';
import { type Membership, refusalOf } from './membership.ts';
import { filterIn, fromPositionIn, fromRevisionIn, streamNameIn } from './requests.ts';
import type { ServerFaults } from './server-faults.ts';
import { type ReadCall, type Sink, sinkOf } from './sink.ts';
import { followAll, followStream } from './subscriptions.ts';

type Options = streams.ReadReq.Options;

const BACKWARDS = 1;

const rangeIn = (options: Options) => ({
  backwards: options.getReadDirection() === BACKWARDS,
  count: Number(options.getCount()),
});

async function sendAll(sink: Sink, events: Iterable<RecordedEvent>): Promise<void> {
  for (const event of events) {
    if (sink.gone.aborted) return;
    await sink.send(eventResponse(event));
  }
}

async function serveAll(
  log: EventLog,
  sink: Sink,
  options: Options,
  faults: ServerFaults,
): Promise<Failure | undefined> {
  const all = options.getAll();
  if (!all) return undefined;
  const from = fromPositionIn(all);
  const filter = filterIn(options.getFilter());
  if (!isPlace(log, from)) return invalidPosition();
  if (options.hasSubscription()) {
    await followAll(log, sink, { from, filter, faults });
    return undefined;
  }
  const range = rangeIn(options);
  const count = range.backwards ? range.count : Math.min(range.count, faults.readLimit ?? Infinity);
  await sendAll(sink, readAll(log, { ...range, from, count }, filter));
  return undefined;
}

async function serveStream(log: EventLog, sink: Sink, options: Options): Promise<Failure | undefined> {
  const wish = options.getStream();
  if (!wish) return undefined;
  const [stream, from] = [streamNameIn(wish), fromRevisionIn(wish)];
  if (options.hasSubscription()) {
    await followStream(log, sink, { stream, from });
    return undefined;
  }
  const found = readStream(log, stream, { from, ...rangeIn(options) });
  if (found.kind === 'deleted') return streamDeleted(stream);
  if (found.kind === 'impossible') return unexpectedRead();
  if (found.kind === 'events') await sendAll(sink, found.events);
  else await sink.send(notFoundResponse(stream));
  return undefined;
}

/** Reads and subscriptions, of one stream or of all events, are one call with many options. */
export const read = (log: EventLog, membership: Membership, faults: ServerFaults) => (call: ReadCall) => {
  const options = call.request.getOptions();
  const sink = sinkOf(call);
  const serve = async () => {
    const refusal = refusalOf(membership, call.metadata);
    if (refusal) return call.emit('error', refusal);
    const failure = options?.hasStream()
      ? await serveStream(log, sink, options)
      : options && (await serveAll(log, sink, options, faults));
    if (failure) call.emit('error', failure);
    else call.end();
  };
  serve().catch((error: unknown) => call.emit('error', error));
};
