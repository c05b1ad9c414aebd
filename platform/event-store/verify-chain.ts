import type { EventFault } from '@maru/contracts/kernel/message';
import { chainStart, hashOf } from './hash-chain.ts';
import type { EventStore, RecordedEvent } from './event-store.ts';
import { noSealCheck, sealCheck, type SealFault, type Unmet } from './seal-check.ts';
import { scratchFolder } from './scratch-folder.ts';
import type { SealData } from './seal-signature.ts';
import { type Expectation, nothingExpected } from './seal-trust.ts';
import { type Link, type StreamLinks, streamLinks } from './stream-links.ts';

/** What is wrong: an order, a gap, a hash, the event itself, or a seal. */
export type Fault = EventFault | SealFault | 'position' | 'revision' | 'previousHash' | 'hash';

export interface BadEvent {
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly fault: Fault;
}

/**
 * The counts cover the whole log, `sealed` what a seal that is believed covers of it. `bad` is the first bad event;
 * `named` holds it and those that follow, up to a hundred, `faults` counts them all.
 */
export interface ChainReport {
  readonly events: number;
  readonly streams: number;
  readonly sealed: number;
  readonly bad: BadEvent | undefined;
  readonly named: readonly BadEvent[];
  readonly faults: Readonly<Partial<Record<Fault, number>>>;
  readonly unmet: readonly Unmet[];
  readonly newest: SealData | undefined;
}

export interface ChainOptions {
  readonly expected?: Expectation;
  /** The events are not a whole log, so that no seal can be compared with them. */
  readonly isPart?: boolean;
}

const mostNamed = 100;
const beforeFirst: Link = { revision: -1, hash: chainStart };

const faultOf = (event: RecordedEvent, before: Link, newestPosition: number): Fault | undefined => {
  if (event.position <= newestPosition) return 'position';
  if (event.revision !== before.revision + 1) return 'revision';
  if (event.fault !== undefined) return event.fault;
  if (before.hash !== undefined && event.meta.previousHash !== before.hash) return 'previousHash';
  return event.meta.hash === hashOf(event) ? undefined : 'hash';
};

/** Ours link past events of others; one that is damaged may have lost its hash. */
const linkTo = ({ revision, fault, meta }: RecordedEvent, before: Link): Link => {
  if (fault === 'foreign') return { revision, hash: before.hash };
  return { revision, hash: fault === undefined ? meta.hash : undefined };
};

/**
 * Takes all events of a log in order, and goes on behind a bad one as if it were right. Only seals show that the end of
 * a stream, or a whole one, was cut off. Its memory does not grow with the log.
 */
export async function verifyChain(
  batches: AsyncIterable<readonly RecordedEvent[]>,
  { expected = nothingExpected, isPart = false }: ChainOptions = {},
): Promise<ChainReport> {
  const scratch = scratchFolder();
  const links = streamLinks(scratch);
  const seals = isPart ? noSealCheck : sealCheck(scratch, expected);
  try {
    const found = faultList();
    const follow = chainCheck(links);
    let events = 0;
    for await (const batch of batches) {
      for (const event of batch) found.add(event, [follow.take(event), seals.take(event)]);
      events += batch.length;
    }
    const unmet = seals.finish();
    return {
      events,
      streams: follow.streams(),
      sealed: seals.sealed(),
      ...found.report(),
      unmet,
      newest: seals.newest(),
    };
  } finally {
    links.close();
    seals.close();
    scratch.remove();
  }
}

const chainCheck = (links: StreamLinks) => {
  let [streams, newestPosition] = [0, -1];
  return {
    streams: () => streams,
    take: (event: RecordedEvent): Fault | undefined => {
      const known = links.get(event.stream);
      if (known === undefined) streams += 1;
      const before = known ?? beforeFirst;
      const fault = faultOf(event, before, newestPosition);
      links.set(event.stream, linkTo(event, before));
      newestPosition = Math.max(newestPosition, event.position);
      return fault;
    },
  };
};

const faultList = () => {
  const named: BadEvent[] = [];
  const faults: Partial<Record<Fault, number>> = {};
  return {
    add: ({ stream, revision, position }: RecordedEvent, [chainFault, sealFault]: readonly (Fault | undefined)[]) => {
      const fault = chainFault ?? sealFault;
      if (fault === undefined) return;
      faults[fault] = (faults[fault] ?? 0) + 1;
      if (named.length < mostNamed) named.push({ stream, revision, position, fault });
    },
    report: () => ({ bad: named[0], named, faults }),
  };
};

/** The first bad event, unless all that is wrong is that others wrote into the log. */
export const badOfOurs = ({ bad, named, faults }: ChainReport): BadEvent | undefined =>
  Object.keys(faults).every((fault) => fault === 'foreign')
    ? undefined
    : (named.find(({ fault }) => fault !== 'foreign') ?? bad);

export const verifyStream = (store: Pick<EventStore, 'readStream'>, stream: string): Promise<ChainReport> =>
  verifyChain(store.readStream(stream), { isPart: true });

/** `prefixes` leaves out streams that are not ours, such as an engine's own. */
export const verifyLog = (store: Pick<EventStore, 'readAll'>, prefixes?: readonly string[]): Promise<ChainReport> =>
  verifyChain(eventsOf(store.readAll(prefixes === undefined ? { after: 0 } : { after: 0, prefixes })));

export async function* eventsOf(
  batches: AsyncIterable<{ readonly events: readonly RecordedEvent[] }>,
): AsyncGenerator<readonly RecordedEvent[]> {
  for await (const { events } of batches) yield events;
}
