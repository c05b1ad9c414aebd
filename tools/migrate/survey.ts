import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import { rollHash, rollingStart } from '@maru/platform/event-store/hash-chain';
import { type ChainReport, verifyChain } from '@maru/platform/event-store/verify-chain';

type Batches = AsyncIterable<readonly RecordedEvent[]>;

/** A log that was read and checked once: equal `hash` means the same events in the same order. */
export interface Survey extends ChainReport {
  readonly hash: string;
  readonly kinds: ReadonlyMap<string, number>;
}

const kindOf = (stream: string) => stream.split('-', 1)[0] ?? stream;

export const survey = async (
  batches: Batches,
  onEvents: (count: number) => void = () => undefined,
): Promise<Survey> => {
  let hash = rollingStart;
  let count = 0;
  const kinds = new Map<string, number>();
  async function* countedBatches() {
    for await (const batch of batches) {
      for (const event of batch) {
        hash = rollHash(hash, event);
        kinds.set(kindOf(event.stream), (kinds.get(kindOf(event.stream)) ?? 0) + 1);
      }
      onEvents((count += batch.length));
      yield batch;
    }
  }
  const report = await verifyChain(countedBatches());
  return { ...report, hash, kinds };
};

export const table = (source: Survey, target: Survey): readonly string[] => {
  const kinds = [...new Set([...source.kinds.keys(), ...target.kinds.keys()])].toSorted();
  const line = (name: string, here: number, there: number) =>
    `${name.padEnd(24)}${String(here).padStart(12)}${String(there).padStart(12)}${here === there ? '' : '  differs'}`;
  return [
    `${'events'.padEnd(24)}${'source'.padStart(12)}${'target'.padStart(12)}`,
    ...kinds.map((kind) => line(kind, source.kinds.get(kind) ?? 0, target.kinds.get(kind) ?? 0)),
    line('all', source.events, target.events),
    line('streams', source.streams, target.streams),
    line('sealed', source.sealed, target.sealed),
  ];
};
