import type { EventBatch, EventStore, RecordedEvent } from '../event-store/event-store.ts';
import { type AnyUpcasters, upcastIn } from '@maru/contracts/kernel/upcasters';
import type { KeyVault } from '../key-vault/key-vault.ts';
import type { Log } from '../log/logger.ts';
import { hasSealed, openEvents } from './open-events.ts';

export interface ReadingParts {
  readonly keys: Pick<KeyVault, 'find'>;
  readonly upcasters: AnyUpcasters;
  readonly log: Pick<Log, 'error'>;
}

/**
 * The log as folds, projections, workflows and people read it: sealed fields opened, and each event in the shape of
 * today. Hashes stay those of what is stored, so checks and copies take the store itself.
 */
export const readingEventStore = (store: EventStore, { keys, upcasters, log }: ReadingParts): EventStore => {
  const open = openEvents(keys, log);
  const read = async (stored: readonly RecordedEvent[]): Promise<readonly RecordedEvent[]> => {
    const opened = hasSealed(stored) ? await open(stored) : stored;
    return opened.map((event) => (event.fault ? event : upcastIn(upcasters, event)));
  };
  const readBatches = async function* (batches: AsyncIterable<EventBatch>) {
    for await (const batch of batches) yield { ...batch, events: await read(batch.events) };
  };
  return {
    append: (stream, events, expected) => store.append(stream, events, expected),
    readStream: async function* (stream, options) {
      for await (const events of store.readStream(stream, options)) yield await read(events);
    },
    readAll: (options) => readBatches(store.readAll(options)),
    subscribe: (options, signal) => readBatches(store.subscribe(options, signal)),
    readBackwards: async function* () {
      for await (const event of store.readBackwards()) yield* await read([event]);
    },
    eventAt: async (position) => {
      const event = await store.eventAt(position);
      return event && (await read([event]))[0];
    },
    head: () => store.head(),
    close: () => store.close(),
  };
};
