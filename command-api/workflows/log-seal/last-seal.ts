import { randomUUID } from 'node:crypto';
import { system } from '@maru/contracts/kernel/actor';
import { type SealEvent, sealEvent, sealStream } from '@maru/contracts/kernel/seal.events';
import type { EventStore } from '@maru/platform/event-store/event-store';
import { chain, type ChainEnd } from '@maru/platform/event-store/hash-chain';
import type { Progress } from './progress.ts';

export interface LastSeal {
  readonly end: ChainEnd;
  readonly count: number;
}

export const noSeal: LastSeal = { end: 'none', count: 0 };

/** A crash may have followed a seal before its checkpoint. */
export const findLastSeal = async (events: EventStore, from: number): Promise<LastSeal> => {
  let found = noSeal;
  for await (const batch of events.readStream(sealStream, { from })) {
    const last = batch.at(-1);
    if (last)
      found = { end: { revision: last.revision, hash: last.meta.hash }, count: sealEvent.parse(last).data.count };
  }
  return found === noSeal && from > 0 ? findLastSeal(events, 0) : found;
};

/** Throws `WrongExpectedRevision` when another seal has come since `last`. */
export const appendSeal = async (
  events: EventStore,
  last: LastSeal,
  { position, count, hash }: Progress,
  at: string,
): Promise<LastSeal> => {
  const seal: SealEvent = { type: 'LogSealed', data: { position, count, hash } };
  const id = randomUUID();
  const meta = {
    at,
    actorId: system.id,
    commandId: id,
    correlationId: id,
    causationId: id,
    schemaVersion: 1,
    ipHash: '',
  };
  const newEvents = chain({ stream: sealStream, previous: last.end, events: [{ id, ...seal, meta }] });
  const { revision } = await events.append(sealStream, newEvents, last.end === 'none' ? 'none' : last.end.revision);
  return { end: { revision, hash: newEvents.at(-1)?.meta.hash ?? '' }, count };
};
