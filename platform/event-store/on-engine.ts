import { EventStoreUnavailable } from './event-store.ts';

/** Runs a piece of work on the engine; whatever the engine throws means that it cannot serve now. */
export function onEngine<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof EventStoreUnavailable) throw cause;
    throw new EventStoreUnavailable(`the event log refuses work: ${String(cause)}`, { cause });
  }
}
