import type { EventBatch, EventStore } from '../event-store/event-store.ts';
import type { KeyVault } from '../key-vault/key-vault.ts';
import type { Log } from '../log/logger.ts';
import { hasSealed, openEvents } from './open-events.ts';

/** The log with sealed fields opened; hashes stay those of what is stored, so checks and copies take the store. */
export const openingEventStore = (
  store: EventStore,
  keys: Pick<KeyVault, 'find'>,
  log: Pick<Log, 'error'>,
): EventStore => {
  const open = openEvents(keys, log);
  const openBatches = async function* (batches: AsyncIterable<EventBatch>) {
    for await (const batch of batches)
      yield hasSealed(batch.events) ? { ...batch, events: await open(batch.events) } : batch;
  };
  return {
    append: (stream, events, expected) => store.append(stream, events, expected),
    readStream: async function* (stream, options) {
      for await (const events of store.readStream(stream, options))
        yield hasSealed(events) ? await open(events) : events;
    },
    readAll: (options) => openBatches(store.readAll(options)),
    subscribe: (options, signal) => openBatches(store.subscribe(options, signal)),
    eventAt: async (position) => {
      const event = await store.eventAt(position);
      return event && (await open([event]))[0];
    },
    head: () => store.head(),
    close: () => store.close(),
  };
};
