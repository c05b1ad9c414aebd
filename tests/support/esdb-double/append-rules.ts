import type { EventLog } from './event-log.ts';
import type { Expected, RecordedEvent } from './recorded-event.ts';
import { stateOf, type StreamState } from './stream-state.ts';

/**
 * `known`: all of it stands in the log already, up to `last`. `wrong`: the stream ends at `actual` (−1 = no stream).
 */
export type Decision =
  | { kind: 'write'; undelete: boolean }
  | { kind: 'known'; last: RecordedEvent }
  | { kind: 'wrong'; actual: number }
  | { kind: 'deleted' };

interface Wish {
  stream: string;
  expected: Expected;
  ids: readonly string[];
}

/** Without a revision ids are looked up wherever they were first written. */
function withoutRevision(log: EventLog, { stream, ids }: Wish, state: StreamState): Decision {
  const found = ids.map((id) => log.firstWithId(id)).map((event) => (event?.stream === stream ? event : undefined));
  if (found[0] === undefined) return { kind: 'write', undelete: state.softDeleted };
  const last = found.at(-1);
  return last && !found.includes(undefined) ? { kind: 'known', last } : { kind: 'wrong', actual: state.last };
}

/** With a revision that has been passed, ids are compared only with what stands right after it. */
function atPassedRevision(log: EventLog, { stream, ids }: Wish, expected: number, state: StreamState): Decision {
  const standing = log.stream(stream).slice(expected + 1, expected + 1 + ids.length);
  const last = standing.at(-1);
  const same = standing.length === ids.length && standing.every((event, n) => event.id === ids[n]);
  if (last && same) return { kind: 'known', last };
  const afresh = expected === -1 && state.softDeleted && standing[0]?.id !== ids[0];
  return afresh ? { kind: 'write', undelete: true } : { kind: 'wrong', actual: state.last };
}

function ifExists(log: EventLog, wish: Wish, state: StreamState): Decision {
  if (state.softDeleted) return { kind: 'deleted' };
  return state.last < 0 ? { kind: 'wrong', actual: state.last } : withoutRevision(log, wish, state);
}

function atRevision(log: EventLog, wish: Wish, expected: number, state: StreamState): Decision {
  if (expected < state.last) return atPassedRevision(log, wish, expected, state);
  if (expected > state.last) return { kind: 'wrong', actual: state.last };
  return { kind: 'write', undelete: state.softDeleted };
}

export function decideAppend(log: EventLog, wish: Wish): Decision {
  const state = stateOf(log, wish.stream);
  if (state.tombstoned) return { kind: 'deleted' };
  if (wish.expected === 'any') return withoutRevision(log, wish, state);
  if (wish.expected === 'stream_exists') return ifExists(log, wish, state);
  return atRevision(log, wish, wish.expected === 'no_stream' ? -1 : wish.expected, state);
}
