import type { Clock } from '@maru/platform/clock/clock';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import type { RateLimits } from '../abuse/rate-limits.ts';
import type { Streams } from '../pipeline/streams.ts';

export interface HandlerServices {
  readonly load: Streams['load'];
  /** To find things; nothing is decided by what a view says. */
  readonly views: ViewStore;
  readonly clock: Clock;
  readonly limits: RateLimits;
}
