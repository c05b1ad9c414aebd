import { BACKWARDS, END } from '@eventstore/db-client';
import { type EsdbNode, fromLeader } from './esdb-node.ts';
import { type EsdbReads, readAhead } from './esdb-pull.ts';
import { isOurs, toRecorded } from './esdb-recorded.ts';
import type { RecordedEvent } from './event-store.ts';

const options = { direction: BACKWARDS, fromPosition: END, maxCount: Number.MAX_SAFE_INTEGER, ...fromLeader } as const;

/** What is not the server's own, newest first. */
export async function* readBackwards(node: EsdbNode, reads: EsdbReads): AsyncGenerator<RecordedEvent> {
  const failed = node.beginCall();
  const read = node.client.readAll(options, readAhead);
  try {
    for await (const piece of reads.pull(read, () => read.cancel()))
      yield* piece.filter(isOurs).flatMap((place) => toRecorded(place) ?? []);
  } catch (error) {
    throw failed(error);
  }
}
