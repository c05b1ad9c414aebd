import { randomUUID } from 'node:crypto';
import { system } from '@maru/contracts/kernel/actor';
import { type SealEvent, sealEvent, sealStream } from '@maru/contracts/kernel/seal.events';
import type { EventStore, RecordedEvent } from '@maru/platform/event-store/event-store';
import { chain, type ChainEnd, chainStart, leafOf } from '@maru/platform/event-store/hash-chain';
import type { SealData } from '@maru/platform/event-store/seal-signature';
import { type Progress, sealedHead } from './progress.ts';
import { type SealKeys, signerBehind } from './seal-keys.ts';

/** `end` is that of the stream, `seal` the newest that can be read there. */
export interface LastSeal {
  readonly end: ChainEnd;
  readonly seal: SealData | undefined;
}

export const noSeal: LastSeal = { end: 'none', seal: undefined };

export const countOf = ({ seal }: LastSeal): number => seal?.count ?? 0;
/** Who has to sign the next one. */
export const keyBehind = ({ seal }: LastSeal): string | undefined => seal?.nextKey ?? seal?.key;

const sealOf = ({ fault, type, data }: RecordedEvent) =>
  fault === undefined ? sealEvent.safeParse({ type, data }).data?.data : undefined;

/** Ours link past events of others, whose revisions count. */
const follow = ({ end, seal }: LastSeal, event: RecordedEvent): LastSeal => {
  const before = end === 'none' ? chainStart : end.hash;
  const hash = event.fault === 'foreign' ? before : event.meta.hash;
  return { end: { revision: event.revision, hash }, seal: sealOf(event) ?? seal };
};

/** A crash may have followed a seal before its checkpoint. */
export const findLastSeal = async (events: EventStore, from: number): Promise<LastSeal> => {
  let found = noSeal;
  for await (const batch of events.readStream(sealStream, { from })) found = batch.reduce(follow, found);
  return found.seal === undefined && from > 0 ? findLastSeal(events, 0) : found;
};

/** Throws `WrongExpectedRevision` when another seal has come since `last`, and `UnknownLogKey`. */
export const appendSeal = async (
  events: EventStore,
  { last, progress, at }: { readonly last: LastSeal; readonly progress: Progress; readonly at: string },
  keys: SealKeys,
): Promise<LastSeal & { readonly seal: SealData }> => {
  const { signer, ...introduced } = signerBehind(keys, keyBehind(last));
  const { count, hash } = progress;
  const previous = last.end === 'none' ? chainStart : leafOf({ meta: last.end });
  const seal = signer.sign({ ...sealedHead(progress), count, hash, previous, sealedAt: at, ...introduced });
  const event: SealEvent = { type: 'LogSealed', data: seal };
  const id = randomUUID();
  const meta = {
    at,
    actorId: system.id,
    commandId: id,
    source: 'workflow:log-seal' as const,
    correlationId: id,
    causationId: id,
    schemaVersion: 1,
    ipHash: '',
  };
  const newEvents = chain({ stream: sealStream, previous: last.end, events: [{ id, ...event, meta }] });
  const { revision } = await events.append(sealStream, newEvents, last.end === 'none' ? 'none' : last.end.revision);
  return { end: { revision, hash: newEvents.at(-1)?.meta.hash ?? '' }, seal };
};
