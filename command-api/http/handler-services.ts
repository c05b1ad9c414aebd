import type { Clock } from '@maru/platform/clock/clock';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import type { RateLimits } from '../abuse/rate-limits.ts';
import type { Load } from '../pipeline/aggregate.ts';

export interface HandlerServices {
  readonly load: Load;
  /** To find things; nothing is decided by what a view says. */
  readonly views: ViewStore;
  readonly clock: Clock;
  readonly limits: RateLimits;
}
