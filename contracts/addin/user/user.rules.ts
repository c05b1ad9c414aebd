import type { LicenceState } from './user.fields.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** So long the add-in works without an answer of ours, since the last that said its licence is valid. */
export const offlineGraceDays = 7;
/** How often it says that it is running, in seconds. */
export const heartbeatSeconds = 300;
/** A heartbeat is written down when the last one is so old, ms: the others only answer. */
export const seenEveryMs = 15 * 60 * 1000;
/** Sessions of one add-in at a time; the oldest is given up. */
export const mostSessions = 10;

/** In epoch ms; null where there is nothing to be lenient with. */
export const graceUntil = (state: LicenceState, now: number): number | null =>
  state === 'valid' ? now + offlineGraceDays * dayMs : null;
