import { hash as digest } from 'node:crypto';
import type { EventMeta } from '@maru/contracts/kernel/message';
import { stringify } from 'safe-stable-stringify';
import type { NewEvent, RecordedEvent } from './event-store.ts';

export interface UnchainedEvent extends Omit<NewEvent, 'meta'> {
  readonly meta: Omit<EventMeta, 'previousHash' | 'hash'>;
}

/** `none` for a stream without events. */
export type ChainEnd = { readonly revision: number; readonly hash: string } | 'none';

export const chainStart = '0'.repeat(64);

export function chain(link: {
  readonly stream: string;
  readonly previous: ChainEnd;
  readonly events: readonly UnchainedEvent[];
}): readonly NewEvent[] {
  const { stream, previous, events } = link;
  let { revision, hash } = previous === 'none' ? { revision: -1, hash: chainStart } : previous;
  return events.map((event) => {
    const meta = { ...event.meta, previousHash: hash };
    revision += 1;
    hash = hashOf({ ...event, meta, stream, revision });
    return { ...event, meta: { ...meta, hash } };
  });
}

/** SHA-256 (64 hex digits) over canonical JSON of the event but `hash` and `position`, which engines differ in. */
export function hashOf(
  event: Omit<RecordedEvent, 'meta' | 'position'> & { readonly meta: Omit<EventMeta, 'hash'> },
): string {
  const { stream, revision, id, type, data, meta } = event;
  return digest('sha256', stringify([stream, revision, id, type, data, { ...meta, hash: undefined }]), 'hex');
}

export const rollingStart = '0'.repeat(64);

/** SHA-256 over the hash so far and the event's own, so it covers all that was ever appended, in order. */
export const rollHash = (hash: string, { meta }: Pick<RecordedEvent, 'meta'>): string =>
  digest('sha256', hash + meta.hash, 'hex');
