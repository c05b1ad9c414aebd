import { randomUUID } from 'node:crypto';
import type { EventLog } from './event-log.ts';
import type { Filter } from './filter.ts';
import { checkpointResponse, confirmationResponse, eventResponse } from './read-responses.ts';
import type { RecordedEvent } from './recorded-event.ts';
import type { From } from './requests.ts';
import type { Sink } from './sink.ts';
import { stateOf } from './stream-state.ts';

/** What a subscription walks along. It holds an index into a list that grows, so waiting costs no memory. */
interface Path {
  events(): readonly RecordedEvent[];
  next: number;
  wants(event: RecordedEvent): boolean;
  checkpointEvery: number;
}

async function follow(log: EventLog, sink: Sink, path: Path): Promise<void> {
  let { next } = path;
  let sinceCheckpoint = 0;
  await sink.send(confirmationResponse(randomUUID()));
  while (!sink.gone.aborted) {
    const event = path.events()[next];
    if (!event) {
      await log.changed(sink.gone);
      continue;
    }
    next += 1;
    sinceCheckpoint += 1;
    if (path.wants(event)) await sink.send(eventResponse(event));
    if (sinceCheckpoint < path.checkpointEvery) continue;
    sinceCheckpoint = 0;
    await sink.send(checkpointResponse(event.position));
  }
}

/** The event at the position itself is left out: the subscriber has handled it. */
export function followAll(
  log: EventLog,
  sink: Sink,
  { from, filter }: { from: From; filter: Filter | undefined },
): Promise<void> {
  const after = { start: 0, end: log.all.length };
  const next = typeof from === 'number' ? log.indexAt(from + 1) : after[from];
  const wants = filter?.wants ?? (() => true);
  return follow(log, sink, {
    events: () => log.all,
    next,
    wants,
    checkpointEvery: filter?.checkpointEvery ?? Infinity,
  });
}

export function followStream(
  log: EventLog,
  sink: Sink,
  { stream, from }: { stream: string; from: From },
): Promise<void> {
  const after = { start: 0, end: log.stream(stream).length };
  const next = typeof from === 'number' ? from + 1 : after[from];
  const wants = (event: RecordedEvent) => event.revision >= stateOf(log, stream).first;
  return follow(log, sink, { events: () => log.stream(stream), next, wants, checkpointEvery: Infinity });
}
