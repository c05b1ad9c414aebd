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

/** The hash of an event as the log's own hash takes it up: 64 hex digits, whatever was stored. */
export const leafOf = ({ meta: { hash } }: { readonly meta: Pick<EventMeta, 'hash'> }): string =>
  /^[0-9a-f]{64}$/.test(hash) ? hash : digest('sha256', hash, 'hex');

/** SHA-256 over the hash so far and the leaf of the next event, so it covers all that was ever appended, in order. */
export const rollLeaf = (hash: string, leaf: string): string => digest('sha256', hash + leaf, 'hex');

export const rollHash = (hash: string, event: Pick<RecordedEvent, 'meta'>): string => rollLeaf(hash, leafOf(event));
