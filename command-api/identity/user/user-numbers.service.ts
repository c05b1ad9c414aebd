import { backoffMs } from '@maru/platform/clock/backoff';
import { type NumberEvent, numberStream } from '@maru/contracts/identity/user/user.events';
import { type EventStore, type ExpectedRevision, WrongExpectedRevision } from '@maru/platform/event-store/event-store';
import { currentCorrelation } from '@maru/platform/log/logger';
import { v7 } from 'uuid';
import pLimit from 'p-limit';
import { setTimeout } from 'node:timers/promises';
import type { CommandOrigin } from '../../pipeline/command-origin.ts';
import { record } from '../../pipeline/record.ts';

/** From 1; a number that a broken-off sign-up took is never given again. */
export type TakeNumber = (by: Pick<CommandOrigin, 'actor' | 'ipHash' | 'source'>, at: string) => Promise<number>;

interface End {
  readonly revision: number;
  readonly hash: string | undefined;
}
const backoff = { firstMs: 8, longestMs: 200 };
const none: End = { revision: -1, hash: undefined };

/** Never folded, because with a million users the stream would be the longest of all. */
export const userNumbers = (events: EventStore): TakeNumber => {
  const mutex = pLimit(1);
  let end = none;

  const endAt = async (revision: ExpectedRevision): Promise<End> => {
    if (revision === 'none') return none;
    for await (const [event] of events.readStream(numberStream, { from: revision, to: revision })) {
      if (event) return { revision, hash: event.meta.hash };
    }
    return none;
  };

  const append = async (origin: CommandOrigin, at: string): Promise<number> => {
    const event: NumberEvent = { type: 'UserNumberTaken', data: { userId: origin.actor.id } };
    const newEvents = await record(origin, { stream: numberStream, at, now: end, events: [event] });
    const { revision } = await events.append(numberStream, newEvents, end.revision < 0 ? 'none' : end.revision);
    end = { revision, hash: newEvents[0]?.meta.hash };
    return revision + 1;
  };

  const take = async (origin: CommandOrigin, at: string): Promise<number> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await append(origin, at);
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision)) throw error;
        end = await endAt(error.actual);
        // The first miss only means that this process has just started.
        if (attempt > 1) await setTimeout(backoffMs(backoff, attempt));
      }
    }
  };
  return (by, at) => {
    const commandId = v7();
    const correlationId = currentCorrelation() ?? commandId;
    return mutex(() => take({ ...by, commandId, correlationId, commandType: 'TakeUserNumber' }, at));
  };
};
