import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { EventLog } from './event-log.ts';
import { type Failure, streamDeleted, unexpectedRead } from './failures.ts';
import { eventResponse, notFoundResponse } from './read-responses.ts';
import type { RecordedEvent } from './recorded-event.ts';
import { readAll, readStream } from './reads.ts';
import { filterIn, fromPositionIn, fromRevisionIn, streamNameIn } from './requests.ts';
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

async function serveAll(log: EventLog, sink: Sink, options: Options): Promise<void> {
  const all = options.getAll();
  if (!all) return;
  const from = fromPositionIn(all);
  const filter = filterIn(options.getFilter());
  if (options.hasSubscription()) return followAll(log, sink, { from, filter });
  return sendAll(sink, readAll(log, { from, ...rangeIn(options) }, filter));
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
export const read = (log: EventLog) => (call: ReadCall) => {
  const options = call.request.getOptions();
  const sink = sinkOf(call);
  const serve = async () => {
    const failure = options?.hasStream()
      ? await serveStream(log, sink, options)
      : options && (await serveAll(log, sink, options));
    if (failure) call.emit('error', failure);
    else call.end();
  };
  serve().catch((error: unknown) => call.emit('error', error));
};
