import { Rejected } from '@maru/contracts/kernel/rejections';
import type { OrderDecider } from './order.state.ts';

export const placeOrder: OrderDecider<'PlaceOrder'> = (state, { data }) => {
  if (state) throw new Rejected('key_reused');
  return [{ type: 'OrderPlaced', data }];
};
