import { sealDue, sealEvent, sealStream } from '@maru/contracts/kernel/seal.events';
import type { RecordedEvent } from './event-store.ts';
import { chainStart, leafOf, rollingStart, rollLeaf } from './hash-chain.ts';
import { hashQueue } from './hash-queue.ts';
import type { ScratchFolder } from './scratch-folder.ts';
import type { SealData } from './seal-signature.ts';
import { type Expectation, type KeptSeal, sealTrust } from './seal-trust.ts';

/** `seal`: what it covers is not what the log holds; `key`: nobody whose seals are believed introduced its key. */
export type SealFault = 'seal' | 'signature' | 'key';

/** What was expected and is not so. `differs`: up to `count` the log is another than the one that was sealed. */
export type Unmet =
  | { readonly kind: 'shorter' | 'differs'; readonly count: number }
  | { readonly kind: 'unsealed'; readonly events: number };

/** Takes all events of a log, in order and from the first. */
export interface SealCheck {
  take(event: RecordedEvent): SealFault | undefined;
  sealed(): number;
  /** The newest seal that is believed. */
  newest(): SealData | undefined;
  finish(): readonly Unmet[];
}

/** Seals come some time after they are due: under load, and after a crash. */
const lateness = { events: 10 * sealDue.events, ms: 2 * sealDue.ms };

export const sealCheck = (scratch: ScratchFolder, { keys, seals }: Expectation): SealCheck & { close(): void } => {
  const trust = sealTrust(new Set(keys));
  const rolling = rollingHash(scratch, seals);
  let newest: SealData | undefined;
  let newestCount = 0;
  let previousSeal = chainStart;
  let [unsealedSince, newestAt]: (number | undefined)[] = [];

  const isNext = ({ count, previous }: SealData) =>
    count > newestCount && count <= rolling.total() && (previous === undefined || previous === previousSeal);
  const faultOf = ({ type, data }: RecordedEvent): SealFault | undefined => {
    const seal = sealEvent.safeParse({ type, data }).data?.data;
    if (seal === undefined || !isNext(seal)) return 'seal';
    const judged = trust.judge(seal, data);
    if (judged === 'signature' || judged === 'key') return judged;
    newestCount = seal.count;
    if (!rolling.fits(seal)) return 'seal';
    if (judged === 'trusted') [newest, unsealedSince] = [seal, undefined];
    return undefined;
  };
  const noteTime = ({ fault, meta: { at } }: RecordedEvent) => {
    if (fault !== undefined) return;
    newestAt = Date.parse(at);
    unsealedSince ??= newestAt;
  };
  const sealed = () => newest?.count ?? 0;
  const isLate = () =>
    rolling.total() - sealed() > lateness.events || (newestAt ?? 0) - (unsealedSince ?? Infinity) > lateness.ms;
  const mustBeSealed = () => isLate() || (keys.length > 0 && newest === undefined && rolling.total() > 0);

  return {
    sealed,
    newest: () => newest,
    take: (event) => {
      const isSeal = event.stream === sealStream;
      const fault = isSeal && event.fault === undefined ? faultOf(event) : undefined;
      if (!isSeal) noteTime(event);
      else if (event.fault !== 'foreign') previousSeal = leafOf(event);
      rolling.take(event);
      return fault;
    },
    finish: () => {
      const unmet = rolling.finish();
      if (keys.length + seals.length === 0 || !mustBeSealed()) return unmet;
      return [...unmet, { kind: 'unsealed', events: rolling.total() - sealed() }];
    },
    close: () => rolling.close(),
  };
};

/** The rolling hash stays behind the events, because a seal may come well behind what it covers. */
const rollingHash = (scratch: ScratchFolder, kept: readonly KeptSeal[]) => {
  const leaves = hashQueue(scratch);
  const expected = new Map<number, Set<string>>();
  for (const seal of kept) expected.set(seal.count, (expected.get(seal.count) ?? new Set()).add(seal.hash));
  const differing: number[] = [];
  let [total, count] = [0, 0];
  let [hash, head] = [rollingStart, rollingStart];

  const rollTo = (end: number) => {
    while (count < end) {
      head = leaves.shift();
      hash = rollLeaf(hash, head);
      count += 1;
      if ([...(expected.get(count) ?? [])].some((one) => one !== hash)) differing.push(count);
    }
  };
  return {
    total: () => total,
    take: (event: RecordedEvent) => {
      leaves.push(leafOf(event));
      total += 1;
    },
    /** Goes on from what the seal says, so that one change is not found again in all that follows. */
    fits: (seal: SealData): boolean => {
      rollTo(seal.count);
      const isSame = hash === seal.hash && (seal.head === undefined || seal.head === head);
      hash = seal.hash;
      return isSame;
    },
    finish: (): readonly Unmet[] => {
      if (kept.some((seal) => seal.count > count)) rollTo(total);
      const shorter = [...expected.keys()].filter((end) => end > total);
      return [
        ...differing.map((end) => ({ kind: 'differs', count: end }) as const),
        ...shorter.map((end) => ({ kind: 'shorter', count: end }) as const),
      ];
    },
    close: () => leaves.close(),
  };
};

/** For events that are not a whole log. */
export const noSealCheck: SealCheck & { close(): void } = {
  take: () => undefined,
  sealed: () => 0,
  newest: () => undefined,
  finish: () => [],
  close: () => undefined,
};
