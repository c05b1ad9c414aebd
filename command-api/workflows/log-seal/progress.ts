import { sealStream } from '@maru/contracts/kernel/seal.events';
import type { EventBatch, RecordedEvent } from '@maru/platform/event-store/event-store';
import { rolled, rollingStart } from '@maru/platform/event-store/hash-chain';

/**
 * How far the log was followed: `count` events up to `position`, with their rolling `hash`. `unsealed` of them wait for
 * a seal, the first `since` then (epoch ms). Seals are sealed as any other event but wait for nothing, or a log at rest
 * would be sealed for ever.
 */
export interface Progress {
  readonly position: number;
  readonly count: number;
  readonly hash: string;
  readonly unsealed: number;
  readonly since: number | null;
}

export const noProgress: Progress = { position: 0, count: 0, hash: rollingStart, unsealed: 0, since: null };

/** `sealed` is how many events the newest seal covers: more than the progress after a crash between the two. */
export const advanced = (from: Progress, batch: EventBatch, sealed: number): Progress => {
  let { count, hash, unsealed, since } = from;
  for (const event of batch.events) {
    count += 1;
    hash = rolled(hash, event);
    if (!waits(event) || count <= sealed) continue;
    unsealed += 1;
    since ??= Date.parse(event.meta.at);
  }
  return { position: batch.position, count, hash, unsealed, since };
};

const waits = ({ stream }: RecordedEvent) => stream !== sealStream;

/** Nothing waits once a seal covers it all; a seal that covers less leaves the rest waiting. */
export const sealedUpTo = (progress: Progress, sealed: number): Progress =>
  sealed >= progress.count ? { ...progress, unsealed: 0, since: null } : progress;
