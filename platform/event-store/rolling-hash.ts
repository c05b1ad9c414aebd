import { hash as digest } from 'node:crypto';
import type { RecordedEvent } from './event-store.ts';

/** The rolling hash of a log without events. */
export const rollingStart = '0'.repeat(64);

/**
 * The rolling hash once `event` follows: SHA-256, as 64 hex digits, over the hash so far and the event's own. Own
 * hashes cover stream, revision and content, so this covers all that was ever appended and its order.
 */
export const rolled = (hash: string, { meta }: Pick<RecordedEvent, 'meta'>): string =>
  digest('sha256', hash + meta.hash, 'hex');
