import { mustBeAllowed } from './order.rules.ts';
import { type OrderDecider, placed } from './order.state.ts';

export const shipOrder: OrderDecider<'ShipOrder'> = (state, { data }, by) => {
  mustBeAllowed(placed(state), 'ship', by);
  return [{ type: 'OrderShipped', data }];
};
