import { sealStream } from '@maru/contracts/kernel/seal.events';
import type { EventBatch, RecordedEvent } from '@maru/platform/event-store/event-store';
import { rollHash, rollingStart } from '@maru/platform/event-store/hash-chain';

/**
 * `unsealed` of `count` events wait for a seal, the first `since` then (epoch ms). Seals wait for nothing, or a log at
 * rest would be sealed for ever.
 */
export interface Progress {
  readonly position: number;
  readonly count: number;
  readonly hash: string;
  readonly unsealed: number;
  readonly since: number | null;
}

export const noProgress: Progress = { position: 0, count: 0, hash: rollingStart, unsealed: 0, since: null };

/** After a crash `sealed`, the events that the newest seal covers, may be more than the progress. */
export const advance = (from: Progress, batch: EventBatch, sealed: number): Progress => {
  let { count, hash, unsealed, since } = from;
  for (const event of batch.events) {
    count += 1;
    hash = rollHash(hash, event);
    if (!waits(event) || count <= sealed) continue;
    unsealed += 1;
    since ??= Date.parse(event.meta.at);
  }
  return { position: batch.position, count, hash, unsealed, since };
};

const waits = ({ stream }: RecordedEvent) => stream !== sealStream;

export const sealedUpTo = (progress: Progress, sealed: number): Progress =>
  sealed >= progress.count ? { ...progress, unsealed: 0, since: null } : progress;
