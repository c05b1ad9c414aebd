import type { Placed } from '@maru/contracts/shop/order/order.routes';
import type { AskingBack, Cancelling } from './order.api.ts';

/**
 * How whoever looks at an order takes steps: as its buyer, or as a guest who shows number and phone. Answers whether it
 * was done.
 */
export interface OrderDoors {
  readonly cancel: (wanted: Cancelling) => Promise<boolean>;
  readonly askBack: (wanted: AskingBack) => Promise<boolean>;
  readonly confirm: () => Promise<boolean>;
  /** What a payment window is opened with; undefined where it was refused. */
  readonly openPayment: () => Promise<Placed | undefined>;
}
