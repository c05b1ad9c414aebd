import { endedEarly, isNoPlace, NodeFailure } from './esdb-errors.ts';
import type { EsdbHead } from './esdb-head.ts';
import { type EsdbNode, fromLeader } from './esdb-node.ts';
import { type EsdbReads, readAhead } from './esdb-pull.ts';
import { from, isOurs, positionOf, type Resolved, toRecorded } from './esdb-recorded.ts';
import type { RecordedEvent } from './event-store.ts';

export interface EventLookup {
  readonly node: EsdbNode;
  readonly reads: EsdbReads;
  readonly head: EsdbHead;
}

/** Undefined where no event of ours begins at the position. */
export async function readEventAt(lookup: EventLookup, position: number): Promise<RecordedEvent | undefined> {
  const failed = lookup.node.beginCall();
  const place = await firstPlaceFrom(lookup, position).catch((error: unknown) => {
    if (isNoPlace(error)) return undefined;
    throw failed(error);
  });
  if (place !== 'end') return place && isOurs(place) && positionOf(place) === position ? toRecorded(place) : undefined;
  if ((await lookup.head.position()) < position) return undefined;
  throw failed(new NodeFailure(endedEarly));
}

async function firstPlaceFrom({ node, reads }: EventLookup, position: number): Promise<Resolved | 'end'> {
  const read = node.client.readAll({ fromPosition: from(position), maxCount: 1, ...fromLeader }, readAhead);
  for await (const [place] of reads.pull(read, () => read.cancel())) if (place) return place;
  return 'end';
}
