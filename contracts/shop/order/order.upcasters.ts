import type { Upcasters } from '../../kernel/upcasters.ts';
import type { OrderEvent } from './order.events.ts';

interface OrderShipped1 {
  readonly id: string;
  readonly courier: string;
  readonly tracking: string;
}

export const orderUpcasters: Upcasters<OrderEvent> = {
  OrderShipped: [
    // All goods went in one parcel; how many were left of each line only the events before it tell.
    ({ id, courier, tracking }: OrderShipped1) => ({ id, parcel: { no: 1, courier, tracking, parts: null } }),
  ],
};
