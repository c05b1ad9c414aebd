import type { ParcelTracker } from './parcel-tracker.ts';

/** Parcels of the sandbox take a day and a half. */
const travelMs = 36 * 60 * 60_000;

/** A carrier that loses nothing; `now` answers epoch ms. */
export const sandboxTracker = (now: () => number): ParcelTracker => ({
  find: async ({ sent_at }) => (now() >= sent_at + travelMs ? 'delivered' : 'moving'),
});
