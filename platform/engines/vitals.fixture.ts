import type { Engines } from './engines.ts';
import type { Vitals } from './vitals.ts';

/** Of engines that nobody asks how they are. */
const noVitals: Vitals = { checks: {}, measure: async () => ({ log: null, views: null, free: null, total: null }) };

/** What nobody asks for where a log is read and written only. */
export const unasked = (storedEvents: Engines['storedEvents']): Pick<Engines, 'storedEvents' | 'vitals'> => ({
  storedEvents,
  vitals: noVitals,
});
