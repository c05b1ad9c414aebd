import type { Engines } from '../engines/engines.ts';
import type { Check } from '../http/health.ts';

/**
 * Whether the engines that keep things can be reached. A live bus that is away makes screens late, and nothing wrong.
 */
export const engineChecks = ({
  events,
  views,
}: Pick<Engines, 'events' | 'views'>): Readonly<Record<string, Check>> => ({
  log: () => events.head(),
  views: () => views.versions('user'),
});
