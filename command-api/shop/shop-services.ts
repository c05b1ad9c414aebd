import type { Clock } from '@maru/platform/clock/clock';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import type { RateLimits } from '../abuse/rate-limits.ts';
import type { Load } from '../pipeline/aggregate.ts';
import type { PaymentProvider } from './payment/payment-provider.ts';

/** What the handlers of carts, orders and payments work with. */
export interface ShopServices {
  readonly load: Load;
  /** To find an order by its number; nothing is decided by what a view says. */
  readonly views: ViewStore;
  readonly clock: Clock;
  readonly limits: RateLimits;
  readonly provider: PaymentProvider;
}
