import type { EventBatch } from '@maru/platform/event-store/event-store';
import type { Runtime } from './runtime.ts';

/** What others wrote into our streams is left out of all views, and must not stay unseen. */
export const reportForeign = ({ log, metrics }: Runtime, { events }: EventBatch): void => {
  for (const { fault, stream, revision, position, type } of events) {
    if (fault !== 'foreign') continue;
    metrics.countForeign();
    log.warn({ stream, revision, position, type }, 'an event that is none of ours was left out');
  }
};
