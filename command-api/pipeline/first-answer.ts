import { Rejected } from '@maru/contracts/kernel/rejections';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { isDeepStrictEqual } from 'node:util';
import type { AnyAggregate } from './aggregate.ts';
import type { CommandRequest } from './command-request.ts';
import type { Snapshot, Written } from './fold.ts';
import type { Replayed, Streams } from './streams.ts';

/**
 * The stream as the first try of this command left it. Deciders are pure: the same command on the same state at the same time
 * leads to the same events, anything else is another command under a used key, refused with `key_reused`.
 */
export const firstAnswer = async (
  streams: Streams, aggregate: AnyAggregate, request: CommandRequest, written: Written,
): Promise<Snapshot<unknown>> => {
  const replayed = await streams.replay(aggregate, aggregate.stream(request.command), written);
  if (!isDeepStrictEqual(decideAgain(aggregate, request, replayed), replayed.events.map(plain))) throw new Rejected('key_reused');
  return replayed.after;
};

const plain = ({ type, data }: Pick<RecordedEvent, 'type' | 'data'>) => ({ type, data });

const decideAgain = (aggregate: AnyAggregate, { command, actor }: CommandRequest, { before, events }: Replayed<unknown>) => {
  try {
    const decided = aggregate.decide[command.type]?.(before, command, { actor, at: events[0]?.meta.at ?? '' });
    return JSON.parse(JSON.stringify(decided)) as unknown;
  } catch (error) {
    if (error instanceof Rejected) return undefined;
    throw error;
  }
};
