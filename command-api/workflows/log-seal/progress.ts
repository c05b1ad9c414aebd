import { sealStream } from '@maru/contracts/kernel/seal.events';
import { type Checkpoint, markOf } from '@maru/platform/event-store/checkpoint';
import type { EventBatch, RecordedEvent } from '@maru/platform/event-store/event-store';
import { leafOf, rollHash, rollingStart } from '@maru/platform/event-store/hash-chain';
import type { KeptSeal } from '@maru/platform/event-store/seal-trust';

/**
 * `unsealed` of `count` events wait for a seal, the first `since` then (epoch ms). Seals wait for nothing, or a log at
 * rest would be sealed for ever.
 */
export interface Progress extends Checkpoint {
  readonly count: number;
  readonly hash: string;
  readonly unsealed: number;
  readonly since: number | null;
  /** Of an event that the next seal covers the hash cannot be read any more, so that seal cannot be compared with it. */
  readonly hasLostHash?: boolean;
}

export const noProgress: Progress = { position: 0, count: 0, hash: rollingStart, unsealed: 0, since: null };

/** The log is not the one that was sealed: signing it would vouch for whoever rewrote it. */
export class LogDiffersFromSeal extends Error {}

/** After a crash the events that the newest seal, `sealed`, covers may be more. Throws `LogDiffersFromSeal`. */
export const advance = (from: Progress, batch: EventBatch, sealed = nothingSealed): Progress => {
  let [rolled, { unsealed, since }]: [Rolled, Progress] = [from, from];
  for (const event of batch.events) {
    rolled = roll(rolled, event, sealed);
    if (!waits(event) || rolled.count <= sealed.count) continue;
    unsealed += 1;
    since ??= Date.parse(event.meta.at);
  }
  return { ...from, ...lastOf(batch), ...rolled, position: batch.position, unsealed, since };
};

type Rolled = Pick<Progress, 'count' | 'hash' | 'hasLostHash'>;

const roll = (from: Rolled, event: RecordedEvent, sealed: KeptSeal): Rolled => {
  const [count, hash] = [from.count + 1, rollHash(from.hash, event)];
  const hasLostHash = count <= sealed.count && (from.hasLostHash === true || isHashLost(event));
  return { count, hash: count === sealed.count ? hashBehind(sealed, hash, hasLostHash) : hash, hasLostHash };
};

const nothingSealed: KeptSeal = { count: 0, hash: rollingStart };

/** Whose metadata cannot be read: what stands in their place has no link. */
const isHashLost = ({ fault, meta }: RecordedEvent) => fault === 'damaged' && meta.previousHash === '';

/**
 * Goes on from what the seal says where a hash is lost, as `verify` does, which names event and seal: that vouches for
 * what was sealed, and not for what is there now.
 */
const hashBehind = (sealed: KeptSeal, hash: string, hasLostHash: boolean): string => {
  if (hash === sealed.hash || hasLostHash) return sealed.hash;
  throw new LogDiffersFromSeal(`the first ${sealed.count} events are not those that were sealed: run npm run verify`);
};

const lastOf = ({ events }: EventBatch): Pick<Progress, 'event'> => {
  const last = events.at(-1);
  return last ? { event: markOf(last) } : {};
};

const waits = ({ stream }: RecordedEvent) => stream !== sealStream;

export const sealedUpTo = (progress: Progress, sealed: number): Progress =>
  sealed >= progress.count ? { ...progress, unsealed: 0, since: null } : progress;

/** What a seal says of the last event that it covers. Throws when there is none. */
export const sealedHead = ({ event }: Progress): { readonly position: number; readonly head: string } => {
  if (event === undefined) throw new Error('a log without an event cannot be sealed');
  return { position: event.position, head: leafOf({ meta: event }) };
};
