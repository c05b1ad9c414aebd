import type { AnyUpcasters } from '../kernel/upcasters.ts';
import { orderSuccessors, orderUpcasters } from '../shop/order/order.upcasters.ts';

/** Of all events whose shape or type has changed since they were first stored. */
export const upcasters: AnyUpcasters = { ...orderUpcasters, ...orderSuccessors };
