import { sealEvent, sealStream } from '@maru/contracts/kernel/seal.events';
import type { RecordedEvent } from './event-store.ts';
import { rollHash, rollingStart } from './hash-chain.ts';

/** Takes all events of a log, in order and from the first. */
export interface SealCheck {
  sealed(): number;
  take(event: RecordedEvent): 'seal' | undefined;
}

export const sealCheck = (): SealCheck => {
  let sealed = 0;
  /** `hashes[n]` covers the first `sealed + n` events, because a seal may come well behind what it covers. */
  let hashes = [rollingStart];
  let hash = rollingStart;

  const fits = ({ type, data }: RecordedEvent) => {
    const seal = sealEvent.safeParse({ type, data }).data?.data;
    if (seal === undefined || seal.count <= sealed || hashes[seal.count - sealed] !== seal.hash) return false;
    hashes = hashes.slice(seal.count - sealed);
    sealed = seal.count;
    return true;
  };
  return {
    sealed: () => sealed,
    take: (event) => {
      if (event.stream === sealStream && !fits(event)) return 'seal';
      hash = rollHash(hash, event);
      hashes.push(hash);
      return undefined;
    },
  };
};

/** For events that are not a whole log. */
export const noSealCheck: SealCheck = { sealed: () => 0, take: () => undefined };
