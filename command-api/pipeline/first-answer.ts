import { Rejected } from '@maru/contracts/kernel/rejections';
import type { EventStore, RecordedEvent } from '@maru/platform/event-store/event-store';
import type { Engines } from '@maru/platform/engines/engines';
import { isDeepStrictEqual } from 'node:util';
import type { AnyAggregate } from './aggregate.ts';
import { isSameRequest } from './command-origin.ts';
import type { CommandRequest } from './command-request.ts';
import type { Effectless } from './effectless.ts';
import { advance, begin, type RevisionRange, type Snapshot } from './fold.ts';

type Parts = Pick<Engines, 'events' | 'requestHash'>;

/**
 * A repeat is known by the hash recorded with the first try, whatever its decider makes of it today. Without one, or
 * where another request may have asked for the same, it is decided again: other events than those of the first try mean
 * another command under a used key. Throws `key_reused`.
 */
export const firstAnswer = async (
  { events, requestHash }: Parts,
  aggregate: AnyAggregate,
  request: CommandRequest,
  range: RevisionRange,
): Promise<Snapshot<unknown>> => {
  const { before, events: firstEvents, after } = await replay(events, aggregate, request, range);
  if (isSameRequest(firstEvents[0]?.meta, request, requestHash)) return after;
  const again = decideAgain(aggregate, request, before, firstEvents[0]?.meta.at);
  if (!isDeepStrictEqual(again, firstEvents.map(plain))) throw new Rejected('key_reused');
  return after;
};

export const firstAnswerWithoutEffect = async (
  { events, requestHash }: Parts,
  aggregate: AnyAggregate,
  request: CommandRequest,
  { data: { revision, command }, meta }: Effectless,
): Promise<Snapshot<unknown>> => {
  const { after } =
    revision < 0
      ? { after: begin(aggregate).snapshot }
      : await replay(events, aggregate, request, { first: revision, last: revision });
  if (isSameRequest(meta, request, requestHash)) return after;
  if (command !== request.command.type || !isDeepStrictEqual(decideAgain(aggregate, request, after.state, meta.at), []))
    throw new Rejected('key_reused');
  return after;
};

interface Replay {
  readonly before: unknown;
  readonly events: readonly RecordedEvent[];
  readonly after: Snapshot<unknown>;
}

const replay = async (
  store: EventStore,
  aggregate: AnyAggregate,
  { command }: CommandRequest,
  { first, last }: RevisionRange,
): Promise<Replay> => {
  const fold = begin(aggregate);
  let before = aggregate.initialState;
  const events: RecordedEvent[] = [];
  for await (const batch of store.readStream(aggregate.stream(command), { to: last })) {
    for (const event of batch) {
      if (event.revision === first) before = fold.snapshot.state;
      if (event.revision >= first) events.push(event);
      advance(fold, aggregate, event);
    }
  }
  return { before, events, after: fold.snapshot };
};

const plain = ({ type, data }: Pick<RecordedEvent, 'type' | 'data'>) => ({ type, data });

const decideAgain = (aggregate: AnyAggregate, { command, actor }: CommandRequest, state: unknown, at = '') => {
  try {
    const newEvents = aggregate.decide[command.type]?.(state, command, { actor, at });
    return JSON.parse(JSON.stringify(newEvents)) as unknown;
  } catch (error) {
    if (error instanceof Rejected) return undefined;
    throw error;
  }
};
