import { Rejected } from '@maru/contracts/kernel/rejections';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import type { Engines } from '@maru/platform/engines/engines';
import { isDeepStrictEqual } from 'node:util';
import type { AnyAggregate } from './aggregate.ts';
import { isSameRequest } from './command-origin.ts';
import type { CommandRequest } from './command-request.ts';
import type { Effectless } from './effectless.ts';
import type { Streams } from './streams.ts';
import { advance, askedMarks, begin, type RevisionRange, type Snapshot } from './fold.ts';

type Parts = Pick<Engines, 'events' | 'requestHash'> & { readonly streams: Pick<Streams, 'before'> };

/**
 * A repeat is known by the hash recorded with the first try, whatever its decider makes of it today. Without one, or
 * where another request may have asked for the same, it is decided again: other events than those of the first try mean
 * another command under a used key. Throws `key_reused`.
 */
export const firstAnswer = async (
  parts: Parts,
  aggregate: AnyAggregate,
  request: CommandRequest,
  range: RevisionRange,
): Promise<Snapshot<unknown>> => {
  const { before, events: firstEvents, after } = await replay(parts, aggregate, request, range);
  if (isSameRequest(firstEvents[0]?.meta, request, parts.requestHash)) return after;
  const again = await decideAgain(aggregate, request, before, firstEvents[0]?.meta.at);
  if (!isDeepStrictEqual(again, firstEvents.map(plain))) throw new Rejected('key_reused');
  return after;
};

export const firstAnswerWithoutEffect = async (
  parts: Parts,
  aggregate: AnyAggregate,
  request: CommandRequest,
  { data: { revision, command }, meta }: Effectless,
): Promise<Snapshot<unknown>> => {
  const { after } =
    revision < 0
      ? { after: begin(aggregate).snapshot }
      : await replay(parts, aggregate, request, { first: revision, last: revision });
  if (isSameRequest(meta, request, parts.requestHash)) return after;
  if (command !== request.command.type || !isDeepStrictEqual(await decideAgain(aggregate, request, after, meta.at), []))
    throw new Rejected('key_reused');
  return after;
};

interface Replay {
  readonly before: Snapshot<unknown>;
  readonly events: readonly RecordedEvent[];
  readonly after: Snapshot<unknown>;
}

const replay = async (
  { events: store, streams }: Parts,
  aggregate: AnyAggregate,
  { command }: CommandRequest,
  { first, last }: RevisionRange,
): Promise<Replay> => {
  const stream = aggregate.stream(command);
  const fold = await streams.before(aggregate, stream, first - 1);
  let before = fold.snapshot;
  const events: RecordedEvent[] = [];
  for await (const batch of store.readStream(stream, { from: fold.snapshot.revision + 1, to: last })) {
    for (const event of batch) {
      if (event.revision === first) before = fold.snapshot;
      if (event.revision >= first) events.push(event);
      advance(fold, aggregate, event);
    }
  }
  return { before, events, after: fold.snapshot };
};

const plain = ({ type, data }: Pick<RecordedEvent, 'type' | 'data'>) => ({ type, data });

const decideAgain = async (
  aggregate: AnyAggregate,
  { command, actor }: CommandRequest,
  then: Snapshot<unknown>,
  at = '',
) => {
  const marks = await askedMarks(aggregate, command, then);
  try {
    const newEvents = aggregate.decide[command.type]?.(then.state, command, { actor, at, marks });
    return JSON.parse(JSON.stringify(newEvents)) as unknown;
  } catch (error) {
    if (error instanceof Rejected) return undefined;
    throw error;
  }
};
