import type { EventStore } from '@maru/platform/event-store/event-store';

/** The log on EventStoreDB. Its client takes half a second to load, which tools over a file need not wait for. */
export const openEsdb = async (url: string): Promise<EventStore> => {
  const { openEsdbEventStore } = await import('@maru/platform/event-store/esdb-event-store');
  const { createLogger } = await import('@maru/platform/log/logger');
  // The standard output may be an export.
  return openEsdbEventStore(url, createLogger({ level: 'warn', destination: process.stderr }));
};
