import type { ClockMemory, RememberedClock } from '../clock/clock-check.ts';
import type { Document, ViewDefinition, ViewStore } from './view-store.ts';

type ClockDocument = Document & RememberedClock;

const view: ViewDefinition = { name: 'clock', version: 1, fields: {}, indexes: [] };
const { name, version } = view;
const id = 'clock';

/** What is known of the clock, kept beside the views for the next start; several processes share it. */
export const clockMemory = (views: ViewStore): ClockMemory => {
  const stored = async () => {
    await views.define(view);
    return views.version(name, version).get<ClockDocument>(id);
  };
  return {
    load: async () => (await stored())?.doc,
    save: async (remembered, endsDoubt) => {
      const before = await stored();
      // Whoever doubts may run on another computer: its doubt is its own to end.
      if (before?.doc.isDoubted && !remembered.isDoubted && !endsDoubt) return;
      const position = (before?.position ?? 0) + 1;
      await views.write(name, version, [{ id, doc: { id, ...remembered }, position }], 0);
    },
  };
};
