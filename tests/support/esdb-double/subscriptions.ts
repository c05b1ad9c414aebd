import { randomUUID } from 'node:crypto';
import type { EventLog } from './event-log.ts';
import type { Filter } from './filter.ts';
import { checkpointResponse, confirmationResponse, eventResponse } from './read-responses.ts';
import type { RecordedEvent } from './recorded-event.ts';
import type { From } from './requests.ts';
import type { ServerFaults } from './server-faults.ts';
import type { Sink } from './sink.ts';
import { stateOf } from './stream-state.ts';

/** What a subscription walks along. It holds an index into a list that grows, so waiting costs no memory. */
interface Path {
  events(): readonly RecordedEvent[];
  next: number;
  wants(event: RecordedEvent): boolean;
  checkpointEvery: number;
  faults: ServerFaults;
}

async function follow(log: EventLog, sink: Sink, path: Path): Promise<void> {
  let { next } = path;
  let sinceCheckpoint = 0;
  let endSeen = -1;
  await sink.send(confirmationResponse(randomUUID()));
  while (!sink.gone.aborted) {
    const event = path.events()[next];
    if (!event) {
      const checkpoint = endSeen === next ? undefined : path.faults.checkpointAtEnd?.(log.end());
      endSeen = next;
      if (checkpoint) await sink.send(checkpointResponse(checkpoint));
      else await log.changed(sink.gone);
      continue;
    }
    next += 1;
    sinceCheckpoint += 1;
    if (path.wants(event)) await sink.send(eventResponse(event));
    if (sinceCheckpoint < path.checkpointEvery) continue;
    sinceCheckpoint = 0;
    await sink.send(checkpointResponse({ commit: event.position, prepare: event.position }));
  }
}

const noFaults: ServerFaults = {};

/** The event at the position itself is left out: the subscriber has handled it. */
export function followAll(
  log: EventLog,
  sink: Sink,
  { from, filter, faults = noFaults }: { from: From; filter: Filter | undefined; faults?: ServerFaults },
): Promise<void> {
  const after = { start: 0, end: log.all.length };
  const next = typeof from === 'number' ? log.indexAt(from + 1) : after[from];
  const wants = filter?.wants ?? (() => true);
  return follow(log, sink, {
    events: () => log.all,
    next,
    wants,
    checkpointEvery: filter?.checkpointEvery ?? Infinity,
    faults: filter ? faults : noFaults,
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
  return follow(log, sink, {
    events: () => log.stream(stream),
    next,
    wants,
    checkpointEvery: Infinity,
    faults: noFaults,
  });
}
