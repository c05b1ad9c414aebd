import type { AnyUpcasters } from '../kernel/upcasters.ts';
import { orderUpcasters } from '../shop/order/order.upcasters.ts';

/** Of all events whose shape has changed since they were first stored. */
export const upcasters: AnyUpcasters = { ...orderUpcasters };
